import { batch, computed, effect, signal } from '@preact/signals'
import type { Finding } from '../../../finding.ts'
import type { FileKind } from '../../../kit/file.ts'
import type { Options } from '../../../order/option.ts'
import type { LaidView, LayWanted, MadeFile, NamesView, Refused } from '../../talk.ts'
import { engine, isOutdated, NoAnswer } from '../engine.ts'
import { game, gameRefused, own } from '../game.ts'
import { keepChoices, keptChoices } from '../kept-choices.ts'
import { choose, route } from '../route.ts'
import { followWork, isLoaded, work } from '../translate/work.ts'
import { pageLanguage } from '../words.ts'
import { paperHere } from './paper.ts'

// The kit that is being chosen: what there is to choose, what was laid out for the choices, and what was found.

export const laid = signal<LaidView | undefined>(undefined)
const ofWords = signal<readonly Finding[]>([])
/** What the things of the game are called in the language of the page. */
export const names = signal<NamesView | undefined>(undefined)
/** Why there is no kit as it was chosen; what was laid out before is another. */
const notLaid = signal<Refused | undefined>(undefined)
/** Why something else failed: the kit that is there can still be saved. */
const notDone = signal<Refused | undefined>(undefined)
export const refused = computed(() => gameRefused.value ?? notLaid.value ?? notDone.value)
/** Laid out at the moment. */
export const isLaying = signal(false)
/** Painted at the moment: how far, in parts of one. */
export const painting = signal<number | undefined>(undefined)
export const forced = signal(false)
/** What is laid out is what was chosen: nothing else may be saved as if it were. */
export const isCurrent = computed(() => !isLaying.value && !gameRefused.value && !notLaid.value)
/** Of what was laid out last, the first page is there to be seen. */
export const drawn = signal(0)

/** Of the kit that was chosen: what was found in the one before says nothing of it. */
export const findings = computed(() =>
  notLaid.value ? [] : [...(laid.value?.findings ?? []), ...ofWords.value],
)

/** Texts on the kit that are in no file yet. */
export const unsaved = computed((): number => {
  const { lang = game.value?.languages[0]?.code, bilingual = lang } = route.value.options
  const languages = [...new Set([lang, bilingual])]
  return languages.flatMap((each) => Object.keys(work.value.drafts[each ?? '']?.texts ?? {})).length
})
/** Those that the game has, and those that were begun here. */
export const languages = computed(() => [
  ...(game.value?.languages ?? []).map(({ code, name }) => ({ value: code, name })),
  ...work.value.begun
    .filter(({ code }) => !game.value?.languages.some((language) => language.code === code))
    .map(({ code, name }) => ({ value: code, name })),
])
export const isFaulty = computed(() => findings.value.some(({ severity }) => severity === 'error'))
/** Errors stop a print, as they do on the command line. */
export const isStopped = computed(() => isFaulty.value && !forced.value)

let begun = false

/** Lays out whatever the address asks for, from now on. */
export function begin(): void {
  if (begun) return
  begun = true
  followWork()
  effect(() => {
    // Nothing of one game is shown as if it were of another.
    void own.value
    laid.value = notLaid.value = notDone.value = names.value = undefined
    ofWords.value = []
    forced.value = false
  })
  effect(settle)
  effect(lay)
  // What is seen comes first: the checks of words read more than a kit needs.
  effect(() => {
    if (drawn.value > 0 && drawn.value === laid.value?.id)
      void ask(async () => {
        ofWords.value = await engine.ask('words', undefined)
      })
  })
  effect(() => {
    const lang = pageLanguage.value
    if (drawn.value > 0 && game.value && game.value.expansions.length > 0)
      void ask(async () => {
        names.value = await engine.ask('names', lang)
      })
  })
}

/** Choices are kept, and are there again whenever somebody comes without any; a link brings its own. */
function settle(): void {
  const { view, options } = route.value
  if (view !== 'print' || !game.value) return
  if (Object.keys(options).length > 0) {
    keepChoices('print', options)
    return
  }
  const codes = game.value.languages.map(({ code }) => code)
  const spoken = pageLanguage.peek()
  const kept = keptChoices('print')
  const paper = Object.keys(kept).length > 0 ? {} : paperHere(game.value.papers)
  // Also the usual language is in the address: the link would bring another person's choices otherwise.
  choose({ lang: codes.includes(spoken) ? spoken : codes[0], ...paper, ...kept })
}

function lay(): void {
  const { view, options } = route.value
  // The game is told anew when a file of it has changed.
  if (view !== 'print' || Object.keys(options).length === 0 || !game.value || !isLoaded.value) return
  const wanted = wantedWith(options)
  const turn = ++layings
  isLaying.value = true
  // An answer may come in while the next is being asked for; the engine has put that kit away by then, and it cannot be printed.
  const settled = (view: LaidView | undefined, why?: Refused) => {
    if (turn !== layings) return
    batch(() => {
      if (view) laid.value = view
      notLaid.value = why
      notDone.value = undefined
      isLaying.value = false
    })
  }
  void ask(
    async () => settled(await engine.ask('lay', wanted)),
    (why) => settled(undefined, why),
  )
}
/** How many kits were asked for: only the last one is what the choices say. */
let layings = 0

/** With what somebody wrote, unless they want the kit without it. */
function wantedWith({ drafts: wish, ...options }: Options): LayWanted {
  const { begun: languages, drafts } = work.value
  const isNothing = languages.length === 0 && Object.keys(drafts).length === 0
  if (isNothing) return { options }
  return { options, work: wish === 'off' ? { begun: languages, drafts: {} } : work.value }
}

async function ask(work: () => Promise<void>, tell = notDoneBecause): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isOutdated(error)) return
    tell(
      error instanceof NoAnswer ? error.refused : { why: 'fault', message: String((error as Error).message) },
    )
  }
}

function notDoneBecause(why: Refused): void {
  notDone.value = why
}

/** A choice, or none of its own: then the usual one holds. */
export function set(name: string, value: string | undefined): void {
  const { [name]: _, ...others } = route.value.options
  choose(value === undefined || value === '' ? others : { ...others, [name]: value })
}

let stop: AbortController | undefined
export const cancel = (): void => stop?.abort()

/** Paints files of what is laid out; nothing when somebody cancels it. */
export async function paint(kinds?: readonly FileKind[]): Promise<readonly MadeFile[]> {
  const id = laid.value?.id
  if (id === undefined) return []
  stop = new AbortController()
  painting.value = 0
  let files: readonly MadeFile[] = []
  await ask(async () => {
    files = await engine.ask(
      'files',
      { laid: id, ...(kinds && { kinds }) },
      {
        signal: stop!.signal,
        onProgress: (done, of) => {
          painting.value = done / of
        },
      },
    )
  })
  painting.value = undefined
  return files
}

export async function paintCalibration(): Promise<readonly MadeFile[]> {
  const { lang, paper, offset, drafts } = route.value.options
  let files: readonly MadeFile[] = []
  await ask(async () => {
    files = [await engine.ask('calibration', wantedWith({ lang, paper, offset, drafts }))]
  })
  return files
}

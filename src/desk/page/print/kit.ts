import { computed, effect, signal } from '@preact/signals'
import type { Finding } from '../../../finding.ts'
import type { FileKind } from '../../../kit/file.ts'
import type { GameView, LaidView, MadeFile, Refused } from '../../talk.ts'
import { engine, isOutdated, NoAnswer } from '../engine.ts'
import { revision } from '../home.ts'
import { choose, route } from '../route.ts'

// The kit that is being chosen: what there is to choose, what was laid out for the choices, and what was found.

export const game = signal<GameView | undefined>(undefined)
export const laid = signal<LaidView | undefined>(undefined)
const ofWords = signal<readonly Finding[]>([])
export const refused = signal<Refused | undefined>(undefined)
/** Laid out at the moment. */
export const isLaying = signal(false)
/** Painted at the moment: how far, in parts of one. */
export const painting = signal<number | undefined>(undefined)
export const forced = signal(false)
/** Of what was laid out last, the first page is there to be seen. */
export const drawn = signal(0)

export const findings = computed(() => [...(laid.value?.findings ?? []), ...ofWords.value])
/** Errors stop a print, as they do on the command line. */
export const isStopped = computed(
  () => findings.value.some(({ severity }) => severity === 'error') && !forced.value,
)

const REMEMBERED = 'growl.print'
let begun = false

/** Lays out whatever the address asks for, from now on. */
export function begin(): void {
  if (begun) return
  begun = true
  remember()
  ask(async () => {
    game.value = await engine.ask('game', undefined)
  })
  effect(() => {
    const { view, options } = route.value
    // Also when a file of the game has changed.
    void revision.value
    if (view !== 'print') return
    isLaying.value = true
    void ask(async () => {
      laid.value = await engine.ask('lay', options)
      refused.value = undefined
      isLaying.value = false
    })
  })
  // What is seen comes first: the checks of words read more than a kit needs.
  effect(() => {
    if (drawn.value > 0 && drawn.value === laid.value?.id)
      void ask(async () => {
        ofWords.value = await engine.ask('words', undefined)
      })
  })
}

/** Choices are kept; a link that brings its own wins. */
function remember(): void {
  const kept = localStorage.getItem(REMEMBERED)
  if (kept !== null && Object.keys(route.value.options).length === 0) {
    try {
      choose(JSON.parse(kept) as Record<string, string>)
    } catch {
      localStorage.removeItem(REMEMBERED)
    }
  }
  effect(() => {
    const { view, options } = route.value
    if (view === 'print') localStorage.setItem(REMEMBERED, JSON.stringify(options))
  })
}

async function ask(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isOutdated(error)) return
    isLaying.value = false
    refused.value =
      error instanceof NoAnswer ? error.refused : { why: 'fault', message: String((error as Error).message) }
  }
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
  const { lang, paper, offset } = route.value.options
  let files: readonly MadeFile[] = []
  await ask(async () => {
    files = [await engine.ask('calibration', { lang, paper, offset })]
  })
  return files
}

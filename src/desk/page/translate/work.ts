import { computed, effect, signal, untracked } from '@preact/signals'
import type { NewLanguage } from '../../../library/begin.ts'
import type { Drafts, WaivedDraft, Work } from '../../talk-translate.ts'
import { followGame, game, scope } from '../game.ts'
import { type Change, idOf, type Kept, newerThan, Store, type TextInFile, textId } from './store.ts'

/** Everything that was done and is in no file of the game yet, by its id. */
const kept = signal<ReadonlyMap<string, Kept>>(new Map())

export const things = computed((): readonly Kept[] => [...kept.value.values()])

/** "unsafe": the browser keeps nothing, so that closing the page loses it. */
export const keeping = signal<'safe' | 'saving' | 'unsafe'>('safe')
export const isLoaded = signal(false)
/** What another tab changed last. */
export const fromElsewhere = signal<Change | undefined>(undefined)
/** The language in which somebody wrote in another tab a moment ago. */
export const writtenElsewhere = signal<string | undefined>(undefined)
const MOMENT = 8000

export const work = computed((): Work => workOf(things.value))
export const changedTexts = computed(() => things.value.filter(({ kind }) => kind === 'text').length)
export const hasWork = computed(() => kept.value.size > 0)

export function workOf(things: readonly Kept[]): Work {
  // Without a prototype: a language may be called "__proto__", and so may a text.
  const drafts: Record<string, DraftsMade> = Object.create(null)
  const begun: NewLanguage[] = []
  for (const thing of things) {
    if (thing.kind === 'begun') {
      begun.push({ code: thing.lang, name: thing.name })
      continue
    }
    drafts[thing.lang] ??= { texts: Object.create(null), accepted: [], waived: [] }
    const { texts, accepted, waived } = drafts[thing.lang]!
    const { key } = thing
    if (thing.kind === 'text') texts[key] = thing.value
    else if (thing.kind === 'accepted') accepted.push(key)
    else waived.push({ code: thing.code, key, reason: thing.reason, value: thing.value })
  }
  return { begun, drafts }
}

interface DraftsMade extends Drafts {
  readonly texts: Record<string, string>
  readonly accepted: string[]
  readonly waived: WaivedDraft[]
}

let store: Store | undefined
let storeFor: string | undefined
let pending = 0
let begun = false

/** Brings back what was done before for the game on the desk, and follows what other tabs do. */
export function followWork(): void {
  if (begun) return
  begun = true
  followGame()
  addEventListener('beforeunload', (event) => {
    if (keeping.value !== 'safe' && hasWork.value) event.preventDefault()
  })
  effect(() => {
    if (game.value === undefined) return
    const wanted = scope.value
    untracked(() => void openWork(wanted))
  })
}

async function openWork(wanted: string): Promise<void> {
  if (storeFor === wanted) return
  storeFor = wanted
  store?.close()
  isLoaded.value = false
  kept.value = new Map()
  fromElsewhere.value = undefined
  tellWritten(undefined)
  ofOtherTab.clear()
  const opened = new Store(wanted, (change) => {
    if (change.kept?.kind === 'text') {
      ofOtherTab.set(change.id, change.kept.value)
      tellWritten(change.kept.lang)
    }
    apply(change)
    fromElsewhere.value = change
  })
  store = opened
  try {
    const things = await opened.all()
    if (store !== opened) return
    kept.value = new Map([...things.map((thing) => [idOf(thing), thing] as const), ...kept.value])
  } catch {
    keeping.value = 'unsafe'
  }
  if (store === opened) isLoaded.value = true
}

let telling: ReturnType<typeof setTimeout> | undefined
function tellWritten(lang: string | undefined): void {
  clearTimeout(telling)
  writtenElsewhere.value = lang
  if (lang !== undefined) telling = setTimeout(() => tellWritten(undefined), MOMENT)
}

/** What another tab wrote last, by the id of the text. */
const ofOtherTab = new Map<string, string>()

/** Whether a wording is what another tab wrote, and so was seen here before somebody wrote on. */
export const isOfOtherTab = ({ lang, key, value }: TextInFile): boolean =>
  ofOtherTab.get(textId(lang, key)) === value

export const textIn = (lang: string, key: string): string | undefined => {
  const thing = kept.value.get(textId(lang, key))
  return thing?.kind === 'text' ? thing.value : undefined
}

/** Whether this very thing is kept, and nothing newer in its place. */
export const isKept = (thing: Kept): boolean => kept.value.get(idOf(thing)) === thing

/** The wording that a draft takes the place of. */
export const replacedBy = (lang: string, key: string): string | undefined => {
  const thing = kept.value.get(textId(lang, key))
  return thing?.kind === 'text' ? thing.was : undefined
}

/** Kept at once: here, on the disk, in other tabs. */
export function keep(thing: Kept): void {
  askToStay()
  tellWritten(undefined)
  apply({ id: idOf(thing), kept: thing })
  void saved(store?.keep(thing))
}

export function drop(id: string): void {
  if (!kept.value.has(id)) return
  apply({ id })
  void saved(store?.drop(id))
}

/** The file of a text has a wording now: whatever somebody has written since, here or in another tab, stays. */
export function settle(inFile: TextInFile): void {
  const id = textId(inFile.lang, inFile.key)
  if (!kept.value.has(id)) return
  apply({ id, inFile })
  void saved(store?.settle(inFile))
}

function apply({ id, kept: thing, inFile }: Change): void {
  const next = new Map(kept.value)
  const now = inFile === undefined ? thing : newerThan(next.get(id), inFile)
  if (now) next.set(id, now)
  else next.delete(id)
  kept.value = next
}

async function saved(writing: Promise<void> | undefined): Promise<void> {
  pending += 1
  if (keeping.value === 'safe') keeping.value = 'saving'
  try {
    await writing
    pending -= 1
    if (pending === 0) keeping.value = 'safe'
  } catch {
    pending -= 1
    keeping.value = 'unsafe'
  }
}

let asked = false
/** Browsers clear away what nobody asked them to keep. */
function askToStay(): void {
  if (asked) return
  asked = true
  navigator.storage?.persist?.().catch(() => {})
}

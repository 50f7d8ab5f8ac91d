import { computed, signal } from '@preact/signals'
import type { BegunLanguage, Drafts, WaivedDraft, Work } from '../../talk-translate.ts'
import { type Change, idOf, type Kept, Store } from './store.ts'

/** Everything that was done and is in no file of the game yet, by its id. */
const kept = signal<ReadonlyMap<string, Kept>>(new Map())

/** "unsafe": the browser keeps nothing, so that closing the page loses it. */
export const keeping = signal<'safe' | 'saving' | 'unsafe'>('safe')
export const isLoaded = signal(false)
/** What another tab changed last. */
export const fromElsewhere = signal<Change | undefined>(undefined)

export const work = computed((): Work => workOf([...kept.value.values()]))
export const changedTexts = computed(
  () => [...kept.value.values()].filter(({ kind }) => kind === 'text').length,
)
export const hasWork = computed(() => kept.value.size > 0)

export function workOf(things: readonly Kept[]): Work {
  const drafts: Record<string, DraftsMade> = {}
  const begun: BegunLanguage[] = []
  for (const thing of things) {
    if (thing.kind === 'begun') {
      begun.push({ code: thing.lang, name: thing.name })
      continue
    }
    drafts[thing.lang] ??= { texts: {}, accepted: [], waived: [] }
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
let pending = 0

/** Brings back what was done before, and follows what other tabs do. */
export async function openWork(): Promise<void> {
  if (store) return
  store = new Store((change) => {
    apply(change)
    fromElsewhere.value = change
  })
  addEventListener('beforeunload', (event) => {
    if (keeping.value !== 'safe' && hasWork.value) event.preventDefault()
  })
  try {
    const things = await store.all()
    kept.value = new Map([...things.map((thing) => [idOf(thing), thing] as const), ...kept.value])
  } catch {
    keeping.value = 'unsafe'
  }
  isLoaded.value = true
}

export const textIn = (lang: string, key: string): string | undefined => {
  const thing = kept.value.get(`text ${lang} ${key}`)
  return thing?.kind === 'text' ? thing.value : undefined
}

/** Kept at once: here, on the disk, in other tabs. */
export function keep(thing: Kept): void {
  askToStay()
  apply({ id: idOf(thing), kept: thing })
  void saved(store?.keep(thing))
}

export function drop(id: string): void {
  if (!kept.value.has(id)) return
  apply({ id })
  void saved(store?.drop(id))
}

function apply({ id, kept: thing }: Change): void {
  const next = new Map(kept.value)
  if (thing) next.set(id, thing)
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

import { signal } from '@preact/signals'
import { scope } from '../game.ts'
import { inScope, textId } from './store.ts'

// How texts read before somebody changed them here. What has come into the files is no draft any more, and is still theirs to look over
// and to take back, as long as the tab lasts.

export interface Earlier {
  /** Before the first change. */
  readonly first: string
  /** What is put back: that, or what was accepted last. */
  readonly back: string
}

const KEPT = 'growl.earlier'

const earlier = signal<ReadonlyMap<string, Earlier>>(new Map(read()))

/** Another game has texts of its own under the same keys. */
const idOf = (lang: string, key: string): string => inScope(scope.value, textId(lang, key))

export function noteChange(lang: string, key: string, before: string): void {
  const id = idOf(lang, key)
  if (!earlier.value.has(id)) set(id, { first: before, back: before })
}

export function noteAccepted(lang: string, key: string, value: string): void {
  const id = idOf(lang, key)
  const known = earlier.value.get(id)
  if (known) set(id, { ...known, back: value })
}

export const isChangedHere = (lang: string, key: string, now: string): boolean => {
  const known = earlier.value.get(idOf(lang, key))
  return known !== undefined && known.first !== now
}

export const earlierWording = (lang: string, key: string): string | undefined =>
  earlier.value.get(idOf(lang, key))?.back

function set(id: string, wordings: Earlier): void {
  earlier.value = new Map(earlier.value).set(id, wordings)
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([...earlier.value]))
  } catch {
    // Too much to be kept over a reload.
  }
}

function read(): readonly (readonly [string, Earlier])[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as readonly (readonly [string, Earlier])[]
  } catch {
    return []
  }
}

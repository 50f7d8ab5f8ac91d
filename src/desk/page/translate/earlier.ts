import { signal } from '@preact/signals'

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

/** `id`: of the game, the language and the text. */
export function noteChange(id: string, before: string): void {
  if (!earlier.value.has(id)) set(id, { first: before, back: before })
}

export function noteAccepted(id: string, value: string): void {
  const known = earlier.value.get(id)
  if (known) set(id, { ...known, back: value })
}

export const isChangedHere = (id: string, now: string): boolean => {
  const known = earlier.value.get(id)
  return known !== undefined && known.first !== now
}

export const earlierWording = (id: string): string | undefined => earlier.value.get(id)?.back

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

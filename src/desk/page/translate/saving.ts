import { effect, signal } from '@preact/signals'
import type { Finding } from '../../../finding.ts'
import type { Written } from '../../../library/written.ts'
import type { LockEntry } from '../../../locale/lock.ts'
import type { TextView } from '../../talk-translate.ts'
import { isSavedToDisk, own } from '../game.ts'
import { isDeskAway, isOnDisk, lookAgain, revision, save, tagOf } from '../home.ts'
import { saved } from './saved.ts'
import { begin, isWrittenHere, load, showWritten, view } from './state.ts'
import { idOf, type Kept, type TextInFile, textId } from './store.ts'
import { drop, isKept, isOfOtherTab, keep, settle, textIn, things } from './work.ts'

// With `growl desk` what somebody does goes into the files soon after the last key. Until it is there it is kept in the browser.

/** How a text is on the disk that somebody else has changed meanwhile, by the id of ours. */
const onDisk = signal<ReadonlyMap<string, string>>(new Map())
/** Why something could not be saved though the desk is there; it stays in the browser. */
export const notSaved = signal<string | undefined>(undefined)

/** What was not done, because something else has changed or is wrong; by language and text or unit. */
export type NotDone =
  | { readonly what: 'accept-changed' }
  | { readonly what: 'accept-wrong'; readonly findings: readonly Finding[] }
  | { readonly what: 'waive-changed'; readonly reason: string }
export const notDone = signal<ReadonlyMap<string, NotDone>>(new Map())

/** What the lock said before somebody accepted a text here; by language and unit. */
const undoable = signal<ReadonlyMap<string, { readonly before: LockEntry | null; readonly tag: string }>>(
  new Map(),
)

/** So long after the last key. */
const PAUSE = 600
/** So long after nobody has answered. */
const LONGER = 3000
const placeOf = (lang: string, key: string): string => `${lang} ${key}`

let begun = false
let isSaving = false
/** Not tried again until they change, or the desk is opened anew. */
const refused = new Set<Kept>()

export function saveAsWritten(): void {
  if (begun || !isOnDisk()) return
  begun = true
  begin()
  let waiting: ReturnType<typeof setTimeout> | undefined
  effect(() => {
    void own.value
    onDisk.value = notDone.value = undoable.value = new Map()
  })
  effect(() => {
    // Somebody has mended a file, perhaps.
    if (revision.value > 0) refused.clear()
    // A game of somebody's own is not the one on the disk, though its texts may have the same keys.
    const isToDo = isSavedToDisk() && things.value.some((thing) => !isHeld(thing))
    clearTimeout(waiting)
    if (isDeskAway()) {
      refused.clear()
      notSaved.value = undefined
    } else if (isToDo) waiting = setTimeout(() => void saveAll(), PAUSE)
  })
}

const isHeld = (thing: Kept): boolean => onDisk.value.has(idOf(thing)) || refused.has(thing)

/** A text is accepted as it is in its file, and a finding waived in it: so texts come before. */
const ORDER: readonly Kept['kind'][] = ['begun', 'text', 'waived', 'accepted']

async function saveAll(): Promise<void> {
  if (isSaving) return
  isSaving = true
  let pause = PAUSE
  try {
    // Another tab may have been quicker.
    for (const kind of ORDER)
      for (const thing of things.value.filter((each) => each.kind === kind && !isHeld(each)))
        if (isSavedToDisk() && isKept(thing)) await saveOne(thing)
    notSaved.value = things.value.some((thing) => refused.has(thing)) ? notSaved.value : undefined
  } catch {
    // The desk was closed: what is kept is saved when it is open again.
    notSaved.value = isDeskAway() ? undefined : ''
    pause = LONGER
  }
  isSaving = false
  // Done meanwhile, or not done.
  if (isSavedToDisk() && !isDeskAway() && things.value.some((thing) => !isHeld(thing)))
    setTimeout(() => void saveAll(), pause)
}

async function saveOne(thing: Kept): Promise<void> {
  const written = await saved(thing)
  // Another game came on the desk meanwhile: what is kept for this one is compared with its file when it comes back.
  if (!isSavedToDisk()) return
  if ('refused' in written) {
    refused.add(thing)
    notSaved.value = written.refused
  } else await SETTLED[thing.kind](thing as never, written)
}

type Settle<Kind extends Kept['kind']> = (
  thing: Extract<Kept, { kind: Kind }>,
  written: Exclude<Written, { refused: string }>,
) => void | Promise<void>

/** What becomes of each once the desk has answered. What is in its file need not be kept. */
const SETTLED: { readonly [Kind in Kept['kind']]: Settle<Kind> } = {
  // Somebody else may have begun it: then it is there as well.
  begun: async (thing) => {
    await lookAgain()
    await load(view.value?.lang)
    drop(idOf(thing))
  },
  text: (thing, written) => {
    const { lang, key, value } = thing
    // Another tab has saved the very same.
    const isThere = 'saved' in written || ('changed' in written && written.changed === value)
    if (isThere) {
      settleText({ lang, key, value })
      forget(placeOf(lang, key))
    } else if ('changed' in written) {
      const inFile = { lang, key, value: written.changed ?? '' }
      // This tab or another has put there what was seen here before: this one comes after it.
      if (isWrittenHere(inFile) || isOfOtherTab(inFile)) settle(inFile)
      else noteConflict(idOf(thing), written.changed)
    }
  },
  waived: (thing, written) => {
    drop(idOf(thing))
    if ('changed' in written)
      note(placeOf(thing.lang, thing.key), { what: 'waive-changed', reason: thing.reason })
  },
  accepted: (thing, written) => {
    const place = placeOf(thing.lang, thing.key)
    drop(idOf(thing))
    forget(place)
    if ('saved' in written)
      undoable.value = new Map(undoable.value).set(place, {
        before: written.before ?? null,
        tag: written.tag,
      })
    else if ('wrong' in written) note(place, { what: 'accept-wrong', findings: written.wrong })
    else note(place, { what: 'accept-changed' })
    // It looked accepted as long as it was kept.
    if (!('saved' in written)) void load(view.value?.lang)
  },
}

function settleText(inFile: TextInFile): void {
  showWritten(inFile)
  settle(inFile)
}

function noteConflict(id: string, wording: string | undefined): void {
  const next = new Map(onDisk.value)
  if (wording === undefined) next.delete(id)
  else next.set(id, wording)
  onDisk.value = next
}

const note = (place: string, what: NotDone): void => {
  notDone.value = new Map(notDone.value).set(place, what)
}

/** What was not done is told until something else is done with the text. */
export function forget(place: string): void {
  if (!notDone.value.has(place)) return
  const next = new Map(notDone.value)
  next.delete(place)
  notDone.value = next
}

export const conflictOf = (lang: string, key: string): string | undefined =>
  textIn(lang, key) === undefined ? undefined : onDisk.value.get(textId(lang, key))

/** Both are shown; somebody chooses. */
export function takeTheirs(lang: string, { key }: TextView): void {
  const theirs = conflictOf(lang, key)
  if (theirs === undefined) return
  noteConflict(textId(lang, key), undefined)
  drop(textId(lang, key))
  showWritten({ lang, key, value: theirs })
}

/** Ours takes the place of theirs, which somebody has seen now. */
export function keepMine(lang: string, { key }: TextView): void {
  const theirs = conflictOf(lang, key)
  const mine = things.value.find((thing) => idOf(thing) === textId(lang, key))
  noteConflict(textId(lang, key), undefined)
  if (theirs !== undefined && mine?.kind === 'text') keep({ ...mine, was: theirs })
}

const acceptedId = (lang: string, unit: string): string => `accepted ${lang} ${unit}`

/** Whether what was accepted here can be taken back. */
export const canTakeBack = (lang: string, { unit }: TextView): boolean =>
  things.value.some((thing) => idOf(thing) === acceptedId(lang, unit)) ||
  undoable.value.has(placeOf(lang, unit))

export async function takeBackAcceptance(lang: string, { unit }: TextView): Promise<void> {
  const place = placeOf(lang, unit)
  const done = undoable.value.get(place)
  drop(acceptedId(lang, unit))
  const next = new Map(undoable.value)
  next.delete(place)
  undoable.value = next
  if (done) await onTheDisk(() => save('accepted', { lang, key: unit, before: done.before }, done.tag), place)
  await load(lang)
}

const isWaivedHere = (lang: string, key: string, code: string): boolean =>
  things.value.some((thing) => idOf(thing) === `waived ${lang} ${key} ${code}`)

/** On a static page, a waiver in a file of the game stays there. */
export const canTakeBackWaiver = (lang: string, key: string, code: string): boolean =>
  isSavedToDisk() || isWaivedHere(lang, key, code)

/** `value`: the wording that it is for. */
export async function takeBackWaiver(lang: string, key: string, code: string, value: string): Promise<void> {
  const seen = await tagOf(value)
  if (isWaivedHere(lang, key, code)) drop(`waived ${lang} ${key} ${code}`)
  else await onTheDisk(() => save('waived', { lang, key, code, reason: null }, seen), placeOf(lang, key))
  await load(lang)
}

/** What needs no keeping: nothing was typed. */
async function onTheDisk(write: () => Promise<Written>, place: string): Promise<void> {
  if (!isSavedToDisk()) return
  try {
    const written = await write()
    if ('refused' in written) notSaved.value = written.refused
    else if ('changed' in written) note(place, { what: 'accept-changed' })
    await lookAgain()
  } catch {
    notSaved.value = isDeskAway() ? undefined : ''
  }
}

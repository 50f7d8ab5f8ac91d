import { errorsIn } from '../job/accept.ts'
import type { Library } from '../library/library.ts'
import { openGame } from '../library/open.ts'
import type { Writes, Written } from '../library/written.ts'
import {
  changedLock,
  comparedTag,
  type Lock,
  type LockEntry,
  lockEntry,
  lockWith,
  statusOf,
  type UnitStatus,
} from '../locale/lock.ts'
import * as z from '../source/zod.ts'
import { isLanguageOf, noLanguage, tagOf, write } from './disk.ts'

type Acceptance = Writes['accepted']

export const acceptance: z.ZodType<Acceptance> = z.strictObject({
  lang: z.string(),
  key: z.string(),
  before: lockEntry.nullable().exactOptional(),
})

/** Notes in lock.yaml what somebody has compared, or takes that back. */
export async function saveAcceptance(library: Library, given: Acceptance, seen: string): Promise<Written> {
  const { lang, key, before } = given
  if (!isLanguageOf(library, lang)) return noLanguage(lang)
  if (!unitIn(library, lang, key)) return { refused: `The game has no text "${key}" to accept.` }
  return before === undefined ? accept(library, given, seen) : takeBack(library, given, before, seen)
}

/**
 * `seen` is the tag of the text and of all that it was compared with. As on the command line, nothing is accepted that
 * `growl check` calls wrong.
 */
async function accept(library: Library, { lang, key }: Acceptance, seen: string): Promise<Written> {
  const wrong = await errorsIn(library, [{ lang, units: [{ key }] }])
  // The checks took a while, in which somebody may have saved.
  const now = openGame(library.folder.directory)
  const { status, units } = unitIn(now, lang, key) ?? {}
  if (!status?.unit) return { refused: `There is no text "${key}" to accept.` }
  const tag = comparedTag(status)
  if (tag !== seen) return { changed: status.unit.texts.map(({ value }) => value).join('\n'), tag }
  if (wrong.length > 0) return { wrong }
  const entries = lockWith(units!, new Set([status]))
  return written(now, now.lock(lang), entries, key)
}

/** `seen` is the tag of what the lock says now. */
function takeBack(
  library: Library,
  { lang, key }: Acceptance,
  before: LockEntry | null,
  seen: string,
): Written {
  const lock = library.lock(lang)
  const tag = entryTag(lock.entries.get(key))
  if (tag !== seen) return { changed: '', tag }
  const entries = new Map(lock.entries)
  if (before) entries.set(key, before)
  else entries.delete(key)
  return written(library, lock, entries, key)
}

function written(
  library: Library,
  lock: Lock,
  entries: ReadonlyMap<string, LockEntry>,
  key: string,
): Written {
  const text = changedLock(library.folder, lock, entries, key)
  if (text === undefined)
    return { refused: `${lock.file} cannot be changed in this one place. Use npx growl locale accept.` }
  write(library, { [lock.file]: text })
  return { saved: true, tag: entryTag(entries.get(key)), before: lock.entries.get(key) ?? null }
}

const entryTag = (entry: LockEntry | undefined): string =>
  tagOf(entry && JSON.stringify([entry.text, entry.facts, entry.follows]))

function unitIn(
  library: Library,
  lang: string,
  key: string,
): { readonly units: readonly UnitStatus[]; readonly status: UnitStatus } | undefined {
  const originals = library.originals(lang)
  const units = statusOf(library.locale(lang), originals, library.lock(lang), library.facts.sheet)
  const status = units.find((each) => each.key === key)
  return status && { units, status }
}

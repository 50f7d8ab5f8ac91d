import type { Fact, FactSheet } from '../facts/read.ts'
import type { Finding } from '../finding.ts'
import { withEntryLines } from '../source/entry-lines.ts'
import { type GameFolder, overlay } from '../source/folder.ts'
import { validate } from '../source/validate.ts'
import { readYaml } from '../source/yaml.ts'
import * as z from '../source/zod.ts'
import { isProse } from './prose.ts'
import type { Locale } from './read.ts'
import { remembered } from './remembered.ts'
import { fingerprint, hash, type Unit, unitsOf, wordsOf } from './units.ts'

/**
 * The English that each translation follows, so that it is known to be stale when English changes afterwards. Written by
 * `growl locale begin` and `growl locale accept`, never by hand.
 */
export interface Lock {
  readonly file: string
  readonly entries: ReadonlyMap<string, LockEntry>
  readonly findings: readonly Finding[]
}

export interface LockEntry {
  /** Words of the source language that the translation was begun from or, later, accepted for. */
  readonly follows: string
  /** Fingerprint of what data/facts.yaml said of the card then. */
  readonly facts?: string | undefined
  /** Fingerprint of the translation when it was accepted; missing as long as it never was. */
  readonly text?: string | undefined
}

export const lockFile = (lang: string): string => `locales/${lang}/lock.yaml`

const digits = z.string().regex(/^[0-9a-f]{12}$/, 'twelve digits written by "growl locale accept"')
/** What the lock says of one text. */
export const lockEntry = z.strictObject({
  text: digits.optional(),
  facts: digits.optional(),
  follows: z.string(),
})
const schema = z.record(z.string(), lockEntry)

export function readLock(folder: GameFolder, lang: string): Lock {
  const file = lockFile(lang)
  const none = { file, entries: new Map<string, LockEntry>(), findings: [] }
  if (!folder.list(`locales/${lang}`).includes('lock.yaml')) return none
  const { root, findings } = readYaml(folder, file)
  if (!root) return { ...none, findings }
  const { value, findings: wrong } = validate(root, schema)
  return value ? { ...none, entries: new Map(Object.entries(value)) } : { ...none, findings: wrong }
}

/** How far the translation of a unit has come. */
export type UnitState =
  /** Not translated. */
  | 'missing'
  /** Begun, and still as it was begun: in the words of the source language. */
  | 'untranslated'
  /** Translated, and never accepted. */
  | 'new'
  /** English, or the facts of the card, changed after it was begun or accepted. */
  | 'stale'
  /** Edited after it was accepted. */
  | 'edited'
  /** Accepted, and nothing has changed since. */
  | 'accepted'

export interface UnitStatus {
  readonly key: string
  readonly state: UnitState
  /** What changed, if stale. */
  readonly because?: 'source' | 'facts'
  /** The translation, unless it is missing. */
  readonly unit?: Unit
  /** What the lock says of it, and what it would say of a text begun now. */
  readonly then?: LockEntry
  readonly now: LockEntry
}

/** Every unit of the source language, and how far it is in this one. */
export function statusOf(
  own: Locale,
  source: Locale,
  lock: Lock,
  facts: FactSheet | undefined,
): UnitStatus[] {
  const translated = unitsOf(own)
  return [...unitsOf(source).values()].flatMap((original): UnitStatus[] => {
    const { key } = original
    const unit = translated.get(key)
    const stated = factsOf(key, facts)
    const now: LockEntry = { follows: wordsOf(original), ...(stated && { facts: stated }) }
    if (!unit?.texts.some(({ value }) => value.trim() !== ''))
      return isOptional(own, source, original) ? [] : [{ key, state: 'missing', now }]
    const then = lock.entries.get(key)
    const status = stateOf(unit, now, then)
    if (status.state === 'new' && isAsBegun(unit, original))
      return [{ key, state: 'untranslated', unit, now, ...(then && { then }) }]
    return [{ key, ...status, unit, now, ...(then && { then }) }]
  })
}

/** Whoever leaves a word as it is says so by accepting it. */
const isAsBegun = (unit: Unit, original: Unit): boolean =>
  fingerprint(unit) === fingerprint(original) && unit.texts.some(({ key, value }) => isProse(key, value))

function stateOf(
  unit: Unit,
  now: LockEntry,
  then: LockEntry | undefined,
): Pick<UnitStatus, 'state' | 'because'> {
  if (!then) return { state: 'new' }
  if (then.follows !== now.follows) return { state: 'stale', because: 'source' }
  if (then.facts !== now.facts) return { state: 'stale', because: 'facts' }
  if (then.text === undefined) return { state: 'new' }
  return { state: then.text === fingerprint(unit) ? 'accepted' : 'edited' }
}

/** Rules of an earlier edition need not exist in every language; where they do, they must be whole. */
function isOptional(own: Locale, source: Locale, { texts }: Unit): boolean {
  const name = source.files.find(({ file }) => file === texts[0]!.file)?.name ?? ''
  return name.startsWith('rules-') && !own.files.some((file) => file.name === name)
}

function factsOf(key: string, facts: FactSheet | undefined): string | undefined {
  const card = /^cards:(.+)\.text$/.exec(key)?.[1]
  const stated = card === undefined ? undefined : facts?.cards.get(card)
  return stated && factsTag(stated)
}

const factsTag = remembered((stated: readonly Fact[]) =>
  hash(JSON.stringify(stated.map(({ id, choice, implied }) => [id, choice, implied]))),
)

/**
 * The lock as it is now, with some texts accepted. Whatever it does not know yet is begun now: that is the earliest the
 * program can tell which English a text follows. What is not translated yet will be begun from the English of today.
 */
export function lockWith(
  units: readonly UnitStatus[],
  accepted: ReadonlySet<UnitStatus> = new Set(),
): Map<string, LockEntry> {
  return new Map(
    units.map((status) => {
      const { key, unit, then, now } = status
      if (unit && accepted.has(status)) return [key, { ...now, text: fingerprint(unit) }]
      return [key, (unit && then) ?? now]
    }),
  )
}

/**
 * Tells a text, its original and its facts, as somebody compares them, from what they were or will be: whoever accepts a text accepts what
 * they have seen.
 */
export const comparedTag = ({ unit, now }: Pick<UnitStatus, 'unit' | 'now'>): string =>
  `"${hash(JSON.stringify([now.follows, now.facts ?? null, unit ? fingerprint(unit) : null]))}"`

const HEAD =
  '# The English, and the facts, that each text follows; "text" if it was accepted. Written by "growl locale"; do not edit.\n'

/** The file's text, in the order of English, so that only the lines of what changed change. */
export const lockText = (entries: ReadonlyMap<string, LockEntry>): string =>
  HEAD + [...entries].map(([key, entry]) => entryText(key, entry)).join('')

function entryText(key: string, { text, facts, follows }: LockEntry): string {
  const name = /^[\w.:-]+$/.test(key) ? key : JSON.stringify(key)
  const fields = Object.entries({ text, facts }).flatMap(([field, value]) =>
    value === undefined ? [] : `${field}: "${value}"`,
  )
  if (isShort(follows)) return `${name}: {${[...fields, `follows: "${follows}"`].join(', ')}}\n`
  const lines = follows.split('\n').map((line) => line && `    ${line}`)
  return `${[`${name}:`, ...fields.map((field) => `  ${field}`), '  follows: |-', ...lines].join('\n')}\n`
}

/**
 * The file with other entries. As it is always written, if it was; else, in a file that somebody has edited, the lines of one entry are the
 * only ones to change, and nothing comes back if that cannot be done.
 */
export function changedLock(
  folder: GameFolder,
  lock: Lock,
  entries: ReadonlyMap<string, LockEntry>,
  key: string,
): string | undefined {
  const bytes = folder.bytes(lock.file)
  if (bytes === 'missing') return lockText(entries)
  if (typeof bytes === 'string') return undefined
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  if (before === lockText(lock.entries)) return lockText(entries)
  const wanted = new Map(lock.entries)
  const entry = entries.get(key)
  if (entry) wanted.set(key, entry)
  else wanted.delete(key)
  const keys = [...lock.entries.keys()]
  const own = entry ? entryText(key, entry) : ''
  const after = keys.includes(key)
    ? withEntryLines(before, keys.indexOf(key), () => own)
    : withEntryLines(before, keys.length - 1, (lines) => lines + own)
  if (after === undefined) return undefined
  const lang = lock.file.split('/')[1]!
  const read = readLock(overlay(folder, { [lock.file]: after }), lang)
  return read.findings.length === 0 && told(read.entries) === told(wanted) ? after : undefined
}

const told = (entries: ReadonlyMap<string, LockEntry>): string =>
  JSON.stringify([...entries].map(([key, { text, facts, follows }]) => [key, text, facts, follows]))

/** May stand on the line of its key, in quotes. */
const isShort = (words: string): boolean => words.length <= 60 && !/["\\\n]/.test(words)

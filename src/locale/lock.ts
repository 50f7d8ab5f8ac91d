import * as z from 'zod'
import type { FactSheet } from '../facts/read.ts'
import type { Finding, Place } from '../finding.ts'
import type { GameFolder } from '../source/folder.ts'
import { entryOf } from '../source/tree.ts'
import { validate } from '../source/validate.ts'
import { readYaml } from '../source/yaml.ts'
import type { Locale } from './read.ts'
import { fingerprint, hash, type Unit, unitsOf } from './units.ts'

/**
 * What a translation was accepted against, so that it is known to be stale when English changes afterwards. Kept by
 * `growl locale accept`, never by hand.
 */
export interface Lock {
  readonly file: string
  readonly entries: ReadonlyMap<string, Accepted>
  readonly placeOf: (key: string) => Place | undefined
  readonly findings: readonly Finding[]
}

/** Fingerprints at the time of acceptance. */
export interface Accepted {
  /** Of the text in the source language. */
  readonly source: string
  /** Of the translation. */
  readonly text: string
  /** Of what data/facts.yaml says of the card. */
  readonly facts?: string | undefined
}

const digits = z.string().regex(/^[0-9a-f]{12}$/, 'twelve digits written by "growl locale accept"')
const schema = z.record(
  z.string(),
  z.strictObject({ source: digits, text: digits, facts: digits.optional() }),
)

const lockFile = (lang: string): string => `locales/${lang}/lock.yaml`

export function readLock(folder: GameFolder, lang: string): Lock {
  const file = lockFile(lang)
  const lock = { file, entries: new Map<string, Accepted>(), placeOf: () => undefined, findings: [] }
  if (!folder.list(`locales/${lang}`).includes('lock.yaml')) return lock
  const { root, findings } = readYaml(folder, file)
  if (!root) return { ...lock, findings }
  const { value, findings: wrong } = validate(root, schema)
  if (!value) return { ...lock, findings: wrong }
  return {
    ...lock,
    entries: new Map(Object.entries(value)),
    placeOf: (key) => entryOf(root, key)?.keyPlace,
  }
}

/** How far the translation of a unit has come. */
export type UnitState =
  /** Not translated. */
  | 'missing'
  /** Accepted, and nothing has changed since. */
  | 'accepted'
  /** English, or the facts of the card, changed after it was accepted. */
  | 'stale'
  /** Translated or edited, and not accepted since. */
  | 'open'

export interface UnitStatus {
  readonly key: string
  readonly state: UnitState
  /** What changed, if stale. */
  readonly because?: 'source' | 'facts'
  readonly unit?: Unit
}

/** Every unit of the source language, and how far it is in this one. */
export function statusOf(
  own: Locale,
  source: Locale,
  lock: Lock,
  facts: FactSheet | undefined,
): UnitStatus[] {
  const translated = unitsOf(own)
  return [...unitsOf(source).values()].flatMap((english): UnitStatus[] => {
    const { key } = english
    const unit = translated.get(key)
    if (!unit?.texts.some(({ value }) => value.trim() !== ''))
      return isOptional(own, source, english) ? [] : [{ key, state: 'missing' }]
    const accepted = lock.entries.get(key)
    if (!accepted) return [{ key, state: 'open', unit }]
    const now = acceptedNow(unit, english, facts)
    if (accepted.source !== now.source) return [{ key, state: 'stale', because: 'source', unit }]
    if (accepted.facts !== now.facts) return [{ key, state: 'stale', because: 'facts', unit }]
    return [{ key, state: accepted.text === now.text ? 'accepted' : 'open', unit }]
  })
}

/** Rules of an earlier edition need not exist in every language; where they do, they must be whole. */
function isOptional(own: Locale, source: Locale, { texts }: Unit): boolean {
  const name = source.files.find(({ file }) => file === texts[0]!.file)?.name ?? ''
  return name.startsWith('rules-') && !own.files.some((file) => file.name === name)
}

export function acceptedNow(unit: Unit, english: Unit, facts: FactSheet | undefined): Accepted {
  const card = /^cards:(.+)\.text$/.exec(unit.key)?.[1]
  const stated = card === undefined ? undefined : facts?.cards.get(card)
  return {
    source: fingerprint(english),
    text: fingerprint(unit),
    ...(stated && {
      facts: hash(JSON.stringify(stated.map(({ id, choice, implied }) => [id, choice, implied]))),
    }),
  }
}

/** The file's text. One line a unit in the order of English, so that changes of two people seldom touch. */
export function lockText(entries: ReadonlyMap<string, Accepted>): string {
  const lines = [...entries].map(([key, { source, text, facts }]) => {
    const name = /^[\w.:-]+$/.test(key) ? key : JSON.stringify(key)
    return `${name}: {source: "${source}", text: "${text}"${facts ? `, facts: "${facts}"` : ''}}\n`
  })
  return `# Which English, and which facts, each text was accepted against. Written by "growl locale accept"; do not edit.\n${lines.join('')}`
}

import { createHash } from 'node:crypto'
import { foldLines } from './fold.ts'
import type { Locale, Text } from './read.ts'

/**
 * What is translated as one: a text; a name with whatever forms the language needs; a text with its plural forms.
 * Every language has the same units, though not the same forms.
 */
export interface Unit {
  readonly key: string
  readonly texts: readonly Text[]
}

export function unitsOf(locale: Locale): Map<string, Unit> {
  const units = new Map<string, { key: string; texts: Text[] }>()
  for (const text of locale.texts.values()) {
    const key = unitKey(text.key)
    const unit = units.get(key)
    if (unit) unit.texts.push(text)
    else units.set(key, { key, texts: [text] })
  }
  return units
}

const NAME = /^(?:terms:|rules-[^:]+:terms\.)[^.]+/
const PLURAL = /_(?:zero|one|two|few|many|other)$/

export const isName = (key: string): boolean => NAME.test(key)
export const isPlural = (key: string): boolean => PLURAL.test(key)
export const unitKey = (key: string): string => NAME.exec(key)?.[0] ?? key.replace(PLURAL, '')

/** Changes when the words change; not when lines are wrapped elsewhere. */
export function fingerprint(subject: Text | Unit): string {
  const texts = 'texts' in subject ? subject.texts : [subject]
  const said = texts.map(({ key, value }) => [
    key.slice(unitKey(key).length),
    foldLines(value.normalize('NFC')).join('\n\n'),
  ])
  return hash(JSON.stringify(said))
}

/** Twelve digits: short enough for a line of YAML, and two texts alike by accident in 2^24 million. */
export const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)

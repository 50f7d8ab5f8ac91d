import { host } from '#host'
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
export const fingerprint = (subject: Text | Unit): string =>
  hash(JSON.stringify(('texts' in subject ? subject.texts : [subject]).map(said)))

const said = ({ key, value }: Text): [form: string, words: string] => [
  key.slice(unitKey(key).length),
  foldLines(value.normalize('NFC')).join('\n\n'),
]

/** The words of a unit to be read and compared: a paragraph a line, forms by their names. */
export const wordsOf = ({ texts }: Unit): string =>
  texts
    .map(said)
    .map(([form, words]) => (form === '' ? words : `${form.slice(1)}: ${words}`))
    .join('\n')

/** Twelve digits: short enough for a line of YAML, and two texts alike by accident in 2^24 million. */
export const hash = (text: string): string => host.sha256(text).slice(0, 12)

import { host } from '#host'
import { foldLines } from './fold.ts'
import type { Locale, Text } from './read.ts'
import { remembered } from './remembered.ts'

/**
 * What is translated as one: a text; a name with whatever forms the language needs; a text with its plural forms.
 * Every language has the same units, though not the same forms.
 */
export interface Unit {
  readonly key: string
  readonly texts: readonly Text[]
}

/** Worked out once for each language as it is. */
const unitsIn = new WeakMap<Locale['texts'], ReadonlyMap<string, Unit>>()
/** By the first of its texts: one of the same texts is the same, and what is known of it need not be worked out again. */
const lastWith = new WeakMap<Text, Unit>()

export function unitsOf({ texts }: Locale): ReadonlyMap<string, Unit> {
  const known = unitsIn.get(texts)
  if (known) return known
  const byKey = new Map<string, Text[]>()
  for (const text of texts.values()) {
    const key = unitKey(text.key)
    const others = byKey.get(key)
    if (others) others.push(text)
    else byKey.set(key, [text])
  }
  const units = new Map([...byKey].map(([key, members]) => [key, unitWith(key, members)]))
  unitsIn.set(texts, units)
  return units
}

function unitWith(key: string, texts: readonly Text[]): Unit {
  const last = lastWith.get(texts[0]!)
  if (last?.texts.length === texts.length && last.texts.every((text, i) => text === texts[i])) return last
  const unit = { key, texts }
  lastWith.set(texts[0]!, unit)
  return unit
}

const NAME = /^(?:terms:|rules-[^:]+:terms\.)[^.]+/
const PLURAL = /_(?:zero|one|two|few|many|other)$/

export const isName = (key: string): boolean => NAME.test(key)
export const isPlural = (key: string): boolean => PLURAL.test(key)
export const unitKey = (key: string): string => NAME.exec(key)?.[0] ?? key.replace(PLURAL, '')

/** Changes when the words change; not when lines are wrapped elsewhere. */
export const fingerprint = remembered((subject: Text | Unit): string =>
  hash(JSON.stringify(('texts' in subject ? subject.texts : [subject]).map(said))),
)

const said = ({ key, value }: Text): [form: string, words: string] => [
  key.slice(unitKey(key).length),
  foldLines(value.normalize('NFC')).join('\n\n'),
]

/** The words of a unit to be read and compared: a paragraph a line, forms by their names. */
export const wordsOf = remembered(({ texts }: Unit): string =>
  texts
    .map(said)
    .map(([form, words]) => (form === '' ? words : `${form.slice(1)}: ${words}`))
    .join('\n'),
)

/** Twelve digits: short enough for a line of YAML, and two texts alike by accident in 2^24 million. */
export const hash = (text: string): string => host.sha256(text).slice(0, 12)

import type { Locale, Text } from './read.ts'
import { isName } from './units.ts'

/** The name it goes by on the command line. */
export const PSEUDO = 'pseudo'

/**
 * A language nobody speaks, made from the source language to try a design with: every word is accented (plain English
 * on a card is then hard-coded), everything is 40 % longer, and brackets show where a text is cut off.
 */
export function pseudoLocale(source: Locale): Locale {
  const texts = new Map<string, Text>()
  for (const [key, text] of source.texts) {
    // Names stand inside sentences, which have brackets of their own.
    const longer = lengthen(text.value)
    const value = isName(key) || longer === '' ? longer : `[${longer}]`
    // The words stand nowhere: a finding about them points at the English text.
    texts.set(key, { ...text, value, words: () => text.place })
  }
  return { ...source, lang: PSEUDO, texts }
}

const GROWTH = 0.4
const VOWEL = /[áéîöüýÁÉÎÖÜÝ]/

/** Only letters that our text faces have. */
const PLAIN = 'acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ'
const ACCENTED = 'áčďéğĥîĵķłñöřšťüŵýžÁČĎÉĞĤÎĴĶŁÑÖŘŠŤÜŴÝŽ'
const ACCENTS = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTED][i]!]))

/** What must survive: placeholders, icons, asterisks, escapes. */
const KEPT = /(\{[^{}\n]*\}|:[a-z0-9-]+:|\*+|\\[!-/:-@[-`{-~])/

function lengthen(text: string): string {
  let out = ''
  let owed = 0
  let end = 0
  for (const [i, part] of text.split(KEPT).entries()) {
    if (i % 2 === 1) {
      out += part
      continue
    }
    for (const letter of part) {
      const accented = ACCENTS.get(letter) ?? letter
      out += accented
      if (/\S/.test(letter)) owed += GROWTH
      if (!VOWEL.test(accented)) continue
      const extra = accented.toLowerCase().repeat(Math.floor(owed))
      out += extra
      owed -= extra.length
      end = out.length
    }
  }
  // What no vowel could take goes behind the last one.
  return out.slice(0, end) + (end > 0 ? 'é'.repeat(Math.ceil(owed)) : '') + out.slice(end)
}

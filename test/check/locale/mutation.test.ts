import { beforeAll, describe, expect, it } from 'vitest'
import { characterSimplified } from '../../../src/check/locale/character-simplified.ts'
import { iconMismatch } from '../../../src/check/locale/icon-mismatch.ts'
import { iconUnknown } from '../../../src/check/locale/icon-unknown.ts'
import {
  type LocaleCheck,
  type LocaleSubject,
  localeSubject,
} from '../../../src/check/locale/locale-check.ts'
import { markSpaced } from '../../../src/check/locale/mark-spaced.ts'
import { markStray } from '../../../src/check/locale/mark-stray.ts'
import { placeholderMismatch } from '../../../src/check/locale/placeholder-mismatch.ts'
import { placeholderUnknown } from '../../../src/check/locale/placeholder-unknown.ts'
import { quoteStraight } from '../../../src/check/locale/quote-straight.ts'
import { textUntranslated } from '../../../src/check/locale/text-untranslated.ts'
import { widthMixed } from '../../../src/check/locale/width-mixed.ts'
import { openGame } from '../../../src/library/open.ts'
import { namesOf } from '../../../src/locale/names.ts'
import type { Text } from '../../../src/locale/read.ts'
import { traditionalForms } from '../../../src/locale/simplified.ts'
import { isName, unitsOf } from '../../../src/locale/units.ts'

/** Our own texts, broken one way at a time in as many places as there are: every one must be noticed, and nothing else. */
const subjects = new Map<string, LocaleSubject>()
beforeAll(async () => {
  const library = openGame('.')
  for (const lang of library.readableGame.languages)
    subjects.set(lang, (await localeSubject({ library, lang }, async () => new Set()))!)
})

type Break = (text: Text, subject: LocaleSubject) => string | undefined

/** Replaces what the pattern finds first; no mutant where it finds nothing. */
const replace =
  (pattern: RegExp, instead: string): Break =>
  ({ value, key }) =>
    isName(key) || !pattern.test(value) ? undefined : value.replace(pattern, instead)

function mutate(lang: string, breakText: Break) {
  const subject = subjects.get(lang)!
  const broken = new Set<string>()
  const texts = new Map(
    [...subject.own.texts].map(([key, text]): [string, Text] => {
      const value = breakText(text, subject)
      if (value === undefined || value === text.value) return [key, text]
      broken.add(key)
      return [key, { ...text, value }]
    }),
  )
  const own = { ...subject.own, texts }
  const names = namesOf(own, subject.numbers)
  return { broken, subject: { ...subject, own, units: unitsOf(own), names } }
}

const ALL = ['es', 'de', 'it', 'fr', 'zh', 'ja', 'th']
const toSimplified = new Map(
  [...traditionalForms].map(([simplified, traditional]) => [traditional, simplified]),
)

const cases: [what: string, languages: string[], check: LocaleCheck, breakText: Break][] = [
  ['a placeholder dropped', ALL, placeholderMismatch, replace(/\{(?!count)[a-z0-9.-]+\}/, '')],
  ['a placeholder said twice', ALL, placeholderMismatch, replace(/(\{[a-z0-9.-]+\})/, '$1 $1')],
  ['a placeholder misspelt', ['en', ...ALL], placeholderUnknown, replace(/\{([a-z0-9.-]+)\}/, '{q$1}')],
  ['braces doubled', ['en', ...ALL], placeholderUnknown, replace(/\{([a-z0-9.-]+)\}/, '{{$1}}')],
  ['an icon dropped', ALL, iconMismatch, replace(/:(?:bite|wound|charm|salve|gold|star):/, '')],
  ['an icon misspelt', ['en', ...ALL], iconUnknown, replace(/:(bite|wound|charm|salve|gold):/, ':$1z:')],
  ['a mark of emphasis dropped', ['en', ...ALL], markStray, replace(/\*\*/, '')],
  ['a typewriter apostrophe', ['en', 'fr', 'it'], quoteStraight, replace(/’/, "'")],
  [
    'typewriter quotes',
    ['en', 'es', 'de', 'it', 'fr', 'zh', 'ja', 'th'],
    quoteStraight,
    replace(/[“„«「]/, '"'),
  ],
  ['a space before a mark', ['en', 'es', 'de', 'it', 'fr'], markSpaced, replace(/(\p{L})([!?;,])/u, '$1 $2')],
  [
    'a narrow comma',
    ['zh', 'ja'],
    widthMixed,
    replace(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}」）])[，、]/u, ','),
  ],
  [
    'a narrow full stop',
    ['zh', 'ja'],
    widthMixed,
    replace(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}」）])。/u, '.'),
  ],
  ['a wide exclamation mark', ['en', 'es', 'th'], widthMixed, replace(/\.$/, '！')],
  [
    'a Simplified character',
    ['zh'],
    characterSimplified,
    ({ value }) => {
      const found = [...value].find((character) => toSimplified.has(character))
      return found && value.replace(found, toSimplified.get(found)!)
    },
  ],
  [
    'English left standing',
    ALL,
    textUntranslated,
    ({ key }, { source }) => {
      const english = source!.texts.get(key)?.value ?? ''
      const words = english.replace(/\{[^}]*\}|:[a-z-]+:|\S+\.\S+/g, ' ').match(/\b[a-z]{2,}/g) ?? []
      return isName(key) || words.length < 4 ? undefined : english
    },
  ],
]

describe.each(cases)('%s', (_, languages, check, breakText) => {
  it.each(languages)('in %s', (lang) => {
    const { broken, subject } = mutate(lang, breakText)
    expect([...check.run(subjects.get(lang)!)]).toEqual([])
    const found = new Set([...check.run(subject)].map(({ key }) => key))
    expect(found).toEqual(broken)
    if (lang === 'en' || lang === 'de') expect(broken.size).toBeGreaterThan(0)
  })
})

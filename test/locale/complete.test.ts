import { describe, expect, it } from 'vitest'
import { diskFolder } from '../../src/host/disk.ts'
import { readLocale } from '../../src/locale/read.ts'
import { unitsOf } from '../../src/locale/units.ts'
import { readGame } from '../../src/rules.ts'
import { WHOLE } from './shipped.ts'

const isWhole = (lang: string) => WHOLE.some((whole) => whole === lang)
const folder = diskFolder('.')
const { languages } = readGame(folder).game!
const [first, ...others] = languages
const source = readLocale(folder, first!)
/** Rules of the earlier edition exist in three languages; words of the program are replaced where they do not suit. */
const isEverywhere = (key: string) => !/^(?:rules-|program:)/.test(key)

it('GROWL speaks eight languages; others may follow', () => {
  expect(languages.slice(0, WHOLE.length)).toEqual(WHOLE)
})

describe.each(others)('%s', (lang) => {
  const own = readLocale(folder, lang)
  it('can be read', () => {
    expect(own.findings).toEqual([])
  })
  it('has the texts of English, in the same order', () => {
    const expected = [...unitsOf(source).keys()].filter(
      (key) => isEverywhere(key) || own.files.some(({ name }) => key.startsWith(`${name}:`)),
    )
    const present = new Map([...unitsOf(own)].filter(([key]) => expected.includes(key) || isEverywhere(key)))
    // A language that is half done has some of them.
    expect([...present.keys()]).toEqual(isWhole(lang) ? expected : expected.filter((key) => present.has(key)))
  })
  it('has a text for each', () => {
    for (const { key, value } of own.texts.values()) expect([key, value.trim()]).not.toEqual([key, ''])
  })
})

it('the earlier edition is there in English, German and French', () => {
  const has = (lang: string) => readLocale(folder, lang).files.some(({ name }) => name === 'rules-draft-1')
  expect(WHOLE.filter(has)).toEqual(['en', 'de', 'fr'])
})

import { describe, expect, it } from 'vitest'
import { readGame } from '../../src/game/read.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { readLocale } from '../../src/locale/read.ts'
import { unitsOf } from '../../src/locale/units.ts'

const folder = diskFolder('.')
const { languages } = readGame(folder).game!
const [first, ...others] = languages
const source = readLocale(folder, first!)
/** Rules of the earlier edition exist in three languages. */
const isEverywhere = (key: string) => !key.startsWith('rules-')

it('GROWL speaks eight languages', () => {
  expect(languages).toEqual(['en', 'es', 'de', 'it', 'fr', 'zh', 'ja', 'th'])
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
    expect([...unitsOf(own).keys()]).toEqual(expected)
  })
  it('has a text for each', () => {
    for (const { key, value } of own.texts.values()) expect([key, value.trim()]).not.toEqual([key, ''])
  })
})

it('the earlier edition is there in English, German and French', () => {
  const has = (lang: string) => readLocale(folder, lang).files.some(({ name }) => name === 'rules-draft-1')
  expect(languages.filter(has)).toEqual(['en', 'de', 'fr'])
})

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { PAGE_LANGUAGES } from '../../src/desk/page/languages.ts'

// What the page says is whole and sound in every language that it offers.

type Tree = { readonly [key: string]: string | Tree }
const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )
const fileOf = (lang: string) => `src/desk/words/${lang}.yaml`
const wordsOf = (lang: string) => new Map(flat(parse(readFileSync(fileOf(lang), 'utf8')) as Tree))

const PLURAL = /_(?:zero|one|two|few|many|other)$/
const unit = (key: string) => key.replace(PLURAL, '')
const placeholders = (text: string) => [...text.matchAll(/\{([a-z-]+)\}/g)].map(([, name]) => name).sort()

const english = wordsOf('en')
const others = Object.keys(PAGE_LANGUAGES).filter((lang) => lang !== 'en')

describe.each(others)('the page in %s', (lang) => {
  it('has its words', () => {
    expect(existsSync(fileOf(lang))).toBe(true)
  })
  const words = existsSync(fileOf(lang)) ? wordsOf(lang) : new Map<string, string>()

  it('says all that English says, and nothing else', () => {
    expect([...new Set([...words.keys()].map(unit))].sort()).toEqual(
      [...new Set([...english.keys()].map(unit))].sort(),
    )
  })

  it('has the plural forms that its language has', () => {
    const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions()
    // A million is "many" in some languages; nobody prints that many sheets.
    const needed = pluralCategories.filter((each) => each !== 'many')
    const missing = [...english.keys()]
      .filter((key) => PLURAL.test(key))
      .flatMap((key) => needed.map((form) => `${unit(key)}_${form}`))
    expect(missing.filter((key) => !words.has(key))).toEqual([])
  })

  it('names what English names', () => {
    for (const [key, text] of words) {
      const original = english.get(key) ?? english.get(`${unit(key)}_other`)
      // "One sheet" needs no figure.
      if (!key.endsWith('_one'))
        expect([key, ...placeholders(text)]).toEqual([key, ...placeholders(original!)])
    }
  })

  it('leaves nothing empty, and no sentence in English', () => {
    for (const [key, text] of words) {
      expect([key, text.trim()]).not.toEqual([key, ''])
      const original = english.get(key) ?? ''
      if (original.split(' ').length > 3) expect([key, text]).not.toEqual([key, original])
    }
  })
})

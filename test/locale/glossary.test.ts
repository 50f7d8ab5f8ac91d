import { expect, test } from 'vitest'
import { ownNames } from '../../src/locale/glossary.ts'
import { languageOf } from '../../src/locale/languages.ts'
import type { Words } from '../../src/locale/translate.ts'

const words = (lang: string, terms: Record<string, string>): Words => ({
  lang,
  language: languageOf(lang),
  languageName: lang,
  text: () => undefined,
  program: () => '',
  term: (name) => terms[name],
  card: (id) => ({ id, title: id, englishTitle: id, text: '' }),
  // Built like the source language's, whose names have forms.
  tree: () => Object.fromEntries(Object.keys(terms).map((name) => [name, { one: 'x', many: 'xs' }])),
})

test('names of the game are words that lines keep whole, phrases excepted', () => {
  const thai = words('th', { bite: 'รอยกัด', gold: 'ทอง', active: 'ผู้เล่นเจ้าของเทิร์น' })
  expect(ownNames(thai)).toEqual(['รอยกัด', 'ทอง'])
})

test('languages with spaces between words need none', () => {
  expect(ownNames(words('de', { bite: 'Biss' }))).toEqual([])
})

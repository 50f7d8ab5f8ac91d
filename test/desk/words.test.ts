import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { checkSpelling } from '../../src/check/groups.ts'
import { PAGE_LANGUAGES } from '../../src/desk/page/languages.ts'
import { openGame } from '../../src/library/open.ts'
import { memoryFolder } from '../../src/source/folder.ts'
import { patternsIn } from './sentences.ts'

// What the page says is under the checks that the words of a game are under: they are made the words of one.

const languages = Object.keys(PAGE_LANGUAGES)
const others = languages.filter((lang) => lang !== 'en')
const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')
const wordsFile = (lang: string) => `src/desk/words/${lang}.yaml`

/** Files of words, by language, as the labels of a game. */
const gameOf = (words: (lang: string) => string) =>
  openGame(
    memoryFolder({
      'data/game.yaml': `id: page\nlanguages: [${languages.join(', ')}]\n`,
      'data/cards.yaml': 'cards: {}\n',
      'data/pieces.yaml': 'backs: {}\npieces: {}\n',
      ...Object.fromEntries(languages.map((lang) => [`locales/${lang}/labels.yaml`, words(lang)])),
    }),
  )

/**
 * What a browser fills in when it shows the text is known to nobody else. There is no typesetter either: so the page's French has its
 * own spaces before marks, and nothing is accepted one by one.
 */
const NOT_OF_THE_PAGE = new Set(['placeholder-unknown', 'mark-spaced', 'text-unaccepted', 'facts-none'])
/** The name of a paper, and what is typed as it stands. */
const WAIVED = /^(?:text-untranslated labels:paper\.letter|width-mixed labels:choice\.cards-like):/
const told = async (words: (lang: string) => string, lang: string): Promise<string[]> => {
  const findings = await checkSpelling(gameOf(words), lang)
  return findings
    .filter(({ code, place }) => !NOT_OF_THE_PAGE.has(code) && place?.file.startsWith('locales/'))
    .map(({ code, key, message }) => `${code} ${key}: ${message}`)
    .filter((finding) => !WAIVED.test(finding))
}

describe.each(languages)('the page in %s', (lang) => {
  it('has words that growl check finds nothing wrong with', async () => {
    expect(await told((each) => read(wordsFile(each)), lang)).toEqual([])
  })
})

it('the checks would say so', async () => {
  const spoilt = (spoil: (text: string) => string) => (lang: string) =>
    lang === 'de' ? spoil(read(wordsFile('de'))) : read(wordsFile(lang))
  const codes = async (spoil: (text: string) => string) =>
    (await told(spoilt(spoil), 'de')).map((finding) => finding.split(' ')[0])
  expect(await codes((text) => text.replace('Seite {n}', 'Seite'))).toEqual(['placeholder-mismatch'])
  expect(await codes((text) => text.replace('„Teile“', '"Teile"'))).toContain('quote-straight')
  expect(await codes((text) => text.replace(/^ {2}documents: .*\n/m, ''))).toEqual(['key-missing'])
  expect(await codes((text) => text.replace(/^ {2}warnings_one: .*\n.*\n/m, ''))).toEqual(['plural-missing'])
  expect(await codes((text) => text.replace('  documents:', '  documentz:'))).toContain('key-extra')
})

describe.each(others)('the page in %s', (lang) => {
  it('leaves no sentence in English', () => {
    const flat = (tree: object): string[] =>
      Object.values(tree).flatMap((value) => (typeof value === 'string' ? value : flat(value as object)))
    const english = new Set(flat(parse(read(wordsFile('en'))) as object))
    const same = flat(parse(read(wordsFile(lang))) as object).filter((text) => english.has(text))
    expect(same.filter((text) => text.split(' ').length > 3)).toEqual([])
  })
})

// What the checks say, by their English words.
const patterns = patternsIn('src')
const sayingsFile = (lang: string) => `src/desk/words/findings/${lang}.yaml`
const sayingsIn = (lang: string) => parse(read(sayingsFile(lang)) || '{}') as Record<string, string>
const slots = (text: string) => (text.match(/\{\d\}/g) ?? []).sort()

describe.each(others)('what the checks say, in %s', (lang) => {
  const sayings = sayingsIn(lang)

  it('is there for every sentence, and for no other', () => {
    expect(Object.keys(sayings).sort()).toEqual(patterns)
  })

  it('has everything filled in that English has', () => {
    for (const [pattern, text] of Object.entries(sayings))
      expect([pattern, ...slots(text)]).toEqual([pattern, ...slots(pattern)])
  })

  it('has the marks of its language', async () => {
    const label = (text: string) =>
      JSON.stringify(text.replaceAll(/\{\{?\d\}\}?|\{\w[\w.]*\}|\\[{}*:]|:icon:|\*/g, 'X'))
    const words = (each: string) =>
      Object.entries(each === 'en' ? Object.fromEntries(patterns.map((all) => [all, all])) : sayingsIn(each))
        .map(([, text], i) => `s${i}: ${label(text)}\n`)
        .join('')
    const marks = ['quote-straight', 'width-mixed', 'character-simplified', 'repeat-mark-mixed', 'key-empty']
    const found = (await told(words, lang)).filter((finding) =>
      marks.some((code) => finding.startsWith(code)),
    )
    // A command is typed as it stands, and other languages' marks are shown as they are.
    expect(found.filter((finding) => !isQuoted(finding, Object.values(sayings)))).toEqual([])
  })
})

/** Of a sentence that shows a command or a mark. */
function isQuoted(finding: string, all: readonly string[]): boolean {
  const index = Number(/labels:s(\d+)/.exec(finding)?.[1])
  return /npx growl|«|ๆ/.test(all[index] ?? '')
}

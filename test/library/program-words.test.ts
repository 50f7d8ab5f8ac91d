import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { diskFolder } from '../../src/host/disk.ts'
import { checkGame } from '../../src/job/check.ts'
import { defaultsFolder } from '../../src/library/defaults.ts'
import { openGame } from '../../src/library/open.ts'
import { overlay } from '../../src/source/folder.ts'
import { fileOf, gameOf, kitOf } from '../kit/printed.ts'
import { WHOLE } from '../locale/shipped.ts'
import { textByPdfium } from '../paint/readers.ts'

const pathOf = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url))
const orchard = diskFolder(pathOf('test/games/orchard'))
/** The orchard with a German file of words that replace the program's. */
const saying = (words: string, lang = 'de') => overlay(orchard, { [`locales/${lang}/program.yaml`]: words })

const headsOf = async (folder: Parameters<typeof gameOf>[0], lang: string) =>
  (await textByPdfium(fileOf(await kitOf(gameOf(folder), lang), 'deck'))).map((page) =>
    page.slice(0, 400).replaceAll(/\s+/g, ' '),
  )

/** What the checks complain of. */
const told = async (...about: Parameters<typeof checkGame>) =>
  (await checkGame(...about)).filter(({ severity }) => severity !== 'info')

describe('the words that the program brings', () => {
  const folder = pathOf('defaults')

  it('are sound, whole and accepted in eight languages', async () => {
    const library = openGame(folder)
    // More may follow, and be half done.
    expect(library.readableGame.languages.slice(0, WHOLE.length)).toEqual(WHOLE)
    expect(await checkGame(library, { languages: WHOLE })).toEqual([])
  })
  it('and all other files of defaults/ that are needed are listed for browsers', () => {
    const needed = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== 'lock.yaml')
      .map(({ parentPath, name }) => `${parentPath.slice(folder.length + 1)}/${name}`)
      .filter((file) => !file.startsWith('data/'))
    for (const file of needed) expect([file, typeof defaultsFolder().bytes(file)]).toEqual([file, 'object'])
    const listed = [
      'templates',
      ...openGame(folder).readableGame.languages.map((lang) => `locales/${lang}`),
    ].flatMap((path) =>
      defaultsFolder()
        .list(path)
        .map((name) => `${path}/${name}`),
    )
    expect(listed.sort()).toEqual(needed.sort())
  })
})

describe('a game that says nothing about sheets', () => {
  it('has heads in its own language', async () => {
    const [front, back] = await headsOf(orchard, 'de')
    expect(front).toContain('Obst und Werkzeug · Deutsch · Blatt 1 von 2 · Vorderseite · Mit 100 % drucken')
    expect(back).toContain('Blatt 1 von 2 · Rückseite')
  })
  it('has English ones in a language that the program does not know, under its own name', async () => {
    const mute = overlay(orchard, { 'locales/pt/program.yaml': undefined })
    expect((await headsOf(mute, 'pt'))[0]).toContain(
      'Frutas e ferramentas · Português · sheet 1 of 2 · front · Print at 100%',
    )
  })
  it('has those of the language that its own is a kind of', async () => {
    const austrian = overlay(orchard, { 'data/game.yaml': 'id: orchard\nlanguages: [en, de-AT]\n' })
    expect((await headsOf(austrian, 'de-AT'))[0]).toContain('Blatt 1 von 2 · Vorderseite')
  })
  it('is not told that words of the program are missing', async () => {
    expect(await told(openGame(orchard))).toEqual([])
  })
})

describe('a game with a word of its own', () => {
  it('prints it, and the program’s beside it', async () => {
    const [front, back] = await headsOf(saying('sheet: {front: Bildseite}\n'), 'de')
    expect(front).toContain('Blatt 1 von 2 · Bildseite · Mit 100 % drucken')
    expect(back).toContain('Rückseite')
  })
  it('need not say it in all languages', async () => {
    expect((await headsOf(saying('sheet: {front: face}\n', 'en'), 'de'))[0]).toContain('Vorderseite')
    expect((await headsOf(saying('sheet: {front: face}\n', 'en'), 'en'))[0]).toContain('face')
    expect(await told(openGame(saying('sheet: {front: face}\n', 'en')))).toMatchObject([])
  })
  it('is told where the program brings no other', async () => {
    const findings = await told(openGame(saying('book: {tip: Hint}\n', 'en')))
    expect(findings).toMatchObject([
      { code: 'key-missing', lang: 'pt', key: 'program:book.tip', message: expect.stringContaining('in en') },
    ])
  })
  it.each([
    [
      'a misspelt key',
      'sheet:\n  frnt: Bildseite\n',
      { code: 'key-extra', place: { line: 2, column: 3 }, hint: 'program:sheet.front' },
    ],
    [
      'a key of another place',
      'sheet: Bildseite\n',
      { code: 'key-extra', place: { line: 1, column: 1 }, hint: 'Correct the key' },
    ],
    [
      'a lost figure',
      'sheet:\n  head: |-\n    {piece} {language} {n}\n',
      {
        code: 'placeholder-mismatch',
        place: { line: 2, column: 3 },
        message: 'missing here, or here less often than in the text of the program: {m}',
      },
    ],
    [
      'an empty word',
      'sheet:\n  front: ""\n',
      { code: 'key-empty', place: { line: 2, column: 3 }, message: 'the program’s own word is printed' },
    ],
  ])('is told of %s, in any language', async (_, words, { code, place, ...said }) => {
    for (const lang of ['en', 'de']) {
      const file = `locales/${lang}/program.yaml`
      const wrong = await told(openGame(saying(words, lang)), { languages: [lang] })
      expect(wrong).toMatchObject([{ code, place: { file, ...place } }])
      for (const [field, part] of Object.entries(said))
        expect(wrong[0]![field as 'hint' | 'message']).toContain(part)
    }
  })
  it('prints the program’s where its own cannot be used', async () => {
    for (const words of ['sheet: Bildseite\n', 'sheet: {front: ""}\n', 'sheet: {front: [a]}\n'])
      for (const lang of ['en', 'de'])
        expect((await headsOf(saying(words, lang), 'de'))[0]).toContain('Blatt 1 von 2 · Vorderseite')
  })
  it('is told when the program’s word has changed since', async () => {
    const lock = 'program:sheet.front: {text: "000000000000", follows: "face"}\n'
    const folder = overlay(saying('sheet: {front: Bildseite}\n'), { 'locales/de/lock.yaml': lock })
    const findings = await told(openGame(folder), { languages: ['de'] })
    expect(findings.filter(({ code }) => code === 'text-stale')).toMatchObject([
      { key: 'program:sheet.front' },
    ])
  })
})

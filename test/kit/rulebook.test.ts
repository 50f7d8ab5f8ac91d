import { describe, expect, it } from 'vitest'
import { toMm } from '../../src/geometry/length.ts'
import { pageOn } from '../../src/kit/rulebook.ts'
import { overlay } from '../../src/source/folder.ts'
import { paragraphsOf } from '../book/shelf.ts'
import { shippedFolder } from '../game/shipped.ts'
import { objects, textByPdfium } from '../paint/readers.ts'
import { PAPERS } from '../sheet/formats.ts'
import { gameOf, libraryOf, pairOf, rulesOf } from './printed.ts'

const game = gameOf()
const bare = (text: string): string => text.normalize('NFC').replace(/[\s\u00ad\ufffe\u0002-]/gu, '')
const plain = (text: string): string => bare(text.replace(/\*\*/g, ''))

describe('the files of a rulebook', () => {
  it('are a book, a booklet, Markdown and a web page', async () => {
    const { files, findings } = await rulesOf(game, 'en', { formats: ['pdf', 'md', 'html'] })
    expect(findings).toEqual([])
    expect(files.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'rules en/rules.pdf',
      'booklet en/rules-booklet.pdf',
      'text en/rules.md',
      'page en/rules.html',
      'manifest en/manifest.json',
    ])
  })

  it('are the same bytes every time', async () => {
    const once = await rulesOf(game, 'th')
    const again = await rulesOf(game, 'th')
    expect(once.files.map(({ bytes }) => Buffer.from(bytes))).toEqual(
      again.files.map(({ bytes }) => Buffer.from(bytes)),
    )
  })

  it('are laid out at half the paper', () => {
    const size = (paper: Parameters<typeof pageOn>[0]) => {
      const { width, height } = pageOn(paper)
      return [toMm(width), toMm(height)].map((length) => Math.round(length * 10) / 10)
    }
    expect(size(PAPERS.a4)).toEqual([148, 210])
    expect(size(PAPERS.letter)).toEqual([139.7, 215.9])
  })

  it.each(['a4', 'letter'] as const)('fold into a book that can be read: %s', async (paper) => {
    const { files, words } = await rulesOf(game, 'de', { paper: PAPERS[paper] })
    const [book, booklet] = files
    const pages = (await textByPdfium(book!.bytes)).map(bare)
    const sides = (await textByPdfium(booklet!.bytes)).map(bare)
    expect(sides.length % 2).toBe(0)
    // Sheets lie on one another, outermost first, and are folded over their middle: leafing through them from the
    // front one meets the right half of each front and the left half of each back, then the other halves backwards.
    const sheets = Array.from({ length: sides.length / 2 }, (_, i) => i)
    const leafed = [
      ...sheets.flatMap((i) => [`${2 * i} right`, `${2 * i + 1} left`]),
      ...sheets.reverse().flatMap((i) => [`${2 * i + 1} right`, `${2 * i} left`]),
    ]
    const on = (half: string) => pages[leafed.indexOf(half)] ?? ''
    // What to do is said on the first sheet.
    const hint = (side: number) => (side === 0 ? bare(words.program('booklet.both-sides')) : '')
    for (const [side, text] of sides.entries())
      expect(text).toBe(on(`${side} left`) + on(`${side} right`) + hint(side))
  })

  it('are none when the game has no template for them', async () => {
    const folder = overlay(shippedFolder, { 'templates/rules.md.hbs': undefined })
    const { laid, files, findings } = await rulesOf(gameOf(folder), 'en')
    expect([laid.book, findings]).toEqual([undefined, []])
    expect(files.map(({ kind }) => kind)).toEqual(['manifest'])
  })

  it('say when a template cannot be used', async () => {
    const folder = overlay(shippedFolder, { 'templates/rules.md.hbs': '# {{rules.nothing}}' })
    const { findings } = await rulesOf(gameOf(folder), 'en')
    expect(findings.map(({ code, place }) => [code, place?.file])).toEqual([
      ['template-failed', 'templates/rules.md.hbs'],
    ])
  })

  it('say what no page has room for, what no typeface has and which icon is none', async () => {
    const long = `> [!tip] Long\n> ${'many words '.repeat(900)}`
    const folder = overlay(shippedFolder, { 'templates/rules.md.hbs': `${long}\n\n\u{1d11e} :nonsense:\n` })
    const { findings } = await rulesOf(gameOf(folder), 'en')
    expect(findings.map(({ code }) => code).sort()).toEqual([
      'glyph-missing',
      'icon-missing',
      'page-overflow',
    ])
  })
})

describe('the earlier edition', () => {
  it.each(['en', 'de', 'fr'])('is printed whole: %s', async (lang) => {
    const { files, findings, words } = await rulesOf(game, lang, { edition: 'draft-1' })
    expect(findings).toEqual([])
    expect(files[0]!.path).toBe(`${lang}/rules-draft-1.pdf`)
    const read = bare((await textByPdfium(files[0]!.bytes)).join(''))
    const paragraphs = paragraphsOf(words, 'rules-draft-1').filter(({ key }) => !key.startsWith('terms.'))
    expect(paragraphs.length).toBeGreaterThan(30)
    for (const { key, text } of paragraphs) expect(read.includes(plain(text)), key).toBe(true)
  })

  it('is missed where nobody has written it', async () => {
    const { files, findings } = await rulesOf(game, 'ja', { edition: 'draft-1' })
    expect(files.map(({ kind }) => kind)).toEqual(['manifest'])
    expect(findings.map(({ code, lang }) => [code, lang])).toEqual([['edition-not-written', 'ja']])
  })
})

describe('two languages side by side', () => {
  it.each([
    ['en', 'fr'],
    ['en', 'de'],
    ['zh', 'ja'],
  ])('%s and %s: paragraph beside paragraph, nothing lost', async (left, right) => {
    const { files, findings, words } = await pairOf(game, [left, right])
    expect(findings).toEqual([])
    expect(files.map(({ path }) => path)).toEqual([
      `${left}+${right}/rules.pdf`,
      `${left}+${right}/manifest.json`,
    ])
    const pages = (await textByPdfium(files[0]!.bytes)).map(bare)
    const others = paragraphsOf(await libraryOf(game).words(right))
    for (const [i, { key, text }] of paragraphsOf(words).entries()) {
      // The table has a column for the translation and one for English, in this order.
      const a = plain(text.replace(/:[a-z]+:[\s\S]*/, ''))
      const b = plain(others[i]!.text.replace(/:[a-z]+:[\s\S]*/, ''))
      expect(
        pages.some((page) => page.includes(a) && page.includes(b)),
        key,
      ).toBe(true)
    }
  })

  it('works for the earlier edition, and tells which words are foreign', async () => {
    const { files, findings } = await pairOf(game, ['en', 'fr'], { edition: 'draft-1' })
    expect(findings).toEqual([])
    expect(files[0]!.path).toBe('en+fr/rules-draft-1.pdf')
    const french = objects(files[0]!.bytes).filter(({ dictionary }) =>
      /\/S \/P\b[\s\S]*\/Lang/.test(dictionary),
    )
    expect(french.length).toBeGreaterThan(20)
  })
})

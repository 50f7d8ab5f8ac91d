import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Document } from '../../src/frame/document.ts'
import type { Group, Item, Role } from '../../src/frame/frame.ts'
import { painters } from '../../src/paint/paint.ts'
import { LANGUAGES } from '../layout/texts.ts'
import { gallery } from '../paint/gallery.ts'
import { difference, readPng } from '../paint/readers.ts'
import { samplePage, sampleSource, words } from '../paint/samples.ts'

/** What Debian's tools say of our files: qpdf of their form, poppler of text, fonts, structure and looks. */
const run = (command: string, ...args: string[]): string => execFileSync(command, args, { encoding: 'utf8' })

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'growl-paint-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function write(name: string, document: Document): Promise<string> {
  const file = join(folder, `${name}.pdf`)
  writeFileSync(file, await painters.pdf(document))
  return file
}

/** Rows of pdffonts below its heading: name, type, encoding, emb, sub, uni. */
const fonts = (file: string): string[] => run('pdffonts', file).trim().split('\n').slice(2)

describe.each(LANGUAGES)('a page of %s with icons', (lang) => {
  it.each(['left', 'justify'] as const)('comes back from pdftotext word by word, set %s', async (align) => {
    const file = await write(`${lang}-${align}`, samplePage(lang, align))
    expect(words(run('pdftotext', file, '-'), lang)).toEqual(words(sampleSource(lang), lang))
  })

  it('is a sound file with all fonts embedded and mapped to Unicode', async () => {
    const file = await write(lang, samplePage(lang, 'left'))
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found')
    const rows = fonts(file)
    expect(rows.length).toBeGreaterThanOrEqual(3)
    for (const row of rows) expect(row).toMatch(/ yes (yes|no ) yes +\d+ +0$/)
  })

  // With cairo: poppler's own renderer moves every baseline to a whole pixel, and small type with it.
  it('looks the same as PDF, drawn by poppler with cairo, and as PNG', async () => {
    const document = samplePage(lang, 'justify', 2)
    const file = await write(`${lang}-look`, document)
    run('pdftocairo', '-r', '432', '-png', '-singlefile', file, file)
    const png = await painters.png(document.pages[0]!, { dpi: 432 })
    expect(difference(await readPng(`${file}.png`), await readPng(png))).toBeLessThan(0.005)
  })
})

describe('one of everything', () => {
  it('is a sound file', async () => {
    const frame = await gallery()
    const file = await write('gallery', { title: 'Gallery', lang: 'en', pages: [frame, frame] })
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found')
  })

  it('looks the same as PDF, drawn by poppler, and as PNG', async () => {
    const frame = await gallery()
    const file = await write('gallery-look', { title: 'Gallery', lang: 'en', pages: [frame] })
    run('pdftoppm', '-r', '216', '-png', '-singlefile', file, file)
    const png = await painters.png(frame, { dpi: 216 })
    expect(difference(await readPng(`${file}.png`), await readPng(png))).toBeLessThan(0.005)
  })
})

describe('a tagged document', () => {
  it('has the structure its groups say, as poppler reads it', async () => {
    const [page] = samplePage('en', 'left', 2).pages
    const group = (role: Role, items: readonly Item[]): Group => ({ kind: 'group', tag: { role }, items })
    const [title, ...text] = page!.items
    const file = await write('tagged', {
      title: 'Tagged',
      lang: 'en',
      tagged: true,
      outline: [{ title: 'Walls', page: 0 }],
      pages: [{ ...page!, items: [group('Sect', [group('H1', [title!]), group('P', text)])] }],
    })
    expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found')
    expect(run('pdfinfo', file)).toMatch(/Tagged: +yes/)
    const tree = run('pdfinfo', '-struct-text', file)
    expect(tree).toMatch(/^Document\n {2}Sect\n {4}H1 \(block\)\n( {6}.*\n)+ {4}P \(block\)\n( {6}.*\n)+$/)
    const said = Array.from(tree.matchAll(/^ +"(.*)"$/gm), ([, text]) => text).join('')
    expect(words(said, 'en').join('')).toEqual(words(sampleSource('en', 2), 'en').join(''))
  })
})

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paintPdf } from '../../src/paint/pdf/pdf.ts'
import { runOf } from '../paint/typeset.ts'

// Debian's own programs read what we paint: another reader than the one our unit tests use.

let folder: string
let file: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'growl-pdf-'))
  file = join(folder, 'test.pdf')
  const english = runOf('Night falls.', { x: 20, y: 40, size: 12, lang: 'en', script: 'Latn' }).run
  const thai = runOf('ค่ำคืน น้ำ', { x: 20, y: 80, size: 12, lang: 'th', script: 'Thai' }).run
  const page = { width: 300, height: 200, items: [english, thai] }
  writeFileSync(file, paintPdf({ title: 'Test', lang: 'en', pages: [page] }))
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { encoding: 'utf8' })

it('qpdf finds no fault', () => {
  expect(run('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found')
})

it('pdftotext reads the words back', () => {
  expect(run('pdftotext', file, '-').trim().split(/\n+/)).toEqual(['Night falls.', 'ค่ำคืน น้ำ'])
})

it('pdffonts finds every font embedded', () => {
  const fonts = run('pdffonts', file).trim().split('\n').slice(2)
  expect(fonts.length).toBe(2)
  for (const font of fonts) expect(font.trim().split(/\s+/).slice(-5, -2)).toEqual(['yes', 'yes', 'yes'])
})

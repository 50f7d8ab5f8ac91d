// A program that does nothing but make rulebooks, from the game folder to PDFs on disk: how soon are they there?
import { writeFileSync } from 'node:fs'
import { layBook, readBook } from '../../src/book/book.ts'
import { pageOn } from '../../src/kit/rulebook.ts'
import { openGame } from '../../src/library/open.ts'
import { PAPERS } from '../sheet/formats.ts'

const [, , langs = 'en', file = 'rules'] = process.argv
const library = openGame()
const { paintPdf } = await import('../../src/paint/pdf/pdf.ts')
for (const lang of langs.split(',')) {
  const source = await library.source(lang, { ink: 'full', englishNames: true })
  const { document } = layBook(readBook(source, { version: '0' })!, pageOn(PAPERS.a4))
  writeFileSync(`${file}-${lang}.pdf`, paintPdf(document))
}
// How long the processor was busy, all told.
const { user, system } = process.cpuUsage()
console.log((user + system) / 1000)

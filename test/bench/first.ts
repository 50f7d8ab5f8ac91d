// A program that does nothing but lay out one sheet of nine cards and write it as a PDF: how soon is it on disk?
import { writeFileSync } from 'node:fs'
import { painters } from '../../src/paint/paint.ts'
import { deck, sheets } from './deck.ts'

const [, , lang = 'en', file = 'first.pdf'] = process.argv
const { card, lang: tag } = deck(lang, 9)
writeFileSync(
  file,
  await painters.pdf(
    sheets(
      tag,
      Array.from({ length: 9 }, (_, i) => card(i)),
    ),
  ),
)
// How long the processor was busy, all told.
const { user, system } = process.cpuUsage()
console.log((user + system) / 1000)

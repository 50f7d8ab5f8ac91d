// The least that anybody would write with pdfkit for the same kit: cards nine to a page with their backs, and the rulebook.
// No check, no fitting, no tags, no booklet. node baseline.mjs KIT.json FOLDER
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'

const [kitFile, folder] = process.argv.slice(2)
const { title, cards, sections } = JSON.parse(readFileSync(kitFile, 'utf8'))
const face = (name) =>
  createRequire(import.meta.url).resolve(`@expo-google-fonts/grenze/${name}/Grenze_${name}.ttf`)
const mm = (length) => (length * 72) / 25.4
const [WIDTH, HEIGHT] = [mm(63), mm(88)]

function open(name, size) {
  const doc = new PDFDocument({ size, margin: mm(14), autoFirstPage: false })
  doc.registerFont('regular', face('400Regular')).registerFont('bold', face('700Bold'))
  doc.pipe(createWriteStream(join(folder, name)))
  return doc
}

function page(doc, nine, draw) {
  doc.addPage({ margin: 0 })
  for (const [n, card] of nine.entries())
    draw(doc, card, mm(10.5) + (n % 3) * WIDTH, mm(16.5) + Math.floor(n / 3) * HEIGHT)
}

function front(doc, card, x, y) {
  doc.rect(x + mm(2), y + mm(2), WIDTH - mm(4), HEIGHT - mm(4)).stroke('#888888')
  const box = { width: WIDTH - mm(10) }
  doc.fill('#000000').font('bold', 11)
  doc.text(card.title, x + mm(5), y + mm(6), { ...box, align: 'center' })
  doc.font('regular', 9).text(card.text, x + mm(5), y + mm(30), box)
}

function back(doc, _, x, y) {
  doc.rect(x + mm(2), y + mm(2), WIDTH - mm(4), HEIGHT - mm(4)).fill('#1d3557')
  doc.fill('#ffffff').font('bold', 12)
  doc.text(title, x + mm(5), y + mm(40), { width: WIDTH - mm(10), align: 'center' })
}

mkdirSync(folder, { recursive: true })
const sheets = open('kit.pdf', 'A4')
for (let n = 0; n < cards.length; n += 9) {
  page(sheets, cards.slice(n, n + 9), front)
  page(sheets, cards.slice(n, n + 9), back)
}
sheets.end()

if (sections.length > 0) {
  const book = open('rules.pdf', 'A5').addPage()
  for (const { title, paragraphs } of sections) {
    book.font('bold', 14).text(title).moveDown(0.5)
    for (const text of paragraphs) book.font('regular', 9).text(text).moveDown(0.5)
  }
  book.end()
}

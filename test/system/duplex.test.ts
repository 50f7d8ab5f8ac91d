import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrintRequest } from '../../src/kit/request.ts'
import { overlay } from '../../src/source/folder.ts'
import { shippedFolder } from '../game/shipped.ts'
import { fileOf, gameOf, kitOf } from '../kit/printed.ts'
import { drawByPdfium, type Pixels } from '../paint/readers.ts'
import {
  BLANK,
  EVERY_PLACEMENT,
  EVERY_PRINTER,
  type Leaf,
  type Placement,
  type Point,
  type Printer,
  print,
  printAll,
  through,
} from './paper.ts'
import { run, type Word, wordsOf } from './words.ts'

// The kit through every kind of printer: kit.pdf is read with Poppler and PDFium, and put on paper as the instructions say.

/** GROWL, with the name of the piece in the middle of both sides of every piece. */
const marked = `<svg><text-box x="0" y="0" width="100%" height="100%" size="9" align="centre" valign="middle">piece-{{piece}}</text-box></svg>`
const templates = shippedFolder
  .list('templates')
  .filter((name) =>
    /^(main|night|home|token|setup|setup-variant|aid|aid-night|back-.*)\.svg\.hbs$/.test(name),
  )
const game = gameOf(
  overlay(shippedFolder, Object.fromEntries(templates.map((name) => [`templates/${name}`, marked]))),
)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'growl-duplex-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** kit.pdf as it was read back. */
interface Read {
  readonly pdf: Uint8Array
  readonly path: string
  readonly words: readonly Word[]
  readonly pages: number
  readonly size: { readonly width: number; readonly height: number }
}

async function kit(wanted: Partial<PrintRequest>, paper: 'a4' | 'letter'): Promise<Read> {
  const printed = await kitOf(game, 'en', {
    split: false,
    paper: { name: paper, ...game.formats.papers[paper]! },
    ...wanted,
  })
  const pdf = fileOf(printed, 'kit')
  const path = join(folder, 'kit.pdf')
  writeFileSync(path, pdf)
  const { words, pages, width, height } = wordsOf(path)
  return { pdf, path, words, pages, size: { width, height } }
}

const pieces = ({ words }: Read, page: number) =>
  words.filter((word) => word.page === page && word.text.startsWith('piece-'))

/** Which sheet a page says it belongs to: "sheet 3 of 12". */
const sheetOf = ({ words }: Read, page: number) => {
  const line = words.filter((word) => word.page === page).map(({ text }) => text)
  return line[line.indexOf('sheet') + 1]
}

/** Of a leaf: the same sheet on both sides, and the same piece within a tenth of a millimetre, no more and no fewer. */
function expectBacksBehindFronts(read: Read, leaf: Leaf): number {
  const [front, back] = leaf.pages as [number, number]
  expect(sheetOf(read, back)).toBe(sheetOf(read, front))
  const backs = pieces(read, back)
  const fronts = pieces(read, front)
  expect(backs.length).toBe(fronts.length)
  for (const { text, ...place } of fronts) {
    const there = through(leaf, place, read.size)
    const near = backs.filter((word) => Math.hypot(word.x - there.x, word.y - there.y) < 0.1)
    expect(near.map((word) => word.text)).toEqual([text])
  }
  return fronts.length
}

/** Whether there is ink at a place of a page. */
const isInked = ({ data, width, height }: Pixels, { x, y }: Point, size: Read['size']): boolean => {
  const [across, down] = [Math.floor((x / size.width) * width), Math.floor((y / size.height) * height)]
  return data[(down * width + across) * 3]! < 128
}

/** The middle of all that is on a page. */
function middleOf({ data, width, height }: Pixels, size: Read['size']): Point {
  const inked = Array.from({ length: width * height }, (_, i) => i).filter((i) => data[i * 3]! < 200)
  const [xs, ys] = [inked.map((i) => i % width), inked.map((i) => Math.floor(i / width))]
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values) + 1) / 2
  return { x: (middle(xs) / width) * size.width, y: (middle(ys) / height) * size.height }
}

/** What the eye sees of the trial: is the star where the ring shines through? */
async function trialOf({ pdf, size }: Read, front: number, back: number): Promise<(leaf: Leaf) => boolean> {
  const DPI = 72
  const [starred, ringed] = [await drawByPdfium(pdf, DPI, front - 1), await drawByPdfium(pdf, DPI, back - 1)]
  const ring = middleOf(ringed, size)
  return (leaf) =>
    leaf.pages.includes(front) &&
    leaf.pages.includes(back) &&
    isInked(starred, through(leaf, ring, size), size)
}

describe.each(['a4', 'letter'] as const)('a printer that turns the paper, %s', (paper) => {
  it.each(['long', 'short'] as const)('over the %s edge', async (backs) => {
    const read = await kit({ backs }, paper)
    // What the file asks the print dialogue for.
    run('qpdf', '--qdf', '--object-streams=disable', read.path, join(folder, 'plain.pdf'))
    expect(run('strings', join(folder, 'plain.pdf'))).toContain(
      backs === 'long' ? '/Duplex /DuplexFlipLongEdge' : '/Duplex /DuplexFlipShortEdge',
    )
    expect(read.pages % 2).toBe(0)
    const flipped = (front: number): Leaf => ({
      pages: [front, front + 1],
      heads: ['one end', backs === 'long' ? 'one end' : 'other end'],
    })
    const isRight = await trialOf(read, 1, 2)
    expect(isRight(flipped(1))).toBe(true)
    // Had somebody chosen the other edge, the trial would tell.
    expect(isRight({ ...flipped(1), heads: ['one end', backs === 'long' ? 'other end' : 'one end'] })).toBe(
      false,
    )
    let compared = 0
    for (let front = 3; front < read.pages; front += 2)
      compared += expectBacksBehindFronts(read, flipped(front))
    expect(compared).toBe(122)
  })
})

describe.each(['a4', 'letter'] as const)('a stack turned by hand, %s', (paper) => {
  it.each(['long', 'short'] as const)('over the %s edge, in any printer', async (backs) => {
    const read = await kit({ backs, order: 'fronts-first' }, paper)
    const sheets = (read.pages - 3) / 2
    const [turn, trial] = [sheets + 2, sheets + 3]
    const told = read.words.filter(({ page }) => page === turn).map(({ text }) => text)
    // The page between tells the very pages.
    expect(told).toContain(`${trial}`)
    expect(told).toContain(`${trial + 1}–${read.pages}`)
    const isRight = await trialOf(read, turn, trial)
    for (const printer of EVERY_PRINTER)
      expect([printer, followInstructions(read, printer, isRight)]).toEqual([printer, 122])
  })
})

/** What somebody does who has this printer and reads the page between; how many pieces have come out right. */
function followInstructions(read: Read, printer: Printer, isRight: (leaf: Leaf) => boolean): number {
  const sheets = (read.pages - 3) / 2
  const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i)
  // "Print pages 1 to …": paper as it came out of the packet.
  const first = range(1, sheets + 2)
  const printed = printAll(
    printer,
    first,
    first.map(() => BLANK),
    { up: 0, ahead: 'one end' },
  )
  // However they were delivered, sheets are numbered: put aside the instructions and this page, and sort the others.
  const delivered = printer.delivers === 'face up' ? printed.toReversed() : printed
  const onSide = (leaf: Leaf, page: number) => leaf.pages.includes(page)
  const page = delivered.find((leaf) => onSide(leaf, sheets + 2))!
  const stack = delivered
    .filter((leaf) => !onSide(leaf, 1) && leaf !== page)
    .toSorted((a, b) => Math.max(...numbers(a)) - Math.max(...numbers(b)))
  // "Until star and ring are in one corner": a wrong trial leaves its ring somewhere on the page, a right one is remembered.
  const right = EVERY_PLACEMENT.filter((placement) => isRight(print(printer, sheets + 3, page, placement)))
  expect(right).toHaveLength(1)
  // "Put in the stack just as this page lay", sheet 1 on top.
  const done = printAll(printer, range(sheets + 4, sheets), stack, right[0] as Placement)
  return done.reduce((sum, leaf) => sum + expectBacksBehindFronts(read, turnedToFront(leaf, sheets)), 0)
}

const numbers = ({ pages }: Leaf): number[] => pages.filter((page) => page !== undefined)

/** The side with the front first. */
const turnedToFront = (leaf: Leaf, sheets: number): Leaf =>
  leaf.pages[0]! <= sheets + 1
    ? leaf
    : { pages: [leaf.pages[1], leaf.pages[0]], heads: [leaf.heads[1], leaf.heads[0]] }

describe.each(['a4', 'letter'] as const)('paper folded and glued, %s', (paper) => {
  it('has every back behind its front, whatever the piece', async () => {
    const read = await kit({ backs: 'fold' }, paper)
    let pairs = 0
    for (let page = 2; page <= read.pages; page++) {
      const all = pieces(read, page)
      const head = read.words.filter((word) => word.page === page).map(({ text }) => text)
      expect(head.join(' ')).toContain('front | back')
      const mirrored = ({ x, y }: Point, axis: 'upright' | 'level'): Point =>
        axis === 'upright' ? { x: read.size.width - x, y } : { x, y: read.size.height - y }
      const meets = (axis: 'upright' | 'level') =>
        all.every((word) =>
          all.some((other) => {
            const there = mirrored(word, axis)
            return other.text === word.text && Math.hypot(other.x - there.x, other.y - there.y) < 0.1
          }),
        )
      expect(meets('upright') || meets('level')).toBe(true)
      pairs += all.length / 2
    }
    expect(pairs).toBe(122)
  })
})

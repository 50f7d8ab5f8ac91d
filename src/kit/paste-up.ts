import type { ContextSource } from '../card/context.ts'
import type { PrintedPiece } from '../card/pieces.ts'
import type { Side } from '../card/template.ts'
import { type Finding, say, told } from '../finding.ts'
import type { Page } from '../frame/document.ts'
import { inset, type Size } from '../geometry/box.ts'
import { mm, toMm } from '../geometry/length.ts'
import { impose } from '../sheet/impose.ts'
import { at, documentOf, drawInto, type LaidExtra } from './extra.ts'
import type { FileContents } from './file.ts'
import type { PrintRequest } from './request.ts'
import { lineOfText } from './sheets.ts'
import { layStrips } from './strips.ts'
import { type WordySide, wordySides } from './wordy-side.ts'

/** An insert is smaller than the card by this much each way: so it slides into the sleeve in front of it. */
const SMALLER = mm(2)

/** For people who have the game in another language: inserts for sleeves, and strips of text for label paper. */
export function layPasteUps(
  source: ContextSource,
  request: PrintRequest,
  pieces: readonly PrintedPiece[],
): LaidExtra {
  const sides = wordySides(pieces.filter(({ type }) => type.size === 'card'))
  const inserts = layInserts(source, request, sides)
  const strips = layStrips(source, request, sides)
  const steps =
    sides.length > 0
      ? layInstructions(source, request.paper, inserts.pages.length, strips.pages.length)
      : undefined
  const before = steps?.pages ?? []
  const pages = [...before, ...inserts.pages, ...strips.pages]
  const { words } = source
  // Any of the three may have no page: a template that cannot be used, cards larger than the paper.
  const outline = [
    { title: words.program('paste-up.inserts'), page: before.length, of: inserts },
    { title: words.program('paste-up.strips'), page: before.length + inserts.pages.length, of: strips },
  ].flatMap(({ of, ...entry }) => (of.pages.length > 0 ? [entry] : []))
  return {
    id: 'paste-up',
    document: documentOf(source, 'paste-up', { pages, ...(pages.length > 2 && { outline }) }),
    sheets: pages.length,
    contents: [countsOf('insert', sides), countsOf('strip', sides)],
    sides: steps?.side ? [steps.side] : [],
    findings: [
      ...(sides.length === 0 ? [NOTHING_TO_READ] : []),
      ...inserts.findings,
      ...(steps?.findings ?? []),
    ],
  }
}

const NOTHING_TO_READ: Finding = {
  code: 'paste-up-without-words',
  severity: 'error',
  ...told(
    say`none of the cards asked for bears words, so there is nothing to paste over them`,
    say`Leave paste-up out of --pieces, or ask for cards that bear words as well.`,
  ),
  option: '--pieces',
}

const countsOf = (piece: string, sides: readonly WordySide[]): FileContents => ({
  piece,
  counts: Object.fromEntries(sides.map(({ id }) => [id, 1])),
})

/** The sides themselves, a millimetre cut off all round. */
function layInserts(
  { words, setting }: ContextSource,
  { paper, cardSize }: PrintRequest,
  sides: readonly WordySide[],
): { pages: readonly Page[]; findings: readonly Finding[] } {
  const { width, height } = inset({ x: 0, y: 0, ...cardSize }, SMALLER / 2)
  const piece = words.program('paste-up.inserts')
  const cutouts = sides.map(({ id, side }) => ({ id, front: side.frame }))
  const { sheets, findings } = impose({
    lots: sides.length > 0 ? [{ cutouts, trim: { width, height, shape: 'rect' } }] : [],
    paper,
    bleed: 0,
    backs: 'none',
    share: false,
    offset: { x: 0, y: 0 },
    words: {
      header: ({ sheet: n, sheets: m }, room) => {
        const head = words.program('sheet.head', { piece, language: words.languageName, n, m })
        return lineOfText(`**${head}** · ${words.program('sheet.scale')}`, setting, 9, room)
      },
      ruler: lineOfText(words.program('sheet.ruler'), setting, 7.5, { width: mm(100), height: mm(4) }),
    },
  })
  return {
    pages: sheets.map(({ front }) => front),
    findings: findings.map(({ finding }) => ({ ...finding, option: '--size' })),
  }
}

/** In millimetres: between the two ways, and what a step takes. */
const [GUTTER, STEP] = [12, 27]

function layInstructions(
  source: ContextSource,
  { width, height }: Size,
  inserts: number,
  strips: number,
): { pages: Page[]; side?: Side; findings: readonly Finding[] } {
  const { words } = source
  const page = inset({ x: 0, y: 0, width, height }, mm(20))
  const column = (toMm(page.width) - GUTTER) / 2
  const pagesFrom = (first: number, count: number) => ({
    range: count > 1 ? `${first}–${first + count - 1}` : String(first),
    count,
  })
  const way = (id: 'inserts' | 'strips', keys: readonly string[], pages: object, x: number) => ({
    x,
    sleeve: id === 'inserts',
    heading: words.program(`paste-up.${id}`),
    steps: keys.map((key, i) => ({ number: i + 1, words: words.program(`paste-up.${key}`, { ...pages }) })),
  })
  const { side, findings } = drawInto(
    source,
    'paste-up.svg.hbs',
    {
      title: words.program('paste-up.title'),
      intro: words.program('paste-up.intro'),
      again: words.program('paste-up.again'),
      column,
      step: STEP,
      ways: [
        way('inserts', ['print-inserts', 'cut-inserts', 'sleeve'], pagesFrom(2, inserts), 0),
        way(
          'strips',
          ['print-strips', 'cut-strips', 'stick'],
          pagesFrom(2 + inserts, strips),
          column + GUTTER,
        ),
      ],
    },
    page,
  )
  return {
    pages: side ? [{ width, height, items: [at(side.frame, page)] }] : [],
    ...(side && { side }),
    findings,
  }
}

import { type Finding, say, told } from '../finding.ts'
import { type Box, inset, type Size } from '../geometry/box.ts'
import { mm, type Pt, toMm } from '../geometry/length.ts'
import { inTurn, type Matrix, mapBox, rotate, translate } from '../geometry/matrix.ts'
import { type Paper, UNPRINTABLE_EDGE } from '../sheet/format.ts'
import { boundsOfPoints } from './lines.ts'
import { type BoxedDeck, type Inside, roomFor } from './measure.ts'
import { type Net, netsFor } from './net.ts'

/** A net on its sheet of paper, or one half of it. */
export interface BoxSheet {
  readonly net: Net
  /** Clockwise. */
  readonly turn: 0 | 90
  /** From the net to the page. */
  readonly matrix: Matrix
  /** What is left of the sheet below the net. */
  readonly free: Box
}

export interface PlacedBox {
  readonly inside: Inside
  /** One sheet, or two with a half each; none when not even a half fits. */
  readonly sheets: readonly BoxSheet[]
  readonly findings: readonly Finding[]
}

/** Strips along the top and the bottom of the page that are used otherwise. */
export interface Bands {
  readonly head: Pt
  readonly foot: Pt
}

/** Between the net and what is printed below it. */
const GAP = mm(4)

/** The page stands upright as all pages do; the net is turned where it fits better lying. One piece before two. */
export function placeBox(deck: BoxedDeck, paper: Paper, { head, foot }: Bands): PlacedBox {
  const inside = roomFor(deck)
  if (deck.cards === 0) return { inside, sheets: [], findings: [NO_CARDS] }
  const printable = inset({ x: 0, y: 0, ...paper }, UNPRINTABLE_EDGE)
  const area = { ...printable, y: printable.y + head, height: printable.height - head - foot }
  for (const pieces of [1, 2] as const)
    for (const turn of [0, 90] as const) {
      const sheets = netsFor(inside, pieces).map((net) => placeNet(net, turn, area))
      if (sheets.every((sheet) => sheet !== undefined)) return { inside, sheets, findings: [] }
    }
  return { inside, sheets: [], findings: [tooLarge(deck, inside, area, paper)] }
}

function placeNet(net: Net, turn: 0 | 90, area: Box): BoxSheet | undefined {
  const flat = mapBox(boundsOf(net), rotate(turn))
  if (flat.width > area.width || flat.height > area.height) return undefined
  const x = area.x + (area.width - flat.width) / 2
  const matrix = inTurn(rotate(turn), translate(x - flat.x, area.y - flat.y))
  const used = flat.height + GAP
  return { net, turn, matrix, free: { ...area, y: area.y + used, height: Math.max(0, area.height - used) } }
}

export const boundsOf = ({ panels }: Net): Box => boundsOfPoints(panels.flatMap(({ outline }) => outline))

const NO_CARDS: Finding = {
  code: 'box-without-cards',
  severity: 'error',
  ...told(
    say`there are no cards for a tuck box to hold among the pieces asked for`,
    say`Leave tuck-box out of --pieces, or ask for cards as well.`,
  ),
  option: '--pieces',
}

function tooLarge(deck: BoxedDeck, inside: Inside, area: Size, paper: Paper): Finding {
  // The half with the lid is the larger one.
  const half = boundsOf(netsFor(inside, 2)[1]!)
  return {
    code: 'box-too-large',
    severity: 'error',
    ...told(
      say`a tuck box for ${deck.cards} cards, ${number(inside.depth)} mm deep, does not fit ${paper.name} even in two halves: half of it needs ${by(half)}; ${by(area)} of the paper can be printed on`,
      say`Choose fewer cards for it (--pieces cards,tuck-box, --players), thinner ones (--thickness), a smaller --size or larger paper.`,
    ),
    option: '--paper',
  }
}

const number = (length: Pt): string => String(Math.round(toMm(length) * 10) / 10)
const by = ({ width, height }: Size): string => `${number(width)} × ${number(height)} mm`

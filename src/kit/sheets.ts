import type { ContextSource } from '../card/context.ts'
import type { PrintedPiece } from '../card/pieces.ts'
import { type Finding, say, told } from '../finding.ts'
import type { Frame } from '../frame/frame.ts'
import { PIECES } from '../game/files.ts'
import type { Game } from '../game/game.ts'
import type { Size } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'
import { compose, fit, place, type Setting } from '../layout/layout.ts'
import { parseInline } from '../locale/inline.ts'
import type { Words } from '../locale/translate.ts'
import type { Cutout, Lot } from '../sheet/fill.ts'
import { impose, type PrintedSheet, type SheetLabel, type SheetWords } from '../sheet/impose.ts'
import type { LotFinding } from '../sheet/plan.ts'
import type { PrintRequest } from './request.ts'

/** All the sheets of paper that pieces are cut out of. */
export interface Stack {
  readonly sheets: readonly NamedSheet[]
  /** Pieces that are cut alike, together. */
  readonly lots: readonly (readonly Part[])[]
  readonly findings: readonly Finding[]
}

export interface NamedSheet extends PrintedSheet {
  /** What lies on it, as its head says: "Main deck + Player aid". */
  readonly name: string
}

/** A piece of the game on paper. */
export interface Part {
  readonly piece: PrintedPiece
  /** What it is called in the language. */
  readonly name: string
  /** The sheets it lies on, counted from 1 as on paper; none when it fits no paper. */
  readonly on: readonly number[]
}

/** Lays all pieces on sheets. Pieces of one size share theirs, and what is left over of several sizes shares the last ones. */
export function layStack(
  pieces: readonly PrintedPiece[],
  request: PrintRequest,
  { game, words, setting }: ContextSource,
): Stack {
  const tooMany = refuseMany(pieces, game)
  if (tooMany) return { sheets: [], lots: [], findings: [tooMany] }
  const { paper, bleed, backs, offset } = request
  const cuts = new Map(pieces.map((piece) => [cutOf(piece), [] as PrintedPiece[]]))
  for (const piece of pieces) cuts.get(cutOf(piece))!.push(piece)
  const pieceOf = new Map<Cutout, PrintedPiece>()
  const lots = [...cuts.values()].map((alike) => lotOf(alike, pieceOf))
  // A file of its own for each piece is of no use if some of it lies on the sheets of others.
  const share = !request.split
  const { sheets, findings } = impose({
    lots,
    paper,
    bleed,
    backs,
    offset,
    share,
    words: sheetWords(pieceOf, words, setting),
  })
  const on = new Map(pieces.map((piece) => [piece, new Set<number>()]))
  for (const [index, { cutouts }] of sheets.entries())
    for (const cutout of cutouts) on.get(pieceOf.get(cutout)!)!.add(index + 1)
  return {
    sheets: sheets.map((sheet) => ({ ...sheet, name: namesOn(sheet.cutouts, pieceOf, words) })),
    lots: [...cuts.values()].map((alike) =>
      alike.map((piece) => ({ piece, name: pieceName(words, piece.type.id), on: [...on.get(piece)!] })),
    ),
    findings: findings.map((found) => located(found, pieceOf, game)),
  }
}

/**
 * Pieces of which this is the same may lie cut beside cut. Cards that nobody may know by their backs lie among their own: a
 * printer that shifts would leave a strip of the neighbour's back on them.
 */
const cutOf = ({ type, size, faces }: PrintedPiece): string =>
  type.source.from === 'cards'
    ? `${type.id} alone`
    : [size.width, size.height, type.shape, faces.some(({ back }) => back)].join(' ')

/** A cutout per copy; notes down which piece each belongs to. */
function lotOf(alike: readonly PrintedPiece[], pieceOf: Map<Cutout, PrintedPiece>): Lot {
  const cutouts = alike.flatMap((piece) =>
    piece.faces.flatMap(({ face, front, back }) =>
      Array.from({ length: face.copies }, () => {
        const copy = { id: face.id, front: front.frame, back: back?.frame }
        pieceOf.set(copy, piece)
        return copy
      }),
    ),
  )
  const [{ type, size }] = alike as [PrintedPiece]
  return { cutouts, trim: { ...size, shape: type.shape } }
}

function sheetWords(pieceOf: ReadonlyMap<Cutout, PrintedPiece>, words: Words, setting: Setting): SheetWords {
  return {
    header: (label, room) => headerFrame(words, setting, namesOn(label.cutouts, pieceOf, words), label, room),
    ruler: lineOfText(words.program('sheet.ruler'), setting, 7.5, { width: mm(100), height: mm(4) }),
  }
}

function namesOn(
  cutouts: readonly Cutout[],
  pieceOf: ReadonlyMap<Cutout, PrintedPiece>,
  words: Words,
): string {
  const ids = new Set(cutouts.map((cutout) => pieceOf.get(cutout)!.type.id))
  return [...ids].map((id) => pieceName(words, id)).join(' + ')
}

/** What a finding about sheets is about, by its code. */
const OPTIONS: Readonly<Record<string, string>> = {
  'piece-size': '--size',
  'piece-too-large': '--size',
  'art-short-of-bleed': '--bleed',
  'offset-past-edge': '--offset',
  'margins-narrow': '--paper',
}

/** A size of its own stands in the data of the piece; all else was asked for. */
function located(
  { lot, finding }: LotFinding,
  pieceOf: ReadonlyMap<Cutout, PrintedPiece>,
  game: Game,
): Finding {
  const option = OPTIONS[finding.code]
  const { id, size } = pieceOf.get(lot.cutouts[0]!)!.type
  const isOwn = size !== 'card' && size !== 'book'
  return option === '--size' && isOwn
    ? { ...finding, place: game.place(PIECES, 'pieces', id, 'size') }
    : { ...finding, ...(option && { option }) }
}

/** Two thousand sheets of cards: what is more is a slip, and would take all the memory there is. */
const MOST_PIECES = 20_000

function refuseMany(pieces: readonly PrintedPiece[], game: Game): Finding | undefined {
  const count = pieces.reduce((sum, piece) => sum + countOf(piece), 0)
  if (count <= MOST_PIECES) return undefined
  const [most] = pieces.toSorted((a, b) => countOf(b) - countOf(a)) as [PrintedPiece]
  return {
    code: 'kit-too-large',
    severity: 'error',
    ...told(
      say`the kit has ${count} pieces to cut out, ${countOf(most)} of them of the kind "${most.type.id}"; at most ${MOST_PIECES} are printed at once`,
      say`Lower the numbers of copies, or print fewer pieces at a time (--pieces, --cards).`,
    ),
    place: game.place(PIECES, 'pieces', most.type.id),
  }
}

export const countOf = ({ faces }: PrintedPiece): number =>
  faces.reduce((sum, { face }) => sum + face.copies, 0)

export const pieceName = (words: Words, id: string): string => words.text(`labels:pieces.${id}`) ?? id

function headerFrame(words: Words, setting: Setting, piece: string, label: SheetLabel, room: Size): Frame {
  const { sheet: n, sheets: m } = label
  const head = words.program('sheet.head', { piece, language: words.languageName, n, m })
  const side =
    label.side === 'both'
      ? [words.program('sheet.front'), words.program('sheet.back')].join(' | ')
      : words.program(`sheet.${label.side}`)
  const scale = words.program('sheet.scale')
  return lineOfText(`**${head}** · ${side} · ${scale}`, setting, 9, room)
}

/** One line, as large as it may be in the room; a tight frame round it. */
export function lineOfText(words: string, setting: Setting, max: Pt, room: Size): Frame {
  const text = compose([parseInline(words).inlines], setting)
  const { lines, height, size } = fit(text, room, { max, min: Math.min(max, 4), maxLines: 1 })
  const width = Math.max(0, ...lines.map((line) => line.width))
  const box = { x: 0, y: 0, width, height }
  return { width, height: Math.max(height, size), items: place(text, lines, box, { fill: '#333333' }) }
}

import type { ContextSource } from '../card/context.ts'
import type { PrintedPiece } from '../card/pieces.ts'
import type { Finding } from '../finding.ts'
import type { Frame } from '../frame/frame.ts'
import { PIECES } from '../game/files.ts'
import type { Game } from '../game/game.ts'
import type { Size } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'
import { compose, fit, place, type Setting } from '../layout/layout.ts'
import { parseInline } from '../locale/inline.ts'
import type { Words } from '../locale/translate.ts'
import type { Cutout } from '../sheet/fill.ts'
import {
  type Imposed,
  type Imposition,
  impose,
  planSheets,
  type SheetLabel,
  type SheetPlan,
} from '../sheet/impose.ts'
import type { PrintRequest } from './request.ts'

/** Sheets that are cut alike, ready to paint: of one piece, or of several of one size. */
export interface Stack extends Imposed {
  readonly parts: readonly Part[]
}

/** A piece of the game in a stack. */
export interface Part {
  readonly piece: PrintedPiece
  /** What it is called in the language. */
  readonly name: string
  /** The sheets it lies on, first and last, as numbered in the file; nothing when it fits no paper. */
  readonly on?: readonly [first: number, last: number]
  /** Where its first page is in the stack. */
  readonly page: number
}

type Pieces = readonly PrintedPiece[]

/** The sheets of all pieces: pieces of one size share their sheets, which saves paper and cuts. */
export function layStacks(pieces: Pieces, request: PrintRequest, source: ContextSource): Stack[] {
  const cuts = new Set(pieces.map(cutOf))
  const lots = [...cuts].map((cut) => pieces.filter((piece) => cutOf(piece) === cut))
  const jobs = lots.map((lot) => ({ lot, job: jobOf(lot, request, source) }))
  const planned = jobs.map(({ lot, job }) => ({ lot, job, plan: planSheets(job) }))
  const total = planned.reduce((sum, { plan }) => sum + plan.sheets.length, 0)
  let before = 0
  return planned.map(({ lot, job, plan }) => {
    const stack = layStack(lot, job, plan, { before, total }, source)
    before += plan.sheets.length
    return stack
  })
}

/**
 * Pieces of which this is the same can lie on one sheet. Cards that nobody may know by their backs lie among their own: a
 * printer that shifts would leave a strip of the neighbour's back on them.
 */
const cutOf = ({ type, size, faces }: PrintedPiece): string =>
  type.source.from === 'cards'
    ? `${type.id} alone`
    : [size.width, size.height, type.shape, faces.some(({ back }) => back)].join(' ')

function layStack(
  lot: Pieces,
  job: Job,
  plan: SheetPlan,
  { before, total }: { readonly before: number; readonly total: number },
  { game, words, setting }: ContextSource,
): Stack {
  const header = (label: SheetLabel, room: Size) => {
    const names = [...new Set(label.cutouts.map((cutout) => job.nameOf.get(cutout)!))].join(' + ')
    return headerFrame(words, setting, names, { ...label, sheet: before + label.sheet, sheets: total }, room)
  }
  const ruler = lineOfText(words.program('sheet.ruler'), setting, 7.5, {
    width: mm(100),
    height: mm(4),
  })
  const imposed = impose({ ...job, words: { header, ruler } }, plan)

  let first = 0
  const parts = lot.map((piece): Part => {
    const name = pieceName(words, piece.type.id)
    const last = first + countOf(piece) - 1
    const perSheet = imposed.grid?.slots.length
    const [from, to] = perSheet ? [Math.floor(first / perSheet), Math.floor(last / perSheet)] : [0, 0]
    first = last + 1
    return {
      piece,
      name,
      page: imposed.fronts[from] ?? 0,
      ...(perSheet && { on: [before + from + 1, before + to + 1] }),
    }
  })
  return { ...imposed, parts, findings: imposed.findings.map((finding) => located(finding, lot, game)) }
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
function located(finding: Finding, [first]: Pieces, game: Game): Finding {
  const option = OPTIONS[finding.code]
  const { id, size } = first!.type
  const isOwn = size !== 'card' && size !== 'book'
  return option === '--size' && isOwn
    ? { ...finding, place: game.place(PIECES, 'pieces', id, 'size') }
    : { ...finding, ...(option && { option }) }
}

/** What is to be cut out of the sheets of pieces of one size. */
interface Job extends Omit<Imposition, 'words'> {
  readonly nameOf: ReadonlyMap<Cutout, string>
}

function jobOf(
  lot: Pieces,
  { paper, bleed, backs, order, offset }: PrintRequest,
  { words }: ContextSource,
): Job {
  const nameOf = new Map<Cutout, string>()
  const cutouts = lot.flatMap(({ type, faces }) =>
    faces.flatMap(({ face, front, back }) =>
      Array.from({ length: face.copies }, () => {
        const copy = { id: face.id, front: front.frame, back: back?.frame }
        nameOf.set(copy, pieceName(words, type.id))
        return copy
      }),
    ),
  )
  const [{ type, size }] = lot as [PrintedPiece]
  const trim = { ...size, shape: type.shape }
  return { cutouts, trim, nameOf, paper, bleed, backs, order, offset }
}

export const countOf = ({ faces }: PrintedPiece): number =>
  faces.reduce((sum, { face }) => sum + face.copies, 0)

export const pieceName = (words: Words, id: string): string => words.text(`labels:pieces.${id}`) ?? id

function headerFrame(words: Words, setting: Setting, piece: string, label: SheetLabel, room: Size): Frame {
  const { sheet: n, sheets: m } = label
  const head = words.program('sheet.head', { piece, language: words.languageName, n, m })
  const [side, scale] = [words.program(`sheet.${label.side}`), words.program('sheet.scale')]
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

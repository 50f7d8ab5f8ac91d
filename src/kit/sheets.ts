import type { PrintedPiece } from '../card/pieces.ts'
import type { Document, Page } from '../frame/document.ts'
import type { Frame } from '../frame/frame.ts'
import type { Size } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'
import { compose, fit, place, type Setting } from '../layout/layout.ts'
import { parseInline } from '../locale/inline.ts'
import type { Words } from '../locale/translate.ts'
import { type Imposed, impose, type SheetLabel } from '../sheet/impose.ts'
import type { PrintRequest } from './request.ts'

/** The sheets of one piece, ready to paint. */
export interface PieceSheets extends Imposed {
  readonly piece: PrintedPiece
  /** What the piece is called in the language. */
  readonly name: string
}

export function laySheets(
  piece: PrintedPiece,
  request: PrintRequest,
  words: Words,
  setting: Setting,
): PieceSheets {
  const name = pieceName(words, piece.piece.id)
  const { paper, bleed, backs, order, offset } = request
  const round = piece.piece.shape === 'round'
  const imposed = impose({
    pieces: piece.faces.flatMap(({ face, front, back }) =>
      Array.from({ length: face.copies }, () => ({ id: face.id, front: front.frame, back: back?.frame })),
    ),
    paper,
    trim: { ...piece.size, shape: round ? 'round' : 'rectangle' },
    bleed,
    backs,
    order,
    offset,
    words: {
      header: (label, room) => headerFrame(words, setting, name, label, room),
      ruler: lineOfText(words.text('labels:sheet.ruler') ?? '', setting, 7.5, {
        width: mm(100),
        height: mm(4),
      }),
    },
  })
  return { ...imposed, piece, name }
}

export const pieceName = (words: Words, id: string): string => words.text(`labels:pieces.${id}`) ?? id

function headerFrame(words: Words, setting: Setting, piece: string, label: SheetLabel, room: Size): Frame {
  const language = words.text('labels:language') ?? words.lang
  const head =
    words.text('labels:sheet.head', { piece, language, n: label.sheet, m: label.sheets }) ??
    `${piece} · ${language} · ${label.sheet} / ${label.sheets}`
  const side = words.text(`labels:sheet.${label.side}`) ?? label.side
  const scale = words.text('labels:sheet.scale') ?? '100 %'
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

/** Pages of several pieces in one document, each piece in its outline. */
export function documentOf(
  title: string,
  words: Words,
  front: readonly Page[],
  sheets: readonly PieceSheets[],
): Document {
  let page = front.length
  const outline = sheets.map(({ name, pages }) => {
    const entry = { title: name, page }
    page += pages.length
    return entry
  })
  return {
    title,
    lang: words.language.tag,
    pages: [...front, ...sheets.flatMap(({ pages }) => pages)],
    ...(sheets.length > 1 && { outline }),
  }
}

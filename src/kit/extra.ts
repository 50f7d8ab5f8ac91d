import type { ContextSource } from '../card/context.ts'
import { type Side, setAlone, TemplateDrawer } from '../card/template.ts'
import { isLow } from '../card/theme.ts'
import { type Finding, Findings } from '../finding.ts'
import type { Document } from '../frame/document.ts'
import type { Frame, Item } from '../frame/frame.ts'
import type { Extra } from '../game/game.ts'
import { type Box, inset, type Size } from '../geometry/box.ts'
import { mm, type Pt, toMm } from '../geometry/length.ts'
import { type Paper, UNPRINTABLE_EDGE } from '../sheet/format.ts'
import { centred } from '../sheet/ink.ts'
import { rulerFrame } from '../sheet/ruler.ts'
import type { FileContents } from './file.ts'
import { lineOfText } from './sheets.ts'

/** Something that any game has and that is printed when it is asked for: a file of its own. */
export interface LaidExtra {
  readonly id: Extra
  /** No pages where it cannot be made, which has been found then. */
  readonly document: Document
  readonly sheets: number
  readonly contents: readonly FileContents[]
  /** What was drawn from templates, for the checks. */
  readonly sides: readonly Side[]
  readonly findings: readonly Finding[]
}

/** The file, with how it is to be printed: on one side, as large as it is. */
export const documentOf = (
  { game, words }: ContextSource,
  id: Extra,
  content: Pick<Document, 'pages' | 'outline'>,
): Document => ({
  title: [words.text('labels:game') ?? game.id, words.program(`files.${id}`)].join(' · '),
  lang: words.language.tag,
  ...content,
  print: { actualSize: true, duplex: 'simplex' },
})

/** Strips of a page that are not for its content: a line that names the sheet above, a ruler below. */
export const HEAD: Pt = mm(7)
export const FOOT: Pt = mm(6)

/** The room between them. */
export const roomOn = (paper: Paper, foot = FOOT): Box => {
  const printable = inset({ x: 0, y: 0, ...paper }, UNPRINTABLE_EDGE)
  return { ...printable, y: printable.y + HEAD, height: printable.height - HEAD - foot }
}

/** What is in the strips. */
export function furnitureOf({ words, setting }: ContextSource, paper: Paper, head: string): Item[] {
  const printable = inset({ x: 0, y: 0, ...paper }, UNPRINTABLE_EDGE)
  const above = { ...printable, height: mm(5) }
  const below = { ...printable, y: printable.y + printable.height - mm(5), height: mm(5) }
  const label = lineOfText(words.program('sheet.ruler'), setting, 7.5, { width: mm(80), height: mm(4) })
  return [
    centred(lineOfText(`${head} · ${words.program('sheet.scale')}`, setting, 9, above), above, 0),
    centred(rulerFrame(below, label), below, 0),
  ]
}

/** Draws a template that the program brings, or the game instead, into a room. */
export function drawInto(
  source: ContextSource,
  template: string,
  values: object,
  room: Size,
): { side?: Side; findings: readonly Finding[] } {
  const findings = new Findings()
  const { ink, theme } = source
  const [width, height] = [toMm(room.width), toMm(room.height)]
  const all = { ink, low: isLow(ink), colors: theme.book.colors, width, height, ...values }
  const composed = new TemplateDrawer(source, findings.find).draw(template, all, room)
  return { ...(composed && { side: setAlone(template, composed) }), findings: findings.all }
}

export const fits = ({ boxes }: Side): boolean => boxes.every(({ fitted }) => !fitted.overflow)

/** A frame with its upper left corner in a place. */
export const at = (frame: Frame, { x, y }: Pick<Box, 'x' | 'y'>): Item => ({
  kind: 'placed',
  frame,
  matrix: [1, 0, 0, 1, x, y],
})

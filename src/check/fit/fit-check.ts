import type { PrintedPiece, Side } from '../../card/pieces.ts'
import type { BoxReport } from '../../card/typeset.ts'
import type { Check, Finding, Place } from '../../finding.ts'
import type { Game } from '../../game/game.ts'
import type { Locale } from '../../locale/read.ts'
import type { Words } from '../../locale/translate.ts'
import type { Edit } from '../../source/edit.ts'

/** Every piece of a game laid out in one language, as it would be printed. */
export interface FitSubject {
  readonly game: Game
  readonly words: Words
  readonly locale: Locale
  readonly pieces: readonly PrintedPiece[]
  /** What the templates themselves got wrong. */
  readonly findings: readonly Finding[]
}

/** An example is the game that ships with one text or template changed, seen in one language. */
export type FitExample = Edit & { readonly lang: string }
export type FitCheck = Check<FitSubject, FitExample>

/** Every different side of every piece, with what to call it. */
export function* sidesOf({
  pieces,
}: FitSubject): Iterable<{ side: Side; name: string; piece: PrintedPiece }> {
  const seen = new Set<Side>()
  for (const piece of pieces)
    for (const { face, front, back } of piece.faces)
      for (const side of [front, back]) {
        if (!side || seen.has(side)) continue
        seen.add(side)
        yield {
          side,
          piece,
          name: side === back ? `back of ${piece.type.id}` : `${piece.type.id} “${face.id}”`,
        }
      }
}

export interface Origin {
  readonly key: string
  readonly place: Place
}

/** Where the words of a box were written: the locale text that reads the same once names and figures are filled in. */
export function originsOf({ words, locale }: FitSubject): (box: BoxReport) => Origin | undefined {
  const byText = new Map<string, Origin>()
  for (const [key, { place }] of locale.texts) {
    const text = words.text(key)?.trim()
    if (text && !byText.has(text)) byText.set(text, { key, place })
  }
  return ({ box }) => byText.get(box.text)
}

/** A template, where no text can be named. */
export const templatePlace = (template: string): Place => ({
  file: `templates/${template}`,
  line: 1,
  column: 1,
  endLine: 1,
  endColumn: 1,
})

/** The beginning of a long text, for messages. */
export const excerpt = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 40 ? `${line.slice(0, 39)}…` : line
}

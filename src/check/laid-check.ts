import type { BoxWords } from '../card/drawing.ts'
import type { PrintedPiece } from '../card/pieces.ts'
import type { Side } from '../card/template.ts'
import type { BoxReport } from '../card/typeset.ts'
import { type Check, cardNamed, type Finding, inQuotes, pieceNamed, say, type Value } from '../finding.ts'
import { type LaidKit, layKit } from '../kit/lay.ts'
import type { PrintRequest } from '../kit/request.ts'
import type { Text } from '../layout/layout.ts'
import { Library } from '../library/library.ts'
import { type Edit, edited, showEdit } from '../source/edit.ts'
import { type CheckGroup, checkGroup } from './check.ts'
import { exampleGame } from './example-game.ts'

/** A check of what is about to be painted: pieces, sheets, instructions and rulebook of one language. */
export type LaidCheck = Check<LaidKit, LaidExample>

/** An example is the example game with one file changed, laid out in English as somebody asks for it. */
export type LaidExample = Edit & {
  readonly request?: Partial<PrintRequest>
  /** The request as a user writes it: "--offset 20,20". */
  readonly asked?: string
}

export const laidGroup = (
  name: string,
  checks: readonly LaidCheck[],
  found: (laid: LaidKit) => readonly Finding[] = () => [],
): CheckGroup<LaidKit> =>
  checkGroup<LaidKit, LaidKit, LaidExample>({
    name,
    checks,
    subject: (laid) => laid,
    found,
    folder: (example) => edited(exampleGame, example),
    fromExample: ({ request = {}, ...edit }) => layKit(new Library(edited(exampleGame, edit)), request, 'en'),
    show: ({ asked, ...edit }) => (asked ? `npx growl print ${asked}` : showEdit(edit, exampleGame)),
  })

/** A check that tells what was found while laying out. */
export const foundOnTheWay = (
  label: Omit<LaidCheck, 'run'> & Partial<Pick<LaidCheck, 'run'>>,
): LaidCheck => ({ run: ({ findings }) => withCode(findings, label.code), ...label })

export const withCode = (findings: readonly Finding[], code: string): Finding[] =>
  findings.filter((finding) => finding.code === code)

/** A side with what to call it in a message; of a piece, or a picture of the book, or the page of instructions. */
export interface NamedSide {
  readonly side: Side
  /** "apple", and as part of a sentence: "fruit “apple”". */
  readonly id: string
  readonly name: Value
  readonly piece?: PrintedPiece
}

/** Every different side of everything that is drawn from a template. */
export function* sidesOf({ pieces, instructions, book, extras }: LaidKit): Iterable<NamedSide> {
  const seen = new Set<Side>()
  for (const piece of pieces)
    for (const { face, front, back } of piece.faces)
      for (const side of [front, back]) {
        if (!side || seen.has(side)) continue
        seen.add(side)
        yield {
          side,
          piece,
          id: face.id,
          name:
            side === back
              ? say`back of ${pieceNamed(piece.type.id)}`
              : say`${pieceNamed(piece.type.id)} ${inQuotes(cardNamed(face.id))}`,
        }
      }
  const told = [instructions.howTo, instructions.turn].filter((side) => side !== undefined)
  for (const side of [...told, ...(book?.drawings ?? []), ...extras.flatMap(({ sides }) => sides)])
    yield { side, id: side.template, name: side.template.replace(/\.svg\.hbs$/, '') }
}

/** Every text of a box: its own, and those that stand there also. */
export const wordsIn = ({ box, texts }: BoxReport): readonly { words: BoxWords; text: Text }[] =>
  [box, ...(box.also ?? [])].map((words, i) => ({ words, text: texts[i]! }))

/** Where words were written; in the template, where no text reads like them. */
export function originOf(
  { source, lang }: LaidKit,
  words: BoxWords,
  side: Side,
): Pick<Finding, 'place' | 'lang' | 'key'> {
  const origin = source.originOf(words.text)
  return { place: origin?.place ?? side.placeOf(words.at), lang, ...(origin && { key: origin.key }) }
}

import { say, told } from '../finding.ts'
import type { Tag } from '../frame/frame.ts'
import type { Pt } from '../geometry/length.ts'
import { type Align, draw, flow, type Line, type Text } from '../layout/layout.ts'
import { addressesIn, linked } from './addresses.ts'
import { type Column, composeText, type Press, type TextStyle } from './press.ts'
import { NEVER, type Strip, tagged } from './strip.ts'

export interface TextLook {
  readonly size?: Pt
  readonly line?: Pt
  readonly fill?: string
  readonly style?: TextStyle
  readonly align?: Align
  readonly iconColor?: string
  /** Room above the first line, and between paragraphs. */
  readonly gap?: Pt
  readonly role?: Tag['role']
}

/** Cost of a cut between two lines of a paragraph: better than a big hole, worse than a cut between paragraphs. */
const CUT = 4

/** Words as strips, a line each. No paragraph leaves one line alone at the head or the foot of a page. */
export function layText(press: Press, words: string, column: Column, look: TextLook = {}): Strip[] {
  const { style, lang, find } = press
  const { size = style.body, fill = style.colors.ink, role = 'P' } = look
  const line = look.line ?? (style.line / style.body) * size
  const align = look.align ?? (column.narrow ? style.narrowAlign : style.align)
  const gap = look.gap ?? style.line * style.paragraph.gap
  const text = composeText(press, words, look.style, look.iconColor)
  const { lines, torn } = flow(text, column.width, size, { align, lineHeight: line / size, paragraphGap: 0 })
  if (torn)
    find(
      {
        code: 'text-torn',
        severity: 'warning',
        ...told(
          say`a word is wider than its column and was broken: “${words.slice(0, 60)}”`,
          say`Divide the word with a soft hyphen, or write a shorter one.`,
        ),
      },
      words,
    )
  const baseline = baselineIn(text, size, line)
  const ids = text.paragraphs.map(press.id)
  const addresses = addressesIn(words)
  return lines.map((each, i) => ({
    height: line,
    gap: each.begins ? gap : 0,
    breakBefore: each.begins ? 0 : isLonely(lines, i) ? NEVER : CUT,
    draw: (x, y) => {
      const tag: Tag = { role, id: ids[each.paragraph]!, ...(lang && { lang }) }
      const items = draw(each, x, y + baseline, { fill, ...(lang && { lang }) })
      return tagged([...column.path, tag], addresses.length > 0 ? linked(items, addresses, line) : items)
    },
  }))
}

/** Whether a cut before this line leaves one line of its paragraph alone on either page. */
function isLonely(lines: readonly Line[], at: number): boolean {
  return lines[at - 1]!.begins || lines[at]!.ends
}

/** Where in a line's room its baseline is: letters that reach highest and lowest are equally far from the edges. */
export const baselineIn = (text: Text, size: Pt, line: Pt): Pt =>
  text.above * size + (line - (text.above + text.below) * size) / 2

/** One line as wide as it gets, for labels and cells. */
export function naturalWidth(press: Press, words: string, look: TextLook = {}): Pt {
  const text = composeText(press, words, look.style)
  const size = look.size ?? press.style.body
  return Math.max(0, ...flow(text, 1e5, size).lines.map((line) => line.width))
}

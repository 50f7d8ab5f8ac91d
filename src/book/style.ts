import type { BookLook } from '../card/theme.ts'
import type { Size } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'
import type { Align } from '../layout/layout.ts'
import type { Language } from '../locale/languages.ts'

/** How a book looks: the measures of its theme, and what follows from them in a language, so that a page keeps one rhythm. */
export interface BookStyle extends Omit<BookLook, 'margin' | 'type'> {
  readonly page: Size
  readonly margin: { readonly top: Pt; readonly bottom: Pt; readonly side: Pt }
  /** Size of running text and its lines, baseline to baseline. */
  readonly body: Pt
  readonly line: Pt
  readonly align: Align
  /** In columns too narrow for justified lines. */
  readonly narrowAlign: Align
}

export function styleOf(
  { script, lineHeight, words }: Language,
  page: Size,
  { margin, type, ...look }: BookLook,
  smaller = 1,
): BookStyle {
  const sizes: Readonly<Record<string, Pt>> = type
  const body = (sizes[script] ?? type.Latn) * smaller
  return {
    ...look,
    page,
    margin: { top: mm(margin.top), bottom: mm(margin.bottom), side: mm(margin.side) },
    body,
    line: body * lineHeight * type.line,
    // Thai has no spaces to widen; letters spread apart would look like a fault.
    align: words === 'dictionary' ? 'left' : 'justify',
    narrowAlign: words === 'characters' ? 'justify' : 'left',
  }
}

/** What the theme says of titles of a level. */
export const headOf = ({ chapter, section, title }: BookStyle, level: 1 | 2 | 3): BookLook['chapter'] =>
  ({ 1: chapter, 2: section, 3: title })[level]

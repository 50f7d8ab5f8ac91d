import { type Finding, say, told } from '../finding.ts'
import type { Tag } from '../frame/frame.ts'
import type { Pt } from '../geometry/length.ts'
import { compose, type Setting, type Text } from '../layout/layout.ts'
import { foldLines } from '../locale/fold.ts'
import { parseInline } from '../locale/inline.ts'
import type { Block, Heading } from './blocks.ts'
import type { DrawingRoom } from './drawings.ts'
import type { BookStyle } from './style.ts'

/** Everything that setting a book in one language needs. */
export interface Press {
  readonly style: BookStyle
  readonly setting: Setting
  readonly drawings: DrawingRoom
  readonly chapters: readonly Chapter[]
  /** Where the language is not the document's: side by side. */
  readonly lang?: string
  /** Ids of structure elements, in the order they are made. */
  readonly id: () => string
  /** Tells what is wrong with some words of the book, and finds out where they were written. */
  readonly find: (finding: Finding, words: string) => void
}

/** What the contents list. */
export type Chapter = Heading & { readonly id: string }

export const chaptersOf = (blocks: readonly Block[]): Chapter[] =>
  blocks.filter(
    (block): block is Chapter => block.kind === 'heading' && block.level === 1 && block.id !== undefined,
  )

/** Where blocks are set: how wide, inside which elements, and whether lines are too short to be justified. */
export interface Column {
  readonly width: Pt
  readonly path: readonly Tag[]
  readonly narrow: boolean
}

export type TextStyle = NonNullable<Setting['style']>

/** Words → shaped text; what cannot be printed is said once. */
export function composeText(
  press: Press,
  words: string,
  style: TextStyle = 'regular',
  iconColor?: string,
): Text {
  const { setting, find } = press
  const icon: Setting['icon'] = (name) => {
    const art = setting.icon?.(name)
    return art && iconColor ? { ...art, color: iconColor } : art
  }
  const paragraphs = foldLines(words).map((paragraph) => parseInline(paragraph).inlines)
  const text = compose(paragraphs, { ...setting, style, icon })
  const quote = words.length > 60 ? `${words.slice(0, 60)}…` : words
  for (const { codePoint } of text.missing)
    find(
      {
        code: 'glyph-missing',
        severity: 'error',
        ...told(
          say`no typeface has “${String.fromCodePoint(codePoint)}” (U+${codePoint.toString(16).toUpperCase().padStart(4, '0')})`,
          say`Write it in other characters, or use an :icon:.`,
        ),
        quote,
      },
      words,
    )
  for (const name of text.unknownIcons)
    find(
      {
        code: 'icon-missing',
        severity: 'error',
        ...told(
          say`there is no icon “:${name}:”`,
          say`Correct the name between the colons, or write \\: for a colon.`,
        ),
        quote,
      },
      words,
    )
  return text
}

export interface PairPress {
  readonly left: Press
  readonly right: Press
  readonly width: Pt
}

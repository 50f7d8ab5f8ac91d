import type { Style } from '../font/catalogue.ts'
import type { Inline } from '../locale/inline.ts'
import type { Language } from '../locale/languages.ts'
import { ICON, typeset } from '../locale/typography.ts'

/** One paragraph as a plain string, with styles and icons beside it. */
export interface Prepared {
  /** NFC, single spaces, the language's own spaces at marks; an icon is U+FFFC. */
  readonly text: string
  /** Where each style ends; the last end is the text's. */
  readonly spans: readonly Span[]
  /** Names of the icons, in the order of their U+FFFC. */
  readonly icons: readonly string[]
}
export interface Span {
  readonly end: number
  readonly style: Style
}

export function prepare(inlines: readonly Inline[], base: Style, language: Language): Prepared {
  let text = ''
  const spans: Span[] = []
  const icons: string[] = []
  for (const inline of typeset(inlines, language)) {
    if (inline.kind === 'icon') icons.push(inline.name)
    text += inline.kind === 'icon' ? ICON : inline.text
    const style =
      inline.kind === 'icon' ? (spans.at(-1)?.style ?? base) : styleOf(base, inline.bold, inline.italic)
    spans.push({ end: text.length, style })
  }
  return { text, spans, icons }
}

function styleOf(base: Style, bold = false, italic = false): Style {
  if (base === 'title') return 'title'
  const [strong, slanted] = [
    bold || base === 'bold' || base === 'boldItalic',
    italic || base === 'italic' || base === 'boldItalic',
  ]
  return strong ? (slanted ? 'boldItalic' : 'bold') : slanted ? 'italic' : 'regular'
}

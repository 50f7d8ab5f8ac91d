import { foldLines } from '../locale/fold.ts'
import { type Inline, parseInline } from '../locale/inline.ts'
import type { Language } from '../locale/languages.ts'
import { typeset } from '../locale/typography.ts'
import { splitAddresses } from './addresses.ts'

/** How one kind of file writes what stands inside a line. */
export interface InlineWriter {
  readonly language: Language
  readonly text: (words: string) => string
  readonly bold: (inside: string) => string
  readonly italic: (inside: string) => string
  readonly icon: (name: string) => string
  readonly link: (words: string, url: string) => string
}

/** Paragraphs of a text, each as the writer writes it. */
export const writeParagraphs = (words: string, writer: InlineWriter): string[] =>
  foldLines(words).map((paragraph) =>
    typeset(parseInline(paragraph).inlines, writer.language)
      .map((inline) => write(inline, writer))
      .join(''),
  )

export const writeLine = (words: string, writer: InlineWriter): string =>
  writeParagraphs(words, writer).join(' ')

function write(inline: Inline, writer: InlineWriter): string {
  if (inline.kind === 'icon') return writer.icon(inline.name)
  const plain = splitAddresses(inline.text)
    .map(({ text, url }) => (url ? writer.link(text, url) : writer.text(text)))
    .join('')
  const bold = inline.bold ? writer.bold(plain) : plain
  return inline.italic ? writer.italic(bold) : bold
}

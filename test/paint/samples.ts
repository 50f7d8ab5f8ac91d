import type { Document } from '../../src/frame/document.ts'
import type { Item } from '../../src/frame/frame.ts'
import { findIcon } from '../../src/icon/find.ts'
import { type Align, flow, heightOf, type IconArt, place, type Text } from '../../src/layout/layout.ts'
import { foldLines } from '../../src/locale/fold.ts'
import { parseInline } from '../../src/locale/inline.ts'
import { languageOf } from '../../src/locale/languages.ts'
import { plainSample, set } from '../layout/texts.ts'

/** Pages of sample text in eight languages, with icons, for the readers to read back. */

const ART: Readonly<Record<string, string>> = {
  bite: 'fangs',
  charm: 'charm',
  wound: 'bleeding-wound',
  salve: 'bandage-roll',
  gold: 'crown-coin',
}

export const sampleIcon = (name: string): IconArt => ({
  ...findIcon(ART[name] ?? 'star')!,
  alt: `[${name}]`,
  color: '#8a1c1c',
})

/** A page of the language's sample, as long as it gets: a title, then the text. Whole points, so whole pixels. */
export function samplePage(lang: string, align: Align, paragraphs?: number): Document {
  const [width, margin] = [420, 40]
  const column = width - 2 * margin
  const items: Item[] = []
  let y = margin
  const put = (text: Text, size: number, how: Align) => {
    const { lines } = flow(text, column, size, { align: how })
    const height = heightOf(text, lines)
    items.push(...place(text, lines, { x: margin, y, width: column, height }, { fill: '#1a1a1a' }))
    y += height + size
  }
  put(set(TITLES[lang]!, lang, { style: 'title', icon: sampleIcon }), 22, 'center')
  put(set(sampleText(lang, paragraphs), lang, { icon: sampleIcon }), 8, align)
  const height = Math.ceil(y) + margin
  return { title: TITLES[lang]!, lang: languageOf(lang).tag, pages: [{ width, height, items }] }
}

const sampleText = (lang: string, paragraphs?: number): string =>
  plainSample(lang).split('\n\n').slice(0, paragraphs).join('\n\n')

export const sampleTitle = (lang: string): string => TITLES[lang]!

const TITLES: Readonly<Record<string, string>> = {
  en: 'The Whispering Walls',
  es: 'El aullido de la niñez',
  de: 'Größe & Überfluß',
  it: 'Così è la verità',
  fr: 'Où es-tu, l’œil?',
  zh: '最後一夜的狼嚎',
  ja: '最後の夜の遠吠え',
  th: 'คืนสุดท้ายของผู้เล่นที่นี่',
}

/** What a reader should get: the source as plain text, icons as what they say. */
export const sampleSource = (lang: string, paragraphs?: number): string =>
  [TITLES[lang]!, sampleText(lang, paragraphs)]
    .flatMap(foldLines)
    .map((paragraph) =>
      parseInline(paragraph)
        .inlines.map((inline) => (inline.kind === 'icon' ? `[${inline.name}]` : inline.text))
        .join(''),
    )
    .join('\n')

/**
 * Words to compare. Not told apart: white space where the language has none between words, hyphens (a line may end with
 * one), and the narrow spaces that French sets by itself.
 */
export function words(text: string, lang: string): string[] {
  const plain = text
    .normalize('NFC')
    .replace(/[-\u00ad\u2010\u0002\ufffe]\s*/g, '')
    .replace(/[\s\u202f]+(?=[;:!?»])|(?<=«)[\s\u202f]+/g, '')
    .replaceAll("'", '’')
  if (languageOf(lang).words === 'spaces') return plain.trim().split(/\s+/)
  return Array.from(plain.replace(/\s+/g, ''))
}

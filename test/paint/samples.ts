import type { Document } from '../../src/frame/document.ts'
import type { Item } from '../../src/frame/frame.ts'
import { mm } from '../../src/geometry/length.ts'
import { findIcon } from '../../src/icon/icon.ts'
import { type Align, flow, type IconArt, place } from '../../src/layout/layout.ts'
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

/** An A5 page of the language's sample: a title, then the text. */
export function samplePage(lang: string, align: Align): Document {
  const [width, height, margin] = [mm(148), mm(210), mm(14)]
  const column = width - 2 * margin
  const title = set(TITLES[lang]!, lang, { style: 'title', icon: sampleIcon })
  const body = set(plainSample(lang), lang, { icon: sampleIcon })
  const put = (text: typeof title, size: number, y: number, how: Align): Item[] => {
    const { lines } = flow(text, column, size, { align: how })
    return place(text, lines, { x: margin, y, width: column, height }, { fill: '#1a1a1a' })
  }
  const items = [...put(title, 22, margin, 'center'), ...put(body, 8, margin + 34, align)]
  return { title: TITLES[lang]!, lang: languageOf(lang).tag, pages: [{ width, height, items }] }
}

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
export const sampleSource = (lang: string): string =>
  [TITLES[lang]!, plainSample(lang)]
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

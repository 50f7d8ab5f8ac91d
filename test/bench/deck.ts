import type { Style } from '../../src/font/catalogue.ts'
import type { Document, Page } from '../../src/frame/document.ts'
import type { Frame, Item } from '../../src/frame/frame.ts'
import type { Box } from '../../src/geometry/box.ts'
import { mm } from '../../src/geometry/length.ts'
import { translate } from '../../src/geometry/matrix.ts'
import { findIcon } from '../../src/icon/find.ts'
import { compose, fit, place } from '../../src/layout/layout.ts'
import type { Inline } from '../../src/locale/inline.ts'
import { languageOf } from '../../src/locale/languages.ts'
import { thaiGlossary } from '../layout/texts.ts'
import { nightTexts, titles } from './cards.ts'

/** A deck of the usual mix, every card different: two in nine with a text of about 50 words, all with a title and an icon. */
export interface Deck {
  readonly lang: string
  readonly count: number
  /** One card laid out, from words to a frame. */
  card(i: number): Frame
}

const [WIDTH, HEIGHT] = [mm(63), mm(88)]
const TITLE: Box = { x: 12, y: 12, width: WIDTH - 24, height: 30 }
const TEXT: Box = { x: 12, y: 110, width: WIDTH - 24, height: HEIGHT - 122 }
const BORDER = `M8 0H${WIDTH - 8}A8 8 0 0 1 ${WIDTH} 8V${HEIGHT - 8}A8 8 0 0 1 ${WIDTH - 8} ${HEIGHT}H8A8 8 0 0 1 0 ${HEIGHT - 8}V8A8 8 0 0 1 8 0Z`
const ICONS = [
  'fangs',
  'bleeding-wound',
  'charm',
  'bandage-roll',
  'crown-coin',
  'werewolf',
  'cage',
  'silver-bullet',
  'candles',
]

export function deck(lang: string, count: number): Deck {
  const [names, texts] = [titles(lang, count), nightTexts(lang, count)]
  const lay = (paragraphs: readonly (readonly Inline[])[], style: Style, box: Box, max: number): Item[] => {
    const text = compose(paragraphs, {
      language: languageOf(lang),
      style,
      icon: iconArt,
      glossary: thaiGlossary,
    })
    const { lines } = fit(text, box, { max })
    return place(text, lines, box, { fill: '#222222', vertical: 'middle' })
  }
  return {
    lang: languageOf(lang).tag,
    count,
    card(i) {
      const icon = findIcon(ICONS[i % 9]!)!
      const items: Item[] = [
        { kind: 'path', d: BORDER, fill: '#f4ead2', stroke: { color: '#5a4632', width: 1 } },
        {
          kind: 'path',
          d: icon.d,
          matrix: [0.12, 0, 0, 0.12, 58.6, 45],
          fill: '#5a1a1a',
          alt: `[${ICONS[i % 9]}]`,
        },
        ...lay(names[i]!, 'title', TITLE, 20),
      ]
      if (i % 9 < 2) items.push(...lay(texts[i]!, 'regular', TEXT, 10))
      return { width: WIDTH, height: HEIGHT, items }
    },
  }
}

const iconArt = (name: string) => ({
  ...findIcon(name === 'wound' ? 'bleeding-wound' : 'fangs')!,
  alt: `[${name}]`,
})

/** Nine cards a page of A4. */
export function sheets(lang: string, cards: readonly Frame[]): Document {
  const pages: Page[] = []
  for (let i = 0; i < cards.length; i += 9)
    pages.push({
      width: mm(210),
      height: mm(297),
      items: cards.slice(i, i + 9).map((frame, k) => ({
        kind: 'placed',
        frame,
        matrix: translate(mm(10.5) + (k % 3) * WIDTH, mm(16.5) + Math.floor(k / 3) * HEIGHT),
      })),
    })
  return { title: 'Deck', lang, pages }
}

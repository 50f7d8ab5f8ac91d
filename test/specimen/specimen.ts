// Writes out/specimen.pdf and out/specimen.png: eight languages side by side, to be looked at. What looks wrong is wrong.
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '../../src/frame/document.ts'
import type { Item } from '../../src/frame/frame.ts'
import { mm } from '../../src/geometry/length.ts'
import { findIcon } from '../../src/icon/find.ts'
import { type Align, fit as fitTo, place } from '../../src/layout/layout.ts'
import { languageOf } from '../../src/locale/languages.ts'
import { painters } from '../../src/paint/paint.ts'
import { LANGUAGES, plainSample, set } from '../layout/texts.ts'
import { sampleIcon, sampleTitle } from '../paint/samples.ts'

/** What each language has that others have not. */
const SPECIAL: Readonly<Record<string, string>> = {
  en: '“Don’t,” she said — *waffle, fjord, AVATAR, Ta, Wo* — **first office** 0123456789 & :bite:!',
  es: '¿Quién? ¡Tú! *Pingüino, niñez, corazón, Árbol, Ñandú* — **acción y reacción** 0123456789 :gold:.',
  de: '„Größe, Fuß, Äpfel, Öl, Übermut“ — *süße Grüße, ‚halb‘* — **Donaudampfschiff** 0123456789 :wound:.',
  it: '«Perché? Così è!» — *città, più, può, né, l’Annusata* — **affinché l’uomo sì** 0123456789 :charm:.',
  fr: '« Où ? Là ! » — *œuvre, cœur, Noël, ça, façade* — **Élève, île; hôpital** 0123456789 :salve: !',
  zh: '「最後『一夜』」（狼嚎）！？：；、，。……——《護符》·**重要**！*強調*，３張:wound:，10 張 Bite。',
  ja: '「最後の『夜』」（遠吠え）！？、。・…―〜《お守り》**重要**、*強調*。カタカナ、ャュョッー、３枚:wound:。',
  th: 'น้ำ ค่ำ ซ้ำ ปู่ ญี่ปุ่น กตัญญู ฐาน ฎีกา ปิ่น ป้า ฝ้าย ฟ้า ก็ เก้าอี้ ศักดิ์สิทธิ์ **ผู้เล่น** *ๆ* ฯลฯ 0123456789 :bite:',
}

const [WIDTH, HEIGHT, MARGIN, GAP] = [mm(297), mm(420), mm(10), mm(5)]

function panel(lang: string, x: number, y: number, width: number, height: number): Item[] {
  const put = (
    source: string,
    style: 'title' | 'regular',
    max: number,
    box: [number, number],
    align: Align,
  ): Item[] => {
    const text = set(source, lang, { style, icon: sampleIcon })
    const area = { x: x + 8, y: y + box[0], width: width - 16, height: box[1] }
    const { lines, overflow } = fitTo(text, area, { max, align })
    if (overflow || text.missing.length > 0) console.error(lang, style, overflow, text.missing)
    return place(text, lines, area, { fill: '#1d1a16', lang: languageOf(lang).tag })
  }
  const body = plainSample(lang).split('\n\n').slice(0, 4).join('\n\n')
  return [
    {
      kind: 'path',
      d: `M${x} ${y}h${width}v${height}h${-width}z`,
      fill: '#fbf7ee',
      stroke: { color: '#b9a98a', width: 0.5 },
    },
    ...put(sampleTitle(lang), 'title', 26, [8, 34], 'center'),
    ...put(body, 'regular', 9, [48, height - 92], 'justify'),
    ...put(SPECIAL[lang]!, 'regular', 10, [height - 40, 34], 'left'),
  ]
}

function symbolRow(y: number): Item[] {
  const names = [
    'star',
    'check',
    'cross',
    'cut',
    'fold',
    'turn',
    'arrow-right',
    'circled-1',
    'circled-12',
    'werewolf',
    'wolf-howl',
  ]
  names.push(
    'fangs',
    'bleeding-wound',
    'charm',
    'bandage-roll',
    'crown-coin',
    'silver-bullet',
    'cage',
    'candles',
    'present',
  )
  return names.map((name, i) => {
    const { d, width } = findIcon(name)!
    const scale = 24 / width
    return { kind: 'path', d, matrix: [scale, 0, 0, scale, MARGIN + i * 39.5, y], fill: '#5a1a1a' }
  })
}

const column = (WIDTH - 2 * MARGIN - GAP) / 2
const row = (HEIGHT - 2 * MARGIN - 4 * GAP - 24) / 4
const page: Page = {
  width: WIDTH,
  height: HEIGHT,
  items: [
    ...LANGUAGES.flatMap((lang, i) =>
      panel(lang, MARGIN + (i % 2) * (column + GAP), MARGIN + Math.floor(i / 2) * (row + GAP), column, row),
    ),
    ...symbolRow(HEIGHT - MARGIN - 24),
  ],
}
mkdirSync('out', { recursive: true })
writeFileSync('out/specimen.pdf', await painters.pdf({ title: 'Specimen', lang: 'en', pages: [page] }))
writeFileSync('out/specimen.png', await painters.png(page, { dpi: 150 }))

import { languageOf } from '../../src/locale/languages.ts'
import { paragraphs, plainSample } from '../layout/texts.ts'

/** Text of about 50 words, or as many characters as say the same, made of the sample's sentences. */
const LENGTH: Readonly<Record<string, number>> = { en: 280, ja: 110, th: 220 }

/** Distinct texts as long as a night card's: the sample's sentences in a different order for each. */
export function nightTexts(lang: string, count: number) {
  const sentences = plainSample(lang)
    .replaceAll('**', '')
    .split(/(?<=[.!?。！])\s*|\n+|(?<=[\u0e00-\u0e7f]{12}) /)
    .filter((sentence) => sentence.length > 10)
  let seed = 1
  const random = () => {
    seed = (seed * 48271) % 2147483647
    return seed / 2147483647
  }
  const joint = languageOf(lang).words === 'characters' ? '' : ' '
  return Array.from({ length: count }, () => {
    let text = ''
    while (text.length < LENGTH[lang]!) text += joint + sentences[Math.floor(random() * sentences.length)]
    return paragraphs(text)
  })
}

const TITLES: Readonly<Record<string, readonly string[]>> = {
  en: [
    'The Gift',
    'Truth Serum',
    'Blood Hound',
    'Silver Bullet',
    'All Hallows’ Eve',
    'Bite',
    'Wound',
    'Charm',
    'Salve',
  ],
  ja: ['贈り物', '自白剤', 'ブラッドハウンド', '銀の弾丸', '逢魔時', '噛みつき', '重傷', 'お守り', '傷薬'],
  th: [
    'ของขวัญ',
    'เซรั่มแห่งความจริง',
    'สุนัขล่าเนื้อ',
    'กระสุนเงิน',
    'คืนวันฮาโลวีน',
    'รอยกัด',
    'บาดแผล',
    'เครื่องราง',
    'ยาสมานแผล',
  ],
}

/** Distinct titles: each with a number. */
export const titles = (lang: string, count: number) =>
  Array.from({ length: count }, (_, i) => paragraphs(`${TITLES[lang]![i % 9]} ${i}`))

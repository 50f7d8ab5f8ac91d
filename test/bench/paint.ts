import { paintPdf } from '../../src/paint/pdf/pdf.ts'
import { deck, sheets } from './deck.ts'
import { type Measurement, measure } from './measure.ts'

const COUNT = 720

/** 720 different cards to one PDF, from words to bytes; and one card as often, which should cost next to nothing. */
export function paintMeasurements(lang: string): Measurement[] {
  const { card, lang: tag } = deck(lang, COUNT)
  const all = () => Array.from({ length: COUNT }, (_, i) => card(i))
  // Opens the fonts.
  paintPdf(sheets(tag, [card(0)]))
  const frames = all()
  return [
    measure('layout and paint, 720 different', lang, COUNT, () => paintPdf(sheets(tag, all()))),
    measure('paint alone', lang, COUNT, () => paintPdf(sheets(tag, frames))),
    measure('paint alone, 720 the same', lang, COUNT, () =>
      paintPdf(sheets(tag, Array(COUNT).fill(frames[0]))),
    ),
  ]
}

import type { Style } from '../../src/font/catalogue.ts'
import { compose, fit, place } from '../../src/layout/layout.ts'
import type { Inline } from '../../src/locale/inline.ts'
import { languageOf } from '../../src/locale/languages.ts'
import { icon, thaiGlossary } from '../layout/texts.ts'
import { nightTexts, titles } from './cards.ts'
import { type Measurement, measure } from './measure.ts'

const TITLE_BOX = { x: 12, y: 12, width: 154, height: 30 }
const TEXT_BOX = { x: 12, y: 60, width: 154, height: 176 }
const COUNT = 1000

type Box = typeof TITLE_BOX

function lay(paragraphs: readonly (readonly Inline[])[], lang: string, style: Style, box: Box, max: number) {
  const text = compose(paragraphs, { language: languageOf(lang), style, icon, glossary: thaiGlossary })
  const { lines } = fit(text, box, { max })
  return place(text, lines, box, { fill: '#222222', vertical: 'middle' })
}

/** Texts fitted into their boxes and turned into glyphs at their places, from words to a frame's items. */
export function layoutMeasurements(): Measurement[] {
  return ['en', 'ja', 'th'].flatMap((lang) => {
    const texts = nightTexts(lang, COUNT)
    const names = titles(lang, COUNT)
    lay(paragraphsOf('A 1'), lang, 'regular', TEXT_BOX, 12)
    lay(paragraphsOf('A 1'), lang, 'title', TITLE_BOX, 24)
    return [
      measure('50-word text', lang, COUNT, () => {
        for (const text of texts) lay(text, lang, 'regular', TEXT_BOX, 12)
      }),
      measure('deck: title, 2 of 9 text', lang, COUNT, () => {
        for (let i = 0; i < COUNT; i++) {
          lay(names[i]!, lang, 'title', TITLE_BOX, 24)
          if (i % 9 < 2) lay(texts[i]!, lang, 'regular', TEXT_BOX, 12)
        }
      }),
    ]
  })
}

const paragraphsOf = (text: string): Inline[][] => [[{ kind: 'text', text }]]

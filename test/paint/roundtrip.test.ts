import { describe, expect, it } from 'vitest'
import { paintPdf } from '../../src/paint/pdf/pdf.ts'
import { LANGUAGES } from '../layout/texts.ts'
import { textByPdfium } from './readers.ts'
import { samplePage, sampleSource, words } from './samples.ts'

describe.each(LANGUAGES)('a page of %s with icons', (lang) => {
  it.each(['left', 'justify'] as const)('comes back from PDFium word by word, set %s', async (align) => {
    const [text = ''] = await textByPdfium(paintPdf(samplePage(lang, align)))
    const [found, expected] = [words(text, lang), words(sampleSource(lang), lang)]
    expect(expected.length).toBeGreaterThan(200)
    expect(found).toEqual(expected)
  })
})

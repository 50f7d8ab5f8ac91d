import { expect, it } from 'vitest'
import { painters } from '../../src/paint/paint.ts'
import { LANGUAGES } from '../layout/texts.ts'
import { gallery } from './gallery.ts'
import { difference, drawByPdfium, readPng } from './readers.ts'
import { samplePage } from './samples.ts'

it.each([144, 300])(
  'the same frame looks the same as PDF, drawn by PDFium, and as PNG, at %i dpi',
  async (dpi) => {
    const frame = await gallery()
    const pdf = await painters.pdf({ title: 'Gallery', lang: 'en', pages: [frame] })
    const png = await painters.png(frame, { dpi })
    expect(difference(await drawByPdfium(pdf, dpi), await readPng(png))).toBeLessThan(0.005)
  },
)

it.each(LANGUAGES)('small type in %s looks the same, too', async (lang) => {
  const document = samplePage(lang, 'justify', 3)
  const drawn = await drawByPdfium(await painters.pdf(document), 216)
  expect(difference(drawn, await readPng(await painters.png(document.pages[0]!, { dpi: 216 })))).toBeLessThan(
    0.005,
  )
})

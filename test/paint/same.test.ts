import { expect, it } from 'vitest'
import { painters } from '../../src/paint/paint.ts'
import { gallery } from './gallery.ts'
import { difference, drawByPdfium, readPng } from './readers.ts'

it.each([144, 300])(
  'the same frame looks the same as PDF, drawn by PDFium, and as PNG, at %i dpi',
  async (dpi) => {
    const frame = await gallery()
    const pdf = await painters.pdf({ title: 'Gallery', lang: 'en', pages: [frame] })
    const png = await painters.png(frame, { dpi })
    expect(difference(await drawByPdfium(pdf, dpi), await readPng(png))).toBeLessThan(0.005)
  },
)

import { inflateSync } from 'node:zlib'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'

/** Readers of what was painted that we did not write, and a plain look at the file. */

let library: Promise<PDFiumLibrary> | undefined

/** The text of each page, as PDFium (the reader in Chrome) copies it. */
export async function textByPdfium(pdf: Uint8Array): Promise<string[]> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf)
  const texts = Array.from(document.pages(), (page) => page.getText())
  document.destroy()
  return texts
}

export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** A page drawn by PDFium: RGB, three bytes a pixel. */
export async function drawByPdfium(pdf: Uint8Array, dpi: number, page = 0): Promise<Pixels> {
  library ??= PDFiumLibrary.init()
  const document = await (await library).loadDocument(pdf)
  const { data, width, height } = await document.getPage(page).render({ scale: dpi / 72, render: 'bitmap' })
  document.destroy()
  return toRgb(sharp(data, { raw: { width, height, channels: 4 } }))
}

export const readPng = (png: Uint8Array | string): Promise<Pixels> => toRgb(sharp(png))

async function toRgb(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Share of pixels of which a channel differs by more than 96 of 255. */
export function difference(a: Pixels, b: Pixels): number {
  if (a.width !== b.width || a.height !== b.height)
    throw new Error(`${a.width}×${a.height} against ${b.width}×${b.height} pixels`)
  let differing = 0
  for (let i = 0; i < a.data.length; i += 3)
    if ([0, 1, 2].some((channel) => Math.abs(a.data[i + channel]! - b.data[i + channel]!) > 96)) differing++
  return differing / (a.width * a.height)
}

export interface PdfObject {
  readonly id: number
  readonly dictionary: string
  readonly stream: string
}

/** The objects of a file of ours, streams inflated. */
export function objects(pdf: Uint8Array): PdfObject[] {
  const file = Buffer.from(pdf).toString('latin1')
  return Array.from(file.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj\n/g), ([, id, body = '']) => {
    const start = body.indexOf('stream\n')
    if (start < 0) return { id: Number(id), dictionary: body, stream: '' }
    const dictionary = body.slice(0, start)
    const raw = body.slice(start + 7, start + 7 + Number(/\/Length (\d+)/.exec(dictionary)![1]))
    const stream = dictionary.includes('/FlateDecode')
      ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1')
      : raw
    return { id: Number(id), dictionary, stream }
  })
}

export const forms = (pdf: Uint8Array): PdfObject[] =>
  objects(pdf).filter(({ dictionary }) => dictionary.includes('/Subtype /Form'))

/** The operators of each page, in order. */
export function pageOperators(pdf: Uint8Array): string[] {
  const all = objects(pdf)
  const find = (id: string | undefined) => all.find((object) => object.id === Number(id))!
  const kids = /\/Kids \[([^\]]*)\]/.exec(
    all.find(({ dictionary }) => dictionary.includes('/Type /Pages'))!.dictionary,
  )![1]!
  return Array.from(
    kids.matchAll(/(\d+) 0 R/g),
    ([, id]) => find(/\/Contents (\d+)/.exec(find(id).dictionary)![1]).stream,
  )
}

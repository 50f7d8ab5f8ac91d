import type { Document } from '../frame/document.ts'
import type { Frame } from '../frame/frame.ts'
import type { Resolution } from './png.ts'

export type Format = 'pdf' | 'svg' | 'png'

/**
 * What each format takes: a document of pages goes to PDF, a frame to SVG and PNG. Painters decide nothing, they draw what
 * a frame says. Each is loaded when it is first used.
 */
export const painters = {
  async pdf(document: Document): Promise<Uint8Array> {
    const { paintPdf } = await import('./pdf/pdf.ts')
    return paintPdf(document)
  },
  async svg(frame: Frame): Promise<Uint8Array> {
    const { paintSvg } = await import('./svg.ts')
    return new TextEncoder().encode(paintSvg(frame))
  },
  async png(frame: Frame, resolution: Resolution): Promise<Uint8Array> {
    const { paintPng } = await import('./png.ts')
    return paintPng(frame, resolution)
  },
} satisfies Record<Format, (what: never, how: never) => Promise<Uint8Array>>

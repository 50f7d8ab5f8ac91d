import type { Frame } from '../frame/frame.ts'
import type { Size } from '../geometry/box.ts'
import { paintSvg } from './svg.ts'

/** How large: so many pixels to the inch, or exactly so many pixels. */
export type Resolution = { readonly dpi: number } | Size

/** Paints a frame as a PNG: opaque and white where nothing is drawn, unless that is to stay transparent. */
export async function paintPng(
  frame: Frame,
  resolution: Resolution,
  ground: 'white' | 'transparent' = 'white',
): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const pixels = 'dpi' in resolution ? pixelsAt(frame, resolution.dpi) : resolution
  const density = 'dpi' in resolution ? resolution.dpi : (pixels.width / frame.width) * 72
  const drawn = sharp(new TextEncoder().encode(paintSvg(frame, pixels)), { unlimited: true })
  return (ground === 'white' ? drawn.flatten({ background: '#ffffff' }) : drawn)
    .toColourspace('srgb')
    .withDensity(density)
    .png()
    .toBuffer()
}

const pixelsAt = ({ width, height }: Size, dpi: number): Size => ({
  width: Math.round((width * dpi) / 72),
  height: Math.round((height * dpi) / 72),
})

import { type Sentence, say } from '../finding.ts'
import { joinBytes } from './bytes.ts'

/** What the file of a picture says of itself: all that is needed to place it and to embed it as it is. */
export interface PictureFile {
  readonly type: 'jpeg' | 'png'
  /** In pixels. */
  readonly width: number
  readonly height: number
  readonly bits: number
  /** Samples a pixel: 1 grey or palette, 3 colour. */
  readonly channels: number
  /** RGB triples of an indexed PNG. */
  readonly palette?: Uint8Array
  /** The image data as the file has it: the whole JPEG, or a PNG's deflated rows. */
  readonly data: Uint8Array
}

/**
 * Reads a JPEG or PNG that can be printed as it is; otherwise says why not. Transparency is refused because it cannot be
 * embedded without taking the picture apart, interlacing for the same reason.
 */
export function readPicture(bytes: Uint8Array): PictureFile | { readonly problem: Sentence } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes, view)
    if (bytes.length > 8 && view.getUint32(0) === 0x89504e47) return readPng(bytes, view)
  } catch (error) {
    // Reading behind the end.
    if (error instanceof RangeError) return { problem: say`the file is cut short` }
    throw error
  }
  return { problem: say`it is neither a JPEG nor a PNG` }
}

function readJpeg(bytes: Uint8Array, view: DataView): ReturnType<typeof readPicture> {
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return { problem: say`the JPEG is damaged` }
    const marker = view.getUint8(at + 1)
    // Padding, and markers without content.
    if (marker === 0xff) at += 1
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2
    else if (marker === 0xd9 || marker === 0xda) return { problem: say`the JPEG is damaged` }
    // A frame header; C4, C8 and CC are something else.
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const channels = view.getUint8(at + 9)
      if (channels !== 1 && channels !== 3) return { problem: say`its colours are CMYK; save it as RGB` }
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return { type: 'jpeg', width, height, bits: view.getUint8(at + 4), channels, data: bytes }
    } else at += 2 + view.getUint16(at + 2)
  }
}

const COLOUR_TYPES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1 }

function readPng(bytes: Uint8Array, view: DataView): ReturnType<typeof readPicture> {
  const [width, height, bits, kind] = [
    view.getUint32(16),
    view.getUint32(20),
    view.getUint8(24),
    view.getUint8(25),
  ]
  const channels = COLOUR_TYPES[kind]
  if (channels === undefined)
    return { problem: say`the PNG has transparency; save it without an alpha channel` }
  if (view.getUint8(28) !== 0) return { problem: say`the PNG is interlaced; save it without` }
  const parts: Uint8Array[] = []
  let palette: Uint8Array | undefined
  for (let at = 8; ; ) {
    const length = view.getUint32(at)
    const chunk = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    const data = bytes.subarray(at + 8, at + 8 + length)
    if (data.length < length) return { problem: say`the file is cut short` }
    if (chunk === 'IEND') break
    if (chunk === 'tRNS') return { problem: say`the PNG has transparency; save it without` }
    if (chunk === 'PLTE') palette = data
    if (chunk === 'IDAT') parts.push(data)
    at += 12 + length
  }
  if (parts.length === 0 || (kind === 3 && !palette)) return { problem: say`the PNG is damaged` }
  const file = { type: 'png', width, height, bits, channels, data: joinBytes(parts) } as const
  return kind === 3 ? { ...file, palette: palette! } : file
}

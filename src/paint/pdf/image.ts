import type { PictureFile } from '../../frame/picture.ts'
import type { Dictionary } from './writer.ts'

/** A picture's data goes into the file as it is: PDF reads JPEGs, and a PNG's rows by its own predictor. */
export function imageDictionary({ type, width, height, bits, channels, palette }: PictureFile): Dictionary {
  const space = channels === 1 ? 'DeviceGray' : 'DeviceRGB'
  return {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    BitsPerComponent: bits,
    ColorSpace: palette ? ['Indexed', 'DeviceRGB', palette.length / 3 - 1, palette] : space,
    ...(type === 'jpeg'
      ? { Filter: 'DCTDecode' }
      : {
          Filter: 'FlateDecode',
          DecodeParms: { Predictor: 15, Colors: channels, BitsPerComponent: bits, Columns: width },
        }),
  }
}

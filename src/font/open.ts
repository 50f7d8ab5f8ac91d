import * as hb from 'harfbuzzjs'
import { host } from '#host'
import { type FaceKey, faceSource } from './catalogue.ts'
import { type Ink, inkOf } from './ink.ts'
import { Outlines } from './outlines.ts'
import { type Glyphs, type ShapeOptions, shape } from './shape.ts'
import { subset } from './subset.ts'
import { readTrueType, type TrueType } from './truetype.ts'

/** An open face. All measures are in font units, y upwards; divide by `unitsPerEm` and multiply by the size. */
export interface Font {
  readonly key: FaceKey
  /** The TrueType file but for its outlines. */
  readonly file: TrueType
  readonly outlines: Outlines
  readonly unitsPerEm: number
  readonly ascent: number
  /** Below the baseline, therefore negative. */
  readonly descent: number
  readonly capHeight: number
  readonly xHeight: number
  advance(glyph: number): number
  /** How far the glyph's ink reaches. */
  ink(glyph: number): Ink
  /** The glyph's outline as SVG path data in font units with y **upwards**: flip it to draw. "" for a space. */
  outline(glyph: number): string
  shape(text: string, how: ShapeOptions): Glyphs
}

const open = new Map<FaceKey, Font>()

/** Opens a face once a process; documents share it. */
export function openFont(key: FaceKey): Font {
  let font = open.get(key)
  if (!font) {
    font = read(key)
    open.set(key, font)
  }
  return font
}

/** What it takes to set text in a face; outlines are read when they are asked for. */
export const shapeFile = (key: FaceKey): string => `faces/${key}.shape`

function read(key: FaceKey): Font {
  const { features } = faceSource(key)
  const file = readTrueType(host.read(shapeFile(key)))
  const outlines = new Outlines(key)
  const font = new hb.Font(new hb.Face(new hb.Blob(file.bytes)))
  const extents = font.hExtents()
  return {
    key,
    file,
    outlines,
    unitsPerEm: font.face.upem,
    ascent: extents.ascender,
    descent: extents.descender,
    capHeight: font.getMetricPositionWithFallback(hb.MetricsTag.CAP_HEIGHT),
    xHeight: font.getMetricPositionWithFallback(hb.MetricsTag.X_HEIGHT),
    advance: remember((glyph) => font.glyphHAdvance(glyph)),
    ink: remember((glyph) => inkOf(file, outlines, glyph)),
    outline: remember((glyph) => draw(file, outlines, glyph)),
    shape: (text, how) => shape(font, text, { ...how, features: [...features, ...(how.features ?? [])] }),
  }
}

/** HarfBuzz draws what PDF embeds: a font of one glyph. */
function draw(file: TrueType, outlines: Outlines, glyph: number): string {
  const alone = subset(file, (part) => outlines.glyph(part), [glyph])
  return new hb.Font(new hb.Face(new hb.Blob(alone))).glyphToPath(0)
}

function remember<T>(find: (n: number) => T): (n: number) => T {
  const known = new Map<number, T>()
  return (n) => {
    let value = known.get(n)
    if (value === undefined) {
      value = find(n)
      known.set(n, value)
    }
    return value
  }
}

import * as hb from 'harfbuzzjs'
import { host } from '#host'
import { type FaceKey, faceSource } from './catalogue.ts'

/** An open face. All measures are in font units, y upwards; divide by `unitsPerEm` and multiply by the size. */
export interface Font {
  readonly key: FaceKey
  /** The whole TrueType file, for embedding. */
  readonly bytes: Uint8Array
  readonly unitsPerEm: number
  readonly ascent: number
  /** Below the baseline, therefore negative. */
  readonly descent: number
  readonly capHeight: number
  readonly xHeight: number
  advance(glyph: number): number
  /** The highest and the lowest point of the glyph's ink. */
  reach(glyph: number): { readonly top: number; readonly bottom: number }
  covers(codePoint: number): boolean
  /** The glyph's outline as SVG path data in font units with y **upwards**: flip it to draw. "" for a space. */
  outline(glyph: number): string
  shape(text: string, how: ShapeOptions): Glyphs
}

export interface ShapeOptions {
  /** ISO 15924 of the whole text: HarfBuzz shapes a run that changes script by the first one alone. */
  readonly script: string
  /** BCP 47. */
  readonly lang: string
  /** Tags of OpenType features to turn on beyond the usual ones: "halt". */
  readonly features?: readonly string[]
}

/** What shaping yields: parallel arrays, one entry a glyph in drawing order, font units, y upwards. */
export interface Glyphs {
  readonly ids: readonly number[]
  /** Where in the text (UTF-16) each glyph's cluster begins. */
  readonly clusters: readonly number[]
  readonly advances: readonly number[]
  readonly dx: readonly number[]
  readonly dy: readonly number[]
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

function read(key: FaceKey): Font {
  const { file, features } = faceSource(key)
  const bytes = host.read(file)
  const face = new hb.Face(new hb.Blob(bytes))
  const font = new hb.Font(face)
  const extents = font.hExtents()
  return {
    key,
    bytes,
    unitsPerEm: face.upem,
    ascent: extents.ascender,
    descent: extents.descender,
    capHeight: font.getMetricPositionWithFallback(hb.MetricsTag.CAP_HEIGHT),
    xHeight: font.getMetricPositionWithFallback(hb.MetricsTag.X_HEIGHT),
    advance: remember((glyph) => font.glyphHAdvance(glyph)),
    reach: remember((glyph) => reachOf(font, glyph)),
    covers: remember((codePoint) => font.nominalGlyph(codePoint) !== undefined),
    outline: remember((glyph) => font.glyphToPath(glyph)),
    shape: (text, how) => shape(font, text, { ...how, features: [...features, ...(how.features ?? [])] }),
  }
}

function reachOf(font: hb.Font, glyph: number) {
  const { yBearing = 0, height = 0 } = font.glyphExtents(glyph) ?? {}
  return { top: yBearing, bottom: yBearing + height }
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

// One buffer serves all: shaping is synchronous, and allocating one a call costs more than shaping a word.
const buffer = new hb.Buffer()

function shape(font: hb.Font, text: string, { script, lang, features = [] }: ShapeOptions): Glyphs {
  buffer.clearContents()
  buffer.addText(text)
  buffer.setDirection(hb.Direction.LTR)
  buffer.setScript(script)
  buffer.setLanguage(lang)
  hb.shape(
    font,
    buffer,
    features.map((text) => new hb.Feature(text)),
  )
  const infos = buffer.getGlyphInfos()
  const positions = buffer.getGlyphPositions()
  return {
    ids: infos.map((info) => info.codepoint),
    clusters: infos.map((info) => info.cluster),
    advances: positions.map((position) => position.xAdvance),
    dx: positions.map((position) => position.xOffset),
    dy: positions.map((position) => position.yOffset),
  }
}

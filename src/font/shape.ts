import * as hb from 'harfbuzzjs'

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

// One buffer serves all: shaping is synchronous, and allocating one a call costs more than shaping a word.
const buffer = new hb.Buffer()

/** HarfBuzz as it is built for JavaScript never asks for outlines; a test compares it with whole files. */
export function shape(font: hb.Font, text: string, { script, lang, features = [] }: ShapeOptions): Glyphs {
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

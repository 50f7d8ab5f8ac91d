/**
 * Text → positioned glyphs. What the rest of the program calls:
 *
 *     const text = compose(paragraphs, { language, icon })          // shaped once, in ems
 *     const { size, lines, overflow } = fit(text, box, { max: 10 }) // measured, not drawn
 *     const items = place(text, lines, box, { fill: '#222222' })    // for a frame
 *
 * A book calls `flow` for a column of a width, cuts between the lines it gets, and `draw`s each where it likes.
 */
export { compose, type Setting, type Text } from './compose.ts'
export { Glossary } from './dictionary.ts'
export {
  BETWEEN_TEXTS,
  type FitOptions,
  type Fitted,
  type FittedTexts,
  fit,
  fitTexts,
  type Overflow,
} from './fit.ts'
export { draw, type Flowed, type FlowOptions, flow, heightOf, type Ink, type Line, place } from './flow.ts'
export type { Align } from './justify.ts'
export type { MissingGlyph } from './shaped.ts'
export type { IconArt } from './words.ts'

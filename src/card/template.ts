import type { Finding } from '../finding.ts'
import { drawingsOf } from '../game/drawings.ts'
import type { Size } from '../geometry/box.ts'
import { findIcon } from '../icon/find.ts'
import type { ContextSource } from './context.ts'
import { draw } from './draw.ts'
import type { Element } from './element.ts'
import { greyDrawing } from './grey.ts'
import { placeOfElement, readMarkup } from './markup.ts'
import { blameName } from './missing-template.ts'
import { blameWords } from './missing-words.ts'
import {
  type ComposedDrawing,
  composeDrawing,
  type KnownTexts,
  sharedSizes,
  type Typeset,
  typeset,
} from './typeset.ts'

/** One side of a piece, a page or a figure, laid out, with what the checks want to know of it. */
export interface Side extends Typeset {
  readonly template: string
}

/** The trimmed size; or what it is once the root of the drawing is known, undefined for "not like this". */
export type SizeOf = Size | ((root: Element) => Size | undefined)

/** What drawing needs of a game and a language. */
type Tools = Pick<ContextSource, 'templates' | 'setting' | 'findPicture' | 'ink' | 'game' | 'words'>

/** Draws the templates of a game in one language: values in, words shaped, type sizes still to be chosen. */
export class TemplateDrawer {
  readonly #source: Tools
  readonly #find: (finding: Finding) => void
  /** What reads the same is drawn once. */
  readonly #drawn = new Map<string, ComposedDrawing>()
  readonly #texts: KnownTexts

  /** `texts`: words that were shaped before, in the same setting. */
  constructor(source: Tools, find: (finding: Finding) => void, texts: KnownTexts = new Map()) {
    this.#source = source
    this.#find = find
    this.#texts = texts
  }

  /** undefined when the template cannot be used, which has been told then. */
  draw(template: string, values: object, size: SizeOf): ComposedDrawing | undefined {
    const rendered = this.#source.templates.render(template, values)
    if (!('restore' in rendered)) {
      const named = blameName(rendered, template, this.#source.game)
      return void this.#find(blameWords(named, this.#source))
    }
    const key = `${template} ${JSON.stringify(size)}\n${rendered.restore(rendered.text)}`
    const known = typeof size === 'function' ? undefined : this.#drawn.get(key)
    if (known) return known
    const root = readMarkup(rendered)
    if ('code' in root) return void this.#find(root)
    const actual = typeof size === 'function' ? size(root) : size
    if (!actual) return undefined
    const { game, setting, findPicture, ink } = this.#source
    const { drawing, findings } = draw(root, {
      size: actual,
      findIcon,
      isToldOf: (icon) => drawingsOf(game).some(({ art }) => art === icon),
      findPicture,
      placeOf: rendered.placeOf,
      placeOfElement: (element, attribute) => placeOfElement(rendered, element, attribute),
    })
    findings.forEach(this.#find)
    const drawn = ink === 'grey' ? greyDrawing(drawing) : drawing
    const composed = composeDrawing(drawn, setting, this.#texts)
    this.#drawn.set(key, composed)
    return composed
  }
}

/** A drawing that shares no sizes with others, set to its edges. */
export const setAlone = (template: string, composed: ComposedDrawing): Side => ({
  template,
  ...typeset(composed, sharedSizes([composed]), 0),
})

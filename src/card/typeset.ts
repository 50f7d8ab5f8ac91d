import type { Frame, Item } from '../frame/frame.ts'
import type { Box } from '../geometry/box.ts'
import type { Pt } from '../geometry/length.ts'
import { identity, inTurn, type Matrix, mapBox, translate } from '../geometry/matrix.ts'
import { compose, type Fitted, fit, type IconArt, place, type Setting, type Text } from '../layout/layout.ts'
import { foldLines } from '../locale/fold.ts'
import { parseInline } from '../locale/inline.ts'
import { languageOf } from '../locale/languages.ts'
import type { Drawing, Part, TextBox } from './drawing.ts'

/** A drawing whose words are shaped, so that they can be fitted at any size. */
export interface ComposedDrawing {
  readonly drawing: Drawing
  readonly texts: ReadonlyMap<TextBox, Text>
}

/** A text that overflows is refused; printed all the same, it ends before it leaves what a page can hold. */
const MOST_LINES = 500

/** What became of a box: for the checks, which print nothing. */
export interface BoxReport {
  readonly box: TextBox
  readonly fitted: Fitted
  readonly text: Text
  readonly min: Pt
  /** Left out because it is optional and does not fit. */
  readonly dropped: boolean
}

/** A text or an icon, where it is on the piece and where it was written. */
export interface Extent {
  readonly box: Box
  readonly at: number
}

export interface Typeset extends Pick<Drawing, 'placeOf'> {
  /** `bleed` larger on every side than the piece. */
  readonly frame: Frame
  readonly boxes: readonly BoxReport[]
  /** Where texts and icons lie on the piece; shapes are decoration and may run over the edge. */
  readonly extents: readonly Extent[]
}

export function composeDrawing(drawing: Drawing, setting: Setting): ComposedDrawing {
  const texts = new Map<TextBox, Text>()
  const visit = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (part.kind === 'group') visit(part.parts)
      else if (part.kind === 'text-box') texts.set(part, composeBox(part, setting))
    }
  }
  visit(drawing.parts)
  return { drawing, texts }
}

function composeBox(box: TextBox, setting: Setting): Text {
  const { iconFill } = box
  const recolored = (name: string): IconArt | undefined => {
    const art = setting.icon?.(name)
    return art && iconFill ? { ...art, color: iconFill } : art
  }
  return compose(
    foldLines(box.text).map((paragraph) => parseInline(paragraph).inlines),
    {
      ...setting,
      language: box.lang ? languageOf(box.lang) : setting.language,
      style: box.style,
      icon: recolored,
    },
  )
}

/** For each name that boxes of a deck share, the one size that fits them all. */
export function sharedSizes(deck: readonly ComposedDrawing[]): ReadonlyMap<string, Pt> {
  const sizes = new Map<string, Pt>()
  for (const { texts } of deck)
    for (const [box, text] of texts) {
      if (!box.share) continue
      const max = Math.min(box.max, sizes.get(box.share) ?? box.max)
      sizes.set(box.share, fit(text, box, { ...fitOptions(box, text), max }).size)
    }
  return sizes
}

const leastSize = (box: TextBox, text: Text): Pt => Math.max(box.min ?? 0, text.language.minSize)
const fitOptions = (box: TextBox, text: Text) => ({
  max: box.max,
  min: leastSize(box, text),
  align: box.align,
  ...(box.leading && { lineHeight: text.language.lineHeight * box.leading }),
})

export function typeset(composed: ComposedDrawing, sizes: ReadonlyMap<string, Pt>, bleed: Pt): Typeset {
  const { drawing, texts } = composed
  const boxes: BoxReport[] = []
  const extents: Extent[] = []

  const draw = (part: Part, matrix: Matrix): Item[] => {
    if (part.kind === 'path' || part.kind === 'picture') return [part]
    if (part.kind === 'icon') {
      extents.push({ box: mapBox(part.box, matrix), at: part.at })
      return [part.shape]
    }
    if (part.kind === 'group') {
      const { parts, ...group } = part
      const inner = group.matrix ? inTurn(group.matrix, matrix) : matrix
      const items = parts.flatMap((inside) => draw(inside, inner))
      return items.length > 0 ? [{ ...group, items }] : []
    }
    const text = texts.get(part)!
    const options = fitOptions(part, text)
    const max = Math.min(part.max, (part.share && sizes.get(part.share)) || part.max)
    const fitted = fit(text, part, { ...options, max })
    const dropped = part.optional === true && fitted.overflow !== undefined
    boxes.push({ box: part, fitted, text, min: options.min, dropped })
    if (dropped || part.text === '') return []
    extents.push({ box: mapBox(part, matrix), at: part.at })
    return place(text, fitted.lines.slice(0, MOST_LINES), part, {
      fill: part.fill,
      vertical: part.valign,
      ...(part.lang && { lang: text.language.tag }),
    })
  }

  const items = drawing.parts.flatMap((part) => draw(part, identity))
  const frame: Frame = {
    width: drawing.width + 2 * bleed,
    height: drawing.height + 2 * bleed,
    items: bleed === 0 ? items : [{ kind: 'group', matrix: translate(bleed, bleed), items }],
  }
  return { frame, boxes, extents, placeOf: drawing.placeOf }
}

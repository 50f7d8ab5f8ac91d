import type { Frame, Item, Shape, Stroke } from '../frame/frame.ts'
import type { Box, Size } from '../geometry/box.ts'
import type { Pt } from '../geometry/length.ts'
import { identity, inTurn, type Matrix, mapBox, translate } from '../geometry/matrix.ts'
import {
  BETWEEN_TEXTS,
  compose,
  type FittedTexts,
  fitTexts,
  type IconArt,
  place,
  type Setting,
  type Text,
} from '../layout/layout.ts'
import { foldLines } from '../locale/fold.ts'
import { parseInline } from '../locale/inline.ts'
import { languageOf } from '../locale/languages.ts'
import type { BoxWords, Drawing, Part, TextBox } from './drawing.ts'

/** A drawing whose words are shaped, so that they can be fitted at any size. */
export interface ComposedDrawing {
  readonly drawing: Drawing
  /** Of each box its own text, then what stands there also. */
  readonly texts: ReadonlyMap<TextBox, readonly Text[]>
}

/** What became of a box: for the checks, which print nothing. */
export interface BoxReport {
  readonly box: TextBox
  readonly texts: readonly Text[]
  readonly fitted: FittedTexts
  readonly min: Pt
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

/** Words that were shaped before, by what they say and how they look; they have no size yet, and so serve every box. */
export type KnownTexts = Map<string, Text>

export function composeDrawing(
  drawing: Drawing,
  setting: Setting,
  known: KnownTexts = new Map(),
): ComposedDrawing {
  const composeOnce = ({ text, style, iconFill = '', lang = '' }: BoxWords): Text => {
    const key = JSON.stringify([style, iconFill, lang, text])
    const found = known.get(key) ?? composeWords({ text, style, iconFill, lang }, setting)
    known.set(key, found)
    return found
  }
  const texts = new Map<TextBox, readonly Text[]>()
  const visit = (parts: readonly Part[]): void => {
    for (const part of parts) {
      if (part.kind === 'group') visit(part.parts)
      else if (part.kind === 'text-box') texts.set(part, [part, ...(part.also ?? [])].map(composeOnce))
    }
  }
  visit(drawing.parts)
  return { drawing, texts }
}

function composeWords(
  { text, style, iconFill, lang }: Required<Omit<BoxWords, 'fill' | 'at'>>,
  setting: Setting,
): Text {
  const own = lang ? settingFor(lang, setting) : setting
  const recolored = (name: string): IconArt | undefined => {
    const art = own.icon?.(name)
    return art && iconFill ? { ...art, color: iconFill } : art
  }
  return compose(
    foldLines(text).map((paragraph) => parseInline(paragraph).inlines),
    { ...own, style, icon: recolored },
  )
}

function settingFor(lang: string, setting: Setting): Setting {
  const language = languageOf(lang)
  return setting.other?.language.code === language.code ? setting.other : { ...setting, language }
}

/** Sizes that were found before, by the words of a box and the largest size they were tried at. */
export type KnownSizes = WeakMap<readonly Text[], Map<Pt, Pt>>

/** For each name that boxes of a deck share, the one size that fits them all. */
export function sharedSizes(
  deck: readonly ComposedDrawing[],
  known: KnownSizes = new WeakMap(),
): ReadonlyMap<string, Pt> {
  const sizes = new Map<string, Pt>()
  for (const { texts } of deck)
    for (const [box, words] of texts) {
      if (!box.share) continue
      const max = Math.min(box.max, sizes.get(box.share) ?? box.max)
      const found = known.get(words) ?? new Map<Pt, Pt>()
      const size = found.get(max) ?? sizeOf(box, words, max)
      known.set(words, found.set(max, size))
      sizes.set(box.share, size)
    }
  return sizes
}

const sizeOf = (box: TextBox, words: readonly Text[], max: Pt): Pt =>
  fitTexts(words, roomOf(box), { ...fitOptions(box, words), max, step: SHARED_STEP }).size

/** Where all have one size, a finer step is not seen as a difference. */
const SHARED_STEP: Pt = 0.1

/** What a box leaves empty of the height it could have. */
export function spareIn({ texts }: ComposedDrawing, sizes: ReadonlyMap<string, Pt>): Pt {
  const left = [...texts].flatMap(([box, words]) =>
    box.most === undefined ? [] : Math.max(0, box.most - setBox(box, words, sizes).height),
  )
  return Math.min(...left, ...(left.length === 0 ? [0] : []))
}

/** The room for which its words are sized. */
export const roomOf = ({ width, height, most }: TextBox): Size => ({ width, height: most ?? height })

export const fitOptions = (box: TextBox, texts: readonly Text[]) => ({
  max: box.max,
  min: Math.max(box.min ?? 0, ...texts.map(({ language }) => language.minSize)),
  align: box.align,
  ...(box.leading && { leading: box.leading }),
})

/** The words of a box in the size that is theirs; smaller only where the box is lower than they need. */
function setBox(box: TextBox, texts: readonly Text[], sizes: ReadonlyMap<string, Pt>): FittedTexts {
  const options = fitOptions(box, texts)
  const shared = (box.share && sizes.get(box.share)) || box.max
  const grown = { max: Math.min(box.max, shared * (box.grow ?? 1)), min: Math.max(options.min, shared) }
  const inRoom = fitTexts(texts, roomOf(box), { ...options, ...(box.share ? grown : {}) })
  if (box.most === undefined) return inRoom
  const { size } = inRoom
  const inBox = fitTexts(texts, box, { ...options, max: size, min: size })
  return inBox.overflow ? fitTexts(texts, box, { ...options, max: size }) : inBox
}

/**
 * A text that overflows is refused. Printed all the same, it is seen to overflow, and ends: the rest would lie outside of the piece and
 * take memory by the line.
 */
function cutOff(fitted: FittedTexts, { height }: Size): FittedTexts {
  if (!fitted.overflow) return fitted
  const most = Math.ceil((2 * height) / fitted.size) + 5
  return { ...fitted, parts: fitted.parts.map((part) => ({ ...part, lines: part.lines.slice(0, most) })) }
}

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
    const words = texts.get(part)!
    const fitted = cutOff(setBox(part, words, sizes), part)
    boxes.push({ box: part, texts: words, fitted, min: fitOptions(part, words).min })
    if (part.text === '') return []
    extents.push({ box: mapBox(part, matrix), at: part.at })
    return placeTexts(part, words, fitted)
  }

  const items = drawing.parts.flatMap((part) => draw(part, identity))
  const frame: Frame = {
    width: drawing.width + 2 * bleed,
    height: drawing.height + 2 * bleed,
    items: bleed === 0 ? items : [{ kind: 'group', matrix: translate(bleed, bleed), items }],
  }
  return { frame, boxes, extents, placeOf: drawing.placeOf }
}

/** The words of a box, each text below the one before. */
function placeTexts(box: TextBox, texts: readonly Text[], { parts, height, size }: FittedTexts): Item[] {
  const rest = Math.max(0, box.height - height)
  const start = box.valign === 'top' ? 0 : box.valign === 'bottom' ? rest : rest / 2
  return [box, ...(box.also ?? [])].flatMap((words, i) => {
    const { lines, top, height: high } = parts[i]!
    // One text alone is placed by its box, which knows what looks like its middle.
    const own = parts.length === 1 ? box : { ...box, y: box.y + start + top, height: high }
    const rule = 'rule' in words && words.rule ? [lineAt(own, size, words.rule)] : []
    const text = texts[i]!
    const ink = { fill: words.fill, vertical: parts.length === 1 ? box.valign : ('top' as const) }
    return [
      ...rule,
      ...place(text, lines, own, {
        ...ink,
        ...(words.lang && { lang: text.language.tag }),
      }),
    ]
  })
}

/** Half way between a text and the one before. */
function lineAt({ x, y, width }: Box, size: Pt, stroke: Stroke): Shape {
  const at = Math.round((y - (BETWEEN_TEXTS * size) / 2) * 1000) / 1000
  return { kind: 'path', d: `M${x} ${at}h${width}`, stroke }
}

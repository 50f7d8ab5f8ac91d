import { type Finding, type Place, type Sentence, say } from '../finding.ts'
import type { Shape } from '../frame/frame.ts'
import type { Size } from '../geometry/box.ts'
import { mm } from '../geometry/length.ts'
import { identity, inTurn, type Matrix, mapBox, scale } from '../geometry/matrix.ts'
import type { Icon } from '../icon/icon.ts'
import { Definitions, drawingFaults } from './definitions.ts'
import type { Drawing, Part, PartGroup } from './drawing.ts'
import type { Element } from './element.ts'
import { notALength, type Room, readBox, readLength } from './length.ts'
import { badElement } from './markup.ts'
import { type Gradients, inherit, plainLook, readPaint, strokeOf } from './paints.ts'
import type { FindPicture } from './picture.ts'
import { boxIsWithinReach, isWithinReach, pathIsWithinReach, TOO_FAR } from './reach.ts'
import type { Scope } from './scope.ts'
import { ellipsePath, linePath, type Numbers, pointsPath, rectPath } from './shapes.ts'
import { readTextBox } from './text-box.ts'
import { fittingOf, fitViewBox, readTransform, readViewBox } from './transform.ts'

export interface DrawRequest {
  /** The piece's trimmed size in points; the root of the SVG measures it in millimetres. */
  readonly size: Size
  readonly findIcon: (name: string) => Icon | undefined
  /** The data of the game names this drawing, which does not exist: that is told where it is named. */
  readonly isToldOf: (icon: string) => boolean
  readonly findPicture: FindPicture
  readonly placeOf: Drawing['placeOf']
  readonly placeOfElement: (element: Element, attribute?: string) => Place
}

/** Reads the SVG of one piece. What it cannot read it leaves out and says so. */
export function draw(
  root: Element,
  request: DrawRequest,
): { drawing: Drawing; findings: readonly Finding[] } {
  const { width, height } = request.size
  const unit = mm(1)
  const reader = new Reader(root, request)
  const parts = reader.children(root, {
    room: { width: width / unit, height: height / unit },
    unit,
    toPiece: identity,
    look: plainLook,
  })
  return { drawing: { width, height, parts, placeOf: request.placeOf }, findings: reader.findings }
}

class Reader {
  readonly findings: Finding[] = []
  readonly #request: DrawRequest
  readonly #definitions: Definitions

  constructor(root: Element, request: DrawRequest) {
    this.#request = request
    this.#definitions = new Definitions(root)
    for (const { element, message, attribute } of drawingFaults(root, this.#definitions))
      this.#complain(element, message, attribute)
  }

  children(element: Element, scope: Scope): Part[] {
    return element.children.flatMap((child) => this.#part(child, scope))
  }

  #part(element: Element, outer: Scope): Part[] {
    if (element.name === 'defs' || element.name === 'clipPath') return []
    const moved = this.#moved(element, outer)
    const toPiece = moved ? inTurn(moved, outer.toPiece) : outer.toPiece
    if (!isWithinReach(toPiece)) return this.#complain(element, TOO_FAR) ?? []
    const scope = { ...outer, toPiece, look: inherit(outer.look, element.attributes) }
    const parts = this.#body(element, scope)
    if (parts.length === 0) return []
    const clip = element.attributes['clip-path']
    if (!moved && !clip && element.attributes.opacity === undefined) return parts
    return [this.#wrapped(parts, element, scope, moved)]
  }

  /** What `transform` does, in points. */
  #moved(element: Element, { unit }: Scope): Matrix | undefined {
    const { transform } = element.attributes
    if (!transform) return undefined
    const matrix = readTransform(transform)
    if (!matrix) return this.#complain(element, say`transform="${transform}" is not understood`, 'transform')
    const [a, b, c, d, e, f] = matrix
    return [a, b, c, d, e * unit, f * unit]
  }

  #body(element: Element, scope: Scope): Part[] {
    const { attributes } = element
    switch (element.name) {
      case 'g':
        return this.children(element, scope)
      case 'svg':
        return this.#nested(element, scope)
      case 'icon':
        return this.#icon(element, scope)
      case 'image':
        return this.#image(element, scope)
      case 'text-box': {
        const box = readTextBox(element, scope, (message, attribute) =>
          this.#complain(element, message, attribute),
        )
        if (box && !boxIsWithinReach(box, scope.toPiece)) return this.#complain(element, TOO_FAR) ?? []
        return box ? [box] : []
      }
      default: {
        const d = this.#outline(element, scope)
        if (d && !pathIsWithinReach(d, inTurn(scale(scope.unit), scope.toPiece)))
          return this.#complain(element, TOO_FAR) ?? []
        return d ? [this.#shape(d, attributes, scope)].filter((shape) => shape.fill || shape.stroke) : []
      }
    }
  }

  /** Path data of a basic shape or a path, in user units. */
  #outline(element: Element, scope: Scope): string | undefined {
    const numbers: Numbers = (name, fallback) => {
      const vertical = /^(y|y1|y2|cy|ry|height)$/.test(name)
      const text = element.attributes[name]
      const value =
        text === undefined ? fallback : readLength(text, vertical ? scope.room.height : scope.room.width)
      if (value === undefined) this.#complain(element, notALength(name, text), name)
      return value ?? 0
    }
    switch (element.name) {
      case 'rect':
        return rectPath(numbers)
      case 'circle':
      case 'ellipse':
        return ellipsePath(numbers)
      case 'line':
        return linePath(numbers)
      case 'polygon':
      case 'polyline':
        return (
          pointsPath(element.attributes.points ?? '', element.name === 'polygon') ??
          this.#complain(element, say`points are not pairs of numbers`, 'points')
        )
      case 'path':
        return /^[\s\d.,eMmLlHhVvCcSsQqTtAaZz+-]+$/.test(element.attributes.d ?? '')
          ? element.attributes.d
          : this.#complain(element, say`d is not path data`, 'd')
      default:
        // An element nobody knows has been told.
        return Object.hasOwn(BELONG, element.name)
          ? this.#complain(element, say`it belongs inside <${BELONG[element.name]!}>`)
          : undefined
    }
  }

  #shape(d: string, attributes: Element['attributes'], scope: Scope): Shape {
    const fill = readPaint(scope.look.fill, this.#gradients(scope.room))
    return {
      kind: 'path',
      d,
      ...(scope.unit !== 1 && { matrix: scale(scope.unit) }),
      ...(fill && { fill }),
      ...(attributes['fill-rule'] === 'evenodd' && { rule: 'evenodd' as const }),
      ...strokeOf(scope.look),
    }
  }

  /** An icon fills its box as far as its shape allows; `size` says width and height in one. */
  #icon(element: Element, scope: Scope): Part[] {
    const { name = '', size = '' } = element.attributes
    const icon = this.#request.findIcon(name)
    if (!icon && this.#request.isToldOf(name)) return []
    if (!icon) return this.#complain(element, say`there is no icon "${name}"`, 'name') ?? []
    const box = readBox({ width: size, height: size, ...element.attributes }, scope)
    if (!box) return this.#complain(element, say`an icon needs x, y and size`) ?? []
    if (!boxIsWithinReach(box, scope.toPiece)) return this.#complain(element, TOO_FAR) ?? []
    const fill = readPaint(scope.look.fill, this.#gradients(scope.room))
    if (typeof fill !== 'string') return []
    const matrix = fitViewBox({ x: 0, y: 0, width: icon.width, height: icon.height }, box, 'meet')
    return [{ kind: 'icon', shape: { kind: 'path', d: icon.d, matrix, fill }, box, at: element.at }]
  }

  /** A picture is fitted into its box as a nested drawing would be. */
  #image(element: Element, scope: Scope): Part[] {
    const { href = '', alt, preserveAspectRatio } = element.attributes
    const found = this.#request.findPicture(href)
    if ('problem' in found)
      return this.#complain(element, say`href="${href}": ${found.problem}`, 'href') ?? []
    const box = readBox(element.attributes, scope)
    if (!box) return this.#complain(element, say`an image needs x, y, width and height`) ?? []
    if (!boxIsWithinReach(box, scope.toPiece)) return this.#complain(element, TOO_FAR) ?? []
    const { data, type, ...pixels } = found
    const how = fittingOf(preserveAspectRatio)
    const whole = { x: 0, y: 0, ...pixels }
    const place = mapBox(whole, fitViewBox(whole, box, how))
    const picture: Part = { kind: 'picture', ...place, data, type, ...(alt && { alt }) }
    const { x, y, width, height } = box
    const clip = `M${x} ${y}h${width}v${height}h${-width}Z`
    return how === 'slice' ? [{ kind: 'group', clip, parts: [picture] }] : [picture]
  }

  /** `<svg x y width height viewBox>` inside the drawing: art drawn in units of its own, set into a box. */
  #nested(element: Element, scope: Scope): Part[] {
    const { viewBox = '', preserveAspectRatio: ratio } = element.attributes
    const view = readViewBox(viewBox)
    if (!view)
      return this.#complain(element, say`a nested <svg> needs a viewBox of four numbers`, 'viewBox') ?? []
    const box = readBox({ width: '100%', height: '100%', ...element.attributes }, scope)
    if (!box) return this.#complain(element, say`x, y, width and height are lengths`) ?? []
    const matrix = fitViewBox(view, box, fittingOf(ratio))
    const toPiece = inTurn(matrix, scope.toPiece)
    if (!isWithinReach(toPiece)) return this.#complain(element, TOO_FAR) ?? []
    const inside = { ...scope, unit: 1, room: view, toPiece }
    return [{ kind: 'group', matrix, parts: this.children(element, inside) }]
  }

  #wrapped(parts: readonly Part[], element: Element, scope: Scope, moved: Matrix | undefined): PartGroup {
    const { opacity } = element.attributes
    const clip = this.#clip(element, scope)
    const clear = opacity === undefined ? undefined : Number(opacity)
    const { unit } = scope
    const inner: PartGroup = {
      kind: 'group',
      parts: clip && unit !== 1 ? [{ kind: 'group', matrix: scale(1 / unit), parts }] : parts,
      // A clip is written in units, so its group measures in units; what is inside is turned back into points.
      ...(clip ? { clip, ...(unit !== 1 && { matrix: scale(unit) }) } : {}),
      ...(clear !== undefined && clear >= 0 && clear < 1 && { opacity: clear }),
    }
    if (!moved) return inner
    return inner.matrix || inner.clip
      ? { kind: 'group', matrix: moved, parts: [inner] }
      : { ...inner, matrix: moved }
  }

  #clip(element: Element, scope: Scope): string | undefined {
    const reference = element.attributes['clip-path']
    if (!reference) return undefined
    const outlines = this.#definitions.clipShapes(reference).map((shape) => this.#outline(shape, scope))
    if (outlines.length === 0)
      this.#complain(element, say`clip-path="${reference}" names no <clipPath>`, 'clip-path')
    return outlines.filter(Boolean).join(' ') || undefined
  }

  #gradients(room: Room): Gradients {
    return { get: (id) => this.#definitions.gradient(id, room) }
  }

  #complain(element: Element, message: Sentence, attribute?: string): undefined {
    const place = this.#request.placeOfElement(element, attribute)
    this.findings.push(badElement(element.name, message, place))
  }
}

/** Drawn by whatever refers to them, or holds them. */
const BELONG: Readonly<Record<string, string>> = {
  linearGradient: 'defs',
  radialGradient: 'defs',
  stop: 'defs',
  also: 'text-box',
}

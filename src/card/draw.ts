import { beginningOf, type Finding } from '../finding.ts'
import type { Shape } from '../frame/frame.ts'
import type { Size } from '../geometry/box.ts'
import { mm } from '../geometry/length.ts'
import { identity, inTurn, type Matrix, mapBox, scale } from '../geometry/matrix.ts'
import type { Icon } from '../icon/icon.ts'
import { attributeFaults } from './attributes.ts'
import type { Drawing, Part, PartGroup } from './drawing.ts'
import { type Room, readBox, readLength } from './length.ts'
import type { Element } from './markup.ts'
import { type Gradients, inherit, plainLook, readGradient, readPaint, strokeOf } from './paints.ts'
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
  readonly findPicture: FindPicture
  /** The template, for messages. */
  readonly file: string
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
  return { drawing: { width, height, parts }, findings: reader.findings }
}

class Reader {
  readonly findings: Finding[] = []
  readonly #request: DrawRequest
  readonly #definitions = new Map<string, Element>()

  constructor(root: Element, request: DrawRequest) {
    this.#request = request
    const collect = (element: Element): void => {
      if (element.attributes.id) this.#definitions.set(element.attributes.id, element)
      element.children.forEach(collect)
    }
    const proofread = (element: Element): void => {
      for (const fault of attributeFaults(element, (id) => this.#definitions.has(id)))
        this.#complain(element, fault)
      element.children.forEach(proofread)
    }
    collect(root)
    proofread(root)
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
    if (!matrix) return this.#complain(element, `transform="${transform}" is not understood`)
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
        const box = readTextBox(element, scope, (message) => this.#complain(element, message))
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
      if (value === undefined) this.#complain(element, `${name}="${text ?? ''}" is not a length`)
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
          this.#complain(element, 'points are not pairs of numbers')
        )
      case 'path':
        return /^[\s\d.,eMmLlHhVvCcSsQqTtAaZz+-]+$/.test(element.attributes.d ?? '')
          ? element.attributes.d
          : this.#complain(element, 'd is not path data')
      default:
        return this.#complain(element, 'there is no such element')
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
    if (!icon) return this.#complain(element, `there is no icon "${name}"`) ?? []
    const box = readBox({ width: size, height: size, ...element.attributes }, scope)
    if (!box) return this.#complain(element, 'an icon needs x, y and size') ?? []
    if (!boxIsWithinReach(box, scope.toPiece)) return this.#complain(element, TOO_FAR) ?? []
    const fill = readPaint(scope.look.fill, this.#gradients(scope.room))
    if (typeof fill !== 'string') return []
    const matrix = fitViewBox({ x: 0, y: 0, width: icon.width, height: icon.height }, box, 'meet')
    return [{ kind: 'icon', shape: { kind: 'path', d: icon.d, matrix, fill }, box }]
  }

  /** A picture is fitted into its box as a nested drawing would be. */
  #image(element: Element, scope: Scope): Part[] {
    const { href = '', alt, preserveAspectRatio } = element.attributes
    const found = this.#request.findPicture(href)
    if ('problem' in found) return this.#complain(element, `href="${href}": ${found.problem}`) ?? []
    const box = readBox(element.attributes, scope)
    if (!box) return this.#complain(element, 'an image needs x, y, width and height') ?? []
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
    if (!view) return this.#complain(element, 'a nested <svg> needs a viewBox of four numbers') ?? []
    const box = readBox({ width: '100%', height: '100%', ...element.attributes }, scope)
    if (!box) return this.#complain(element, 'x, y, width and height are lengths') ?? []
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
    const definition = this.#definitions.get(/^url\(#([\w-]+)\)$/.exec(reference)?.[1] ?? '')
    const outlines =
      definition?.name === 'clipPath' ? definition.children.map((child) => this.#outline(child, scope)) : []
    if (outlines.length === 0) this.#complain(element, `clip-path="${reference}" names no <clipPath>`)
    return outlines.filter(Boolean).join(' ') || undefined
  }

  #gradients(room: Room): Gradients {
    const lookup = (id: string) => {
      const definition = this.#definitions.get(id)
      return definition && /Gradient$/.test(definition.name) ? readGradient(definition, room) : undefined
    }
    return { get: lookup } as Gradients
  }

  #complain(element: Element, message: string): undefined {
    const { file } = this.#request
    this.findings.push({
      code: 'template-element',
      severity: 'error',
      message: `templates/${file}: <${element.name}>: ${message}`,
      hint: 'docs/templates.md lists the elements and attributes a template can use.',
      place: beginningOf(`templates/${file}`),
    })
  }
}

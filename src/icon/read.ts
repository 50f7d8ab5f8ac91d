import type { Finding, Place } from '../finding.ts'
import { parsePath } from '../geometry/path.ts'
import type { Icon } from './icon.ts'

/** Far more than any of game-icons.net has, and little enough to keep a stranger's file from costing seconds. */
const LONGEST = 200_000

/**
 * Reads an icon a game folder brings: an SVG with a viewBox from 0 0 and filled paths, nothing else. What it cannot
 * draw faithfully (transforms, strokes, other shapes, styles) it refuses by name rather than leaving it out.
 */
export function readIcon(svg: string, file: string): { icon: Icon } | { finding: Finding } {
  const refuse = (at: number, length: number, message: string, hint: string): { finding: Finding } => ({
    finding: {
      code: 'icon-unreadable',
      severity: 'error',
      message,
      hint,
      place: placeAt(svg, file, at, length),
    },
  })
  if (svg.length > LONGEST)
    return refuse(0, 0, `The icon is ${svg.length} characters long; at most ${LONGEST} are read.`, SIMPLIFY)
  let size: Pick<Icon, 'width' | 'height'> | undefined
  let d = ''
  for (const { name, attributes, at, length } of tags(svg)) {
    if (name === 'svg' && !size) {
      const box = /^0[\s,]+0[\s,]+([\d.]{1,9})[\s,]+([\d.]{1,9})$/.exec(
        attributes.get('viewBox')?.value.trim() ?? '',
      )
      const [width, height] = [Number(box?.[1]), Number(box?.[2])]
      if (!(width > 0 && height > 0))
        return refuse(
          at,
          length,
          'The icon has no viewBox that starts at 0 0.',
          'Write viewBox="0 0 512 512".',
        )
      size = { width, height }
    } else if (name === 'path' && size) {
      for (const [attribute, where] of attributes)
        if (!HARMLESS.has(attribute))
          return refuse(where.at, attribute.length, `An icon's path cannot have "${attribute}".`, SIMPLIFY)
      const data = attributes.get('d')
      const path = parsePath(data?.value ?? '')
      if (!data || path.error !== undefined || path.ops === '')
        return refuse(
          at,
          length,
          'The path data is missing or broken.',
          'Export the icon again as plain SVG.',
        )
      // Paths are joined into one: what was relative to its own start must not become relative to the last end.
      d += data.value.trim().replace(/^m/, 'M0 0m')
    } else if (!IGNORED.has(name)) {
      return refuse(at, length, `An icon cannot hold <${name}>.`, SIMPLIFY)
    }
  }
  if (!size || d === '') return refuse(0, 0, 'The file holds no <svg> with a <path>.', SIMPLIFY)
  return { icon: { d, ...size } }
}

const SIMPLIFY =
  'Convert everything to plain filled paths without transforms ("plain SVG", "object to path").'
const HARMLESS = new Set(['d', 'fill', 'id', 'class'])
const IGNORED = new Set(['title', 'desc'])

interface Attribute {
  readonly value: string
  readonly at: number
}
interface OpeningTag {
  readonly name: string
  readonly attributes: ReadonlyMap<string, Attribute>
  readonly at: number
  readonly length: number
}

// No part of these can be tried from many starting points: hostile files cost no more than their length.
const TAG = /<([A-Za-z][\w:.-]*)([^<>]*)>/g
const ATTRIBUTE = /(?<![\w:.-])([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Opening tags in order; comments, instructions, closing tags and text are passed over. */
function* tags(svg: string): Generator<OpeningTag> {
  for (const { 0: whole, 1: name = '', 2: rest = '', index: at } of withoutComments(svg).matchAll(TAG)) {
    const start = at + 1 + name.length
    const attributes = new Map<string, Attribute>()
    for (const { 1: key = '', 2: double, 3: single, index } of rest.matchAll(ATTRIBUTE))
      attributes.set(key, { value: double ?? single ?? '', at: start + index })
    yield { name, attributes, at, length: whole.length }
  }
}

/** Comments become spaces, so that places stay where they are. */
function withoutComments(svg: string): string {
  let [plain, from] = ['', 0]
  for (let start = svg.indexOf('<!--'); start >= 0; start = svg.indexOf('<!--', from)) {
    const end = svg.indexOf('-->', start + 4)
    const until = end < 0 ? svg.length : end + 3
    plain += svg.slice(from, start) + ' '.repeat(until - start)
    from = until
  }
  return plain + svg.slice(from)
}

function placeAt(text: string, file: string, at: number, length: number): Place {
  const position = (offset: number): [number, number] => {
    const before = text.slice(0, offset)
    return [before.split('\n').length, offset - before.lastIndexOf('\n')]
  }
  const [line, column] = position(at)
  const [endLine, endColumn] = position(at + length)
  return { file, line, column, endLine, endColumn }
}

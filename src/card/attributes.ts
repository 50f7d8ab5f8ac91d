import { didYouMean } from '../source/nearest.ts'
import type { Element } from './markup.ts'
import { CAPS, isColor, JOINS, readWidths, WIDEST } from './paints.ts'

const EVERYWHERE = 'id transform opacity clip-path'
const LOOK = 'fill stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin fill-rule'
const BOX = 'x y width height'

/** What each element of a template may say. */
const ATTRIBUTES: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    svg: `${BOX} viewBox preserveAspectRatio xmlns`,
    g: '',
    rect: `${BOX} rx ry`,
    circle: 'cx cy r',
    ellipse: 'cx cy rx ry',
    line: 'x1 y1 x2 y2',
    polygon: 'points',
    polyline: 'points',
    path: 'd',
    icon: `${BOX} name size`,
    image: `${BOX} href alt preserveAspectRatio`,
    'text-box': `${BOX} size min align valign style icon-fill leading share optional lang`,
    defs: '',
    clipPath: '',
    linearGradient: 'x1 y1 x2 y2',
    radialGradient: 'cx cy r',
    stop: 'offset stop-color',
  }).map(([element, own]) => [element, new Set(`${EVERYWHERE} ${LOOK} ${own}`.split(' '))]),
)

/** What is wrong with the attributes of an element: unknown ones, which would be left out in silence, and colours that are none. */
export function* attributeFaults(
  { name, attributes }: Element,
  isDefined: (id: string) => boolean,
): Generator<string> {
  const known = ATTRIBUTES[name]
  // An element nobody knows has a message of its own.
  if (!known) return
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!known.has(attribute)) yield `it has no attribute "${attribute}".${didYouMean(attribute, known)}`
    else if (COLORED.has(attribute) && !isPaint(value, isDefined))
      yield `${attribute}="${value}" is not a colour: write #rrggbb, none, or url(#id) of a gradient in <defs>`
    else if (MEASURED.has(attribute) && !readWidths(value))
      yield `${attribute}="${value}" is not a width: write numbers from 0 to ${WIDEST}`
    else if (CHOICES[attribute] && !CHOICES[attribute].includes(value))
      yield `${attribute}="${value}" is none of ${CHOICES[attribute].join(', ')}`
    else if (attribute === 'opacity' && !(Number(value) >= 0 && Number(value) <= 1))
      yield `opacity="${value}" is not a number from 0 to 1`
  }
}

const COLORED: ReadonlySet<string> = new Set(['fill', 'stroke', 'icon-fill', 'stop-color'])

const MEASURED: ReadonlySet<string> = new Set(['stroke-width', 'stroke-dasharray'])
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  'stroke-linecap': CAPS,
  'stroke-linejoin': JOINS,
  'fill-rule': ['nonzero', 'evenodd'],
}

function isPaint(value: string, isDefined: (id: string) => boolean): boolean {
  const id = /^url\(#([\w-]+)\)$/.exec(value)?.[1]
  return value === 'none' || isColor(value) || (id !== undefined && isDefined(id))
}

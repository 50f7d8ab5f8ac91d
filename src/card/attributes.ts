import { type Sentence, say } from '../finding.ts'
import { andGuessed, nearest } from '../source/nearest.ts'
import type { Element } from './element.ts'
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
    'text-box': `${BOX} size min align valign style icon-fill leading share grow most lang`,
    also: 'style icon-fill lang',
    defs: '',
    clipPath: '',
    linearGradient: 'x1 y1 x2 y2',
    radialGradient: 'cx cy r',
    stop: 'offset stop-color',
  }).map(([element, own]) => [element, new Set(`${EVERYWHERE} ${LOOK} ${own}`.split(' '))]),
)

/** What to say of an element nobody knows; nothing of one that is known. */
export function unknownElement(name: string): Sentence | undefined {
  if (Object.hasOwn(ATTRIBUTES, name)) return undefined
  const meant = nearest(name, Object.keys(ATTRIBUTES))
  return meant ? say`there is no such element. Did you mean <${meant}>?` : say`there is no such element`
}

/** Something wrong with an element, or with one of its attributes. */
export interface ElementFault {
  readonly message: Sentence
  readonly attribute?: string
}

/** Elements and attributes nobody knows, which would be left out in silence, and values that are none. */
export function elementFaults(
  { name, attributes }: Element,
  isGradient: (id: string) => boolean,
): readonly ElementFault[] {
  const known = Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name] : undefined
  if (!known) return [{ message: unknownElement(name)! }]
  const faults: ElementFault[] = []
  for (const attribute of Object.keys(attributes)) {
    const message = attributeFault(known, attribute, attributes[attribute]!, isGradient)
    if (message) faults.push({ message, attribute })
  }
  return faults
}

function attributeFault(
  known: ReadonlySet<string>,
  attribute: string,
  value: string,
  isGradient: (id: string) => boolean,
): Sentence | undefined {
  const written = () => `${attribute}="${value}"`
  if (!known.has(attribute)) return say`it has no attribute "${attribute}"${andGuessed(attribute, known)}`
  if (COLORED.has(attribute) && !isPaint(value, isGradient))
    return say`${written()} is not a colour: ${paints(value)}`
  if (MEASURED.has(attribute) && !readWidths(value))
    return say`${written()} is not a width: write numbers from 0 to ${WIDEST}`
  if (CHOICES[attribute] && !CHOICES[attribute].includes(value))
    return say`${written()} is not one of ${CHOICES[attribute].join(', ')}`
  if (attribute === 'opacity' && !(Number(value) >= 0 && Number(value) <= 1))
    return say`${written()} is not a number from 0 to 1`
  return undefined
}

/** What can be written instead; of the commonest names, what they stand for. */
function paints(value: string): Sentence {
  const named = NAMED[value.toLowerCase()]
  return named
    ? say`names of colours are not known here; write ${named} for ${value}`
    : say`write #rgb or #rrggbb, none, or url(#id) of a gradient in <defs>`
}

/** The names that people try first. */
const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  red: '#ff0000',
  maroon: '#800000',
  orange: '#ffa500',
  yellow: '#ffff00',
  olive: '#808000',
  lime: '#00ff00',
  green: '#008000',
  teal: '#008080',
  cyan: '#00ffff',
  blue: '#0000ff',
  navy: '#000080',
  purple: '#800080',
  magenta: '#ff00ff',
  pink: '#ffc0cb',
  brown: '#a52a2a',
  transparent: 'none',
}

const COLORED: ReadonlySet<string> = new Set(['fill', 'stroke', 'icon-fill', 'stop-color'])

const MEASURED: ReadonlySet<string> = new Set(['stroke-width', 'stroke-dasharray'])
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  'stroke-linecap': CAPS,
  'stroke-linejoin': JOINS,
  'fill-rule': ['nonzero', 'evenodd'],
}

function isPaint(value: string, isGradient: (id: string) => boolean): boolean {
  const id = /^url\(#([\w-]+)\)$/.exec(value)?.[1]
  return value === 'none' || isColor(value) || (id !== undefined && isGradient(id))
}

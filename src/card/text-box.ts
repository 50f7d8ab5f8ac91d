import { MAX_TEXT } from '../source/folder.ts'
import type { TextBox } from './drawing.ts'
import type { Element } from './element.ts'
import { readLength } from './length.ts'
import { fullColor, isColor } from './paints.ts'
import type { Scope } from './scope.ts'

const ALIGN = {
  left: 'left',
  centre: 'center',
  center: 'center',
  right: 'right',
  justify: 'justify',
} as const
const VALIGN = { top: 'top', middle: 'middle', bottom: 'bottom' } as const
const STYLE = { regular: 'regular', bold: 'bold', italic: 'italic', title: 'title' } as const

/** Points; letters larger than a sheet of paper are a slip. */
const MOST_SIZE = 1000

/** `<text-box x y width height size …>words</text-box>`; sizes of type are in points, everything else in units. */
export function readTextBox(
  element: Element,
  scope: Scope,
  complain: (message: string, attribute?: string) => undefined,
): TextBox | undefined {
  const { attributes } = element
  const side = (name: string, whole: number, fallback?: string): number => {
    const text = attributes[name] ?? fallback ?? ''
    return (readLength(text, whole) ?? complain(`${name}="${text}" is not a length`, name) ?? 0) * scope.unit
  }
  const choice = <T extends string>(name: string, choices: Readonly<Record<string, T>>, fallback: T): T => {
    const text = attributes[name]
    if (text === undefined) return fallback
    if (Object.hasOwn(choices, text)) return choices[text]!
    complain(`${name}="${text}" is not one of ${Object.keys(choices).join(', ')}`, name)
    return fallback
  }
  const number = (name: string, least: number, most: number, fallback?: number): number | undefined => {
    const text = attributes[name]
    if (text === undefined && fallback !== undefined) return fallback
    const value = Number(text)
    if (text && value >= least && value <= most) return value
    return complain(`${name}="${text ?? ''}" is not a number from ${least} to ${most}`, name)
  }
  const max = number('size', 1, MOST_SIZE)
  if (max === undefined) return undefined
  const min = number('min', 0, max, 0) ?? 0
  const leading = number('leading', 0.5, 3, 1) ?? 1
  const text = element.text.trim()
  if (text.length > MAX_TEXT) return complain(`it holds ${text.length} characters; the most is ${MAX_TEXT}`)
  const fill = scope.look.fill
  const iconFill = attributes['icon-fill']
  return {
    kind: 'text-box',
    at: element.at,
    x: side('x', scope.room.width, '0'),
    y: side('y', scope.room.height, '0'),
    width: side('width', scope.room.width),
    height: side('height', scope.room.height),
    text,
    max,
    ...(min > 0 && { min }),
    align: choice('align', ALIGN, 'left'),
    valign: choice('valign', VALIGN, 'top'),
    style: choice('style', STYLE, 'regular'),
    fill: isColor(fill) ? fullColor(fill) : '#000000',
    ...(iconFill && isColor(iconFill) && { iconFill: fullColor(iconFill) }),
    ...(leading !== 1 && { leading }),
    ...(attributes.lang && { lang: attributes.lang }),
    ...(attributes.share && { share: attributes.share }),
    ...(attributes.optional === 'true' && { optional: true }),
  }
}

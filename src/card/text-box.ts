import { type Sentence, say } from '../finding.ts'
import { MAX_TEXT } from '../source/folder.ts'
import type { AlsoWords, BoxWords, TextBox } from './drawing.ts'
import type { Element } from './element.ts'
import { notALength, readLength } from './length.ts'
import { fullColor, inherit, isColor, type Look, strokeOf } from './paints.ts'
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

type Complain = (message: Sentence, attribute?: string) => undefined

/** `<text-box x y width height size …>words</text-box>`; sizes of type are in points, everything else in units. */
export function readTextBox(element: Element, scope: Scope, complain: Complain): TextBox | undefined {
  const { attributes } = element
  const side = (name: string, whole: number, fallback?: string): number => {
    const text = attributes[name] ?? fallback ?? ''
    return (readLength(text, whole) ?? complain(notALength(name, text), name) ?? 0) * scope.unit
  }
  const number = (name: string, least: number, most: number, fallback?: number): number | undefined => {
    const text = attributes[name]
    if (text === undefined && fallback !== undefined) return fallback
    const value = Number(text)
    if (text && value >= least && value <= most) return value
    return complain(say`${`${name}="${text ?? ''}"`} is not a number from ${least} to ${most}`, name)
  }
  const max = number('size', 1, MOST_SIZE)
  if (max === undefined) return undefined
  const min = number('min', 0, max, 0) ?? 0
  const leading = number('leading', 0.5, 3, 1) ?? 1
  const grow = number('grow', 1, 3, 1) ?? 1
  const words = readWords(element, scope.look, complain)
  const also = element.children.flatMap((child) => readAlso(child, scope, complain))
  if (!words) return undefined
  return {
    kind: 'text-box',
    x: side('x', scope.room.width, '0'),
    y: side('y', scope.room.height, '0'),
    width: side('width', scope.room.width),
    height: side('height', scope.room.height),
    ...words,
    ...(also.length > 0 && { also }),
    max,
    ...(min > 0 && { min }),
    align: choose(element, 'align', ALIGN, 'left', complain),
    valign: choose(element, 'valign', VALIGN, 'top', complain),
    ...(leading !== 1 && { leading }),
    ...(attributes.share && { share: attributes.share }),
    ...(grow !== 1 && { grow }),
    ...(attributes.most && { most: side('most', scope.room.height) }),
  }
}

/** `<also lang stroke …>words</also>` inside a text box; an empty one takes no room. */
function readAlso(element: Element, scope: Scope, complain: Complain): AlsoWords[] {
  if (element.name !== 'also')
    return complain(say`<${element.name}> cannot stand in it, only words and <also>`) ?? []
  const look = inherit(scope.look, element.attributes)
  const words = readWords(element, look, complain)
  if (!words?.text) return []
  const { stroke } = strokeOf(look)
  return [{ ...words, ...(stroke && { rule: { color: stroke.color, width: stroke.width * scope.unit } }) }]
}

function readWords(element: Element, { fill }: Look, complain: Complain): BoxWords | undefined {
  const { lang, 'icon-fill': iconFill } = element.attributes
  const text = element.text.trim()
  if (text.length > MAX_TEXT)
    return complain(say`it holds ${text.length} characters; the most is ${MAX_TEXT}`)
  return {
    text,
    at: element.at,
    style: choose(element, 'style', STYLE, 'regular', complain),
    fill: isColor(fill) ? fullColor(fill) : '#000000',
    ...(iconFill && isColor(iconFill) && { iconFill: fullColor(iconFill) }),
    ...(lang && { lang }),
  }
}

function choose<T extends string>(
  { attributes }: Element,
  name: string,
  choices: Readonly<Record<string, T>>,
  fallback: T,
  complain: Complain,
): T {
  const text = attributes[name]
  if (text === undefined) return fallback
  if (Object.hasOwn(choices, text)) return choices[text]!
  complain(say`${`${name}="${text}"`} is not one of ${Object.keys(choices).join(', ')}`, name)
  return fallback
}

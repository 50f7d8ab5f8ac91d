import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml'
import { type Finding, type Place, type Sentence, say, told } from '../finding.ts'
import type { Rendered } from '../template/engine.ts'
import { unknownElement } from './attributes.ts'
import type { Element } from './element.ts'
import { readSimpleMarkup } from './simple-markup.ts'

/** Deeper than any drawing; a parser that calls itself would run out of stack on a stranger's file. */
const MAX_DEPTH = 60

export function readMarkup(rendered: Rendered): Element | Finding {
  const simple = readSimpleMarkup(rendered.text, rendered.restore, MAX_DEPTH)
  return simple?.name === 'svg' ? simple : readAnyMarkup(rendered)
}

export function readAnyMarkup(rendered: Rendered): Element | Finding {
  const { text, restore } = rendered
  const deep = tooDeep(text)
  if (deep) return badMarkup(rendered, `elements are nested more than ${MAX_DEPTH} deep`, deep)
  try {
    const { root } = parseXml(text, { includeOffsets: true })
    if (root?.name === 'svg') return toElement(root, restore)
    return badMarkup(rendered, 'the first element is not <svg>', { at: root?.start ?? 0, length: 1 })
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    return notClosed(rendered) ?? malformed(rendered, error)
  }
}

function toElement(node: XmlElement, restore: (text: string) => string): Element {
  const inside = node.children
  return {
    name: node.name,
    attributes: Object.fromEntries(
      Object.entries(node.attributes).map(([name, value]) => [name, restore(value)]),
    ),
    children: inside.filter((child) => child instanceof XmlElement).map((child) => toElement(child, restore)),
    text: restore(inside.map((child) => (child instanceof XmlText ? child.text : '')).join('')),
    at: node.start,
  }
}

/** Where an element, or an attribute of it, was written. */
export function placeOfElement(
  { text, placeOf }: Rendered,
  { name, at }: Element,
  attribute?: string,
): Place {
  const tag = TAG.exec(text.slice(at))?.[0] ?? ''
  for (const { 1: before = '', 2: found, index } of tag.matchAll(ATTRIBUTE))
    if (found === attribute) return placeOf(at + index + before.length, found!.length)
  return placeOf(at, name.length + 1)
}

/** A tag up to its end, which may not be in a quoted value; no alternative can begin where another does, so it never searches. */
const TAG = /^<(?:"[^"]*"|'[^']*'|[^"'<>])*/
const ATTRIBUTE = /(\s)([^\s="'<>/]+)\s*=\s*(?:"[^"]*"|'[^']*')/g

/**
 * What can stand between angle brackets. A tag inside a comment or a quoted "/>" is none; no alternative runs past the next "<",
 * and a name is never tried shorter than it is, so the search is linear.
 */
const BRACKETS =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[?!][^<>]*>?|<(\/?)([^\s"'<>/]*)(?![^\s"'<>/])(?:"[^"<]*"|'[^'<]*'|[^"'<>])*>/g

interface Tag {
  readonly name: string
  readonly at: number
  readonly length: number
}

/** The tag that opens one element too many inside another. */
function tooDeep(text: string): Tag | undefined {
  let depth = 0
  for (const { 0: tag, 1: closing, 2: name = '', index } of text.matchAll(BRACKETS)) {
    if (closing) depth--
    else if (closing === '' && !tag.endsWith('/>') && ++depth > MAX_DEPTH)
      return { name, at: index, length: name.length + 1 }
  }
  return undefined
}

/** The element that nothing closes, or that something else closes; a misspelt name is told as one. */
function notClosed(rendered: Rendered): Finding | undefined {
  const open: Tag[] = []
  for (const { 0: tag, 1: closing, 2: name = '', index: at } of rendered.text.matchAll(BRACKETS)) {
    if (closing === '' && !tag.endsWith('/>')) open.push({ name, at, length: name.length + 1 })
    if (!closing) continue
    const last = open.pop()
    const here = { at, length: name.length + 2 }
    if (!last) return badMarkup(rendered, say`</${name}> closes nothing`, here)
    if (last.name === name) continue
    const misspelt = misspeltElement(rendered, last)
    if (misspelt) return misspelt
    // Of "<text-box>…</textbox>" the end is wrong, of "<g>…</svg>" the <g> was forgotten.
    if (unknownElement(name)) return badMarkup(rendered, say`<${last.name}> is closed by </${name}>`, here)
    return badMarkup(rendered, say`<${last.name}> is not closed before </${name}>`, last)
  }
  const last = open.at(-1)
  return last && badMarkup(rendered, say`<${last.name}> is never closed`, last)
}

function misspeltElement({ placeOf }: Rendered, { name, at, length }: Tag): Finding | undefined {
  const fault = unknownElement(name)
  return fault === undefined ? undefined : badElement(name, fault, placeOf(at, length))
}

export const badElement = (name: string, fault: Sentence, place: Place): Finding => ({
  code: 'template-element',
  severity: 'error',
  ...told(
    say`<${name}>: ${fault}`,
    say`docs/templates.md lists the elements and attributes a template can use.`,
  ),
  place,
})

/** What the parser says, in its own words. */
function malformed(rendered: Rendered, { message, pos }: XmlError): Finding {
  const what = message.split(/\n| \(line/, 1)[0]!.replace(/^[A-Z]/, (first) => first.toLowerCase())
  const found = rendered.text.trim() === '' ? say`it writes nothing` : what
  return badMarkup(rendered, found, { at: unitsBefore(rendered.text, pos), length: 1 })
}

/** The parser counts characters, a string what UTF-16 makes of them. */
const unitsBefore = (text: string, characters: number): number =>
  [...text].slice(0, characters).join('').length

const badMarkup = (
  { placeOf }: Rendered,
  what: Sentence | string,
  { at, length }: Pick<Tag, 'at' | 'length'>,
): Finding => ({
  code: 'template-markup',
  severity: 'error',
  ...told(
    say`the SVG that is written here cannot be read: ${what}`,
    say`Correct the template: one <svg>, every element closed, every attribute in quotes.`,
  ),
  place: placeOf(at, length),
})

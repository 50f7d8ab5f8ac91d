import type { Element } from './element.ts'

type Restore = (text: string) => string

interface Open {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: Element[]
  readonly at: number
  text: string
}

/** What this reader leaves to a real parser: entities, halves of characters, line ends of other systems, "]]>". */
const UNUSUAL = /[^\t\n\x20-%'-\ud7ff\ue000-\ufffd]|\]\]>/
/** A quoted value ends at its quote, so no part of a tag can be read in two ways. */
const TAG = /<([A-Za-z][A-Za-z0-9-]*)((?:[ \t\n]+[A-Za-z][A-Za-z0-9-]*="[^"<]*")*)[ \t\n]*(\/?)>/y
/** One after the other, from the first: nothing is searched for. */
const ATTRIBUTE = /[ \t\n]+([A-Za-z][A-Za-z0-9-]*)="([^"]*)"/y

/**
 * The markup that templates usually write: elements, attributes in double quotes, texts and comments, in a quarter of the time that
 * a real parser takes. Nothing at anything else, be it right or wrong: the real parser reads it from the start, and says what is wrong.
 */
export function readSimpleMarkup(text: string, restore: Restore, maxDepth: number): Element | undefined {
  if (UNUSUAL.test(text)) return undefined
  const open: Open[] = []
  let root: Element | undefined
  for (let at = text.indexOf('<'), end = 0; ; at = text.indexOf('<', end)) {
    const inside = open.at(-1)
    const between = text.slice(end, at < 0 ? text.length : at)
    if (inside) inside.text += between
    else if (/[^ \t\n]/.test(between)) return undefined
    if (at < 0) return inside ? undefined : root
    const next = text[at + 1]
    if (next === '/') {
      end = inside ? endOfClosing(text, at, inside.name) : 0
      if (end === 0) return undefined
      open.pop()
      root = closed(inside!, open.at(-1), restore)
    } else if (next === '!') {
      end = endOfComment(text, at)
      if (end === 0) return undefined
    } else {
      TAG.lastIndex = at
      const tag = TAG.exec(text)
      const attributes = tag && attributesIn(tag[2]!, restore)
      // A second root is none.
      if (!tag || !attributes || (!inside && root) || open.length === maxDepth) return undefined
      end = TAG.lastIndex
      const element = { name: tag[1]!, attributes, children: [], at, text: '' }
      if (tag[3] === '') open.push(element)
      else root = closed(element, inside, restore)
    }
  }
}

/** Behind `</name>`, or 0 if that is not what stands there. */
function endOfClosing(text: string, at: number, name: string): number {
  let end = at + 2 + name.length
  if (!text.startsWith(name, at + 2)) return 0
  while (text[end] === ' ' || text[end] === '\n' || text[end] === '\t') end++
  return text[end] === '>' ? end + 1 : 0
}

function endOfComment(text: string, at: number): number {
  if (!text.startsWith('<!--', at)) return 0
  const end = text.indexOf('--', at + 4)
  return end >= 0 && text[end + 2] === '>' ? end + 3 : 0
}

/** Nothing if one is written twice. */
function attributesIn(written: string, restore: Restore): Record<string, string> | undefined {
  const attributes: Record<string, string> = {}
  ATTRIBUTE.lastIndex = 0
  for (let found = ATTRIBUTE.exec(written); found; found = ATTRIBUTE.exec(written)) {
    const name = found[1]!
    if (Object.hasOwn(attributes, name)) return undefined
    attributes[name] = restore(found[2]!.replaceAll(/[\t\n]/g, ' '))
  }
  return attributes
}

function closed(element: Open, inside: Open | undefined, restore: Restore): Element {
  const { name, attributes, children, text, at } = element
  const whole = { name, attributes, children, text: restore(text), at }
  inside?.children.push(whole)
  return whole
}

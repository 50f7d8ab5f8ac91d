import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml'
import { beginningOf, type Finding } from '../finding.ts'
import type { Rendered } from '../template/engine.ts'

/** An element of the SVG a template wrote, its words put back. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
  /** The text directly inside, as it stands. */
  readonly text: string
}

/** Deeper than any drawing; a parser that calls itself would run out of stack on a stranger's file. */
const MAX_DEPTH = 60

/** `file` names the template in messages. */
export function readMarkup(rendered: Rendered, file: string): Element | Finding {
  const depth = deepest(rendered.text)
  if (depth > MAX_DEPTH)
    return badMarkup(file, `elements are nested ${depth} deep, at most ${MAX_DEPTH} are read`, 1)
  try {
    const root = parseXml(rendered.text).root
    if (root?.name !== 'svg') return badMarkup(file, 'the first element is not <svg>', 1)
    return toElement(root, rendered.restore)
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    return badMarkup(file, error.message.split('\n')[0]!.replace(/\s*\(line.*/, ''), error.line)
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
  }
}

/**
 * What can stand between angle brackets. A tag inside a comment or a quoted "/>" is none; no alternative runs past the next "<",
 * so the search is linear.
 */
const BRACKETS =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<[?!][^<>]*>?|<(\/?)(?:"[^"<]*"|'[^'<]*'|[^"'<>])*>/g

function deepest(text: string): number {
  let depth = 0
  let most = 0
  for (const [tag, closing] of text.matchAll(BRACKETS)) {
    if (closing) depth--
    else if (closing === '' && !tag.endsWith('/>')) most = Math.max(most, ++depth)
  }
  return most
}

const badMarkup = (file: string, what: string, line: number): Finding => ({
  code: 'template-markup',
  severity: 'error',
  message: `templates/${file} does not write SVG that can be read: ${what} (line ${line} of what it writes)`,
  hint: 'Correct the template: every element closed, every attribute in quotes.',
  place: beginningOf(`templates/${file}`),
})

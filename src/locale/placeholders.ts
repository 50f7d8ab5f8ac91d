/** `{hand-size}`, `{apple.many}`: what is filled in when a text is translated. */
export interface Placeholder {
  readonly kind: 'placeholder'
  readonly name: string
  readonly from: number
  readonly to: number
}

/** Braces that are no placeholder: `{{apple}}`, `{ Apple }`, a brace alone. They print as themselves. */
export interface StrayBrace {
  readonly kind: 'stray'
  readonly source: string
  readonly from: number
  readonly to: number
}

/** Escaped marks are skipped as the inline grammar skips them: `\{` is a brace to print. Every branch is linear. */
const BRACES = /\\[!-/:-@[-`{-~]|\{\{+[^{}]*\}*|\{([a-z0-9]+(?:[.-][a-z0-9]+)*)\}|\{[^{}\n]{0,60}\}|[{}]/g

export function scanBraces(text: string): (Placeholder | StrayBrace)[] {
  const found: (Placeholder | StrayBrace)[] = []
  if (!text.includes('{') && !text.includes('}')) return found
  for (const match of text.matchAll(BRACES)) {
    const [source, name] = match
    const [from, to] = [match.index, match.index + source.length]
    if (name !== undefined) found.push({ kind: 'placeholder', name, from, to })
    else if (source[0] !== '\\') found.push({ kind: 'stray', source, from, to })
  }
  return found
}

export const placeholdersOf = (text: string): Placeholder[] =>
  scanBraces(text).filter((found) => found.kind === 'placeholder')

/** The text with each placeholder replaced by what `fill` gives, or left standing where it gives nothing. */
export function fillPlaceholders(text: string, fill: (name: string) => string | undefined): string {
  let filled = ''
  let end = 0
  for (const { name, from, to } of placeholdersOf(text)) {
    filled += text.slice(end, from) + (fill(name) ?? text.slice(from, to))
    end = to
  }
  return filled + text.slice(end)
}

/**
 * The one markup of texts, the same in cards and rules: `**bold**`, `*italic*`, `:icon:`, and `\` before a mark to
 * mean the mark itself. Any text is valid: a mark without its partner stands for itself and is reported.
 */
export type Inline = InlineText | InlineIcon

export interface InlineText {
  readonly kind: 'text'
  readonly text: string
  readonly bold?: boolean
  readonly italic?: boolean
}

export interface InlineIcon {
  readonly kind: 'icon'
  readonly name: string
}

/** A mark that opens or closes nothing. `at` counts UTF-16 units into the text parsed. */
export interface StrayMark {
  readonly mark: string
  readonly at: number
}

export interface ParsedInline {
  readonly inlines: readonly Inline[]
  readonly stray: readonly StrayMark[]
}

/** A stretch between two marks, an icon, or a run of asterisks. */
type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'icon'; readonly name: string }
  | Stars
interface Stars {
  readonly kind: 'stars'
  readonly at: number
  readonly count: number
  readonly opens: boolean
  readonly closes: boolean
  bold: Turn
  italic: Turn
}
/** What a run of asterisks does to one style; `stray` until its partner is met. */
type Turn = 'none' | 'stray' | 'on' | 'off'

export function parseInline(source: string): ParsedInline {
  const tokens = tokenize(source)
  pair(tokens, 'bold', 2)
  pair(tokens, 'italic', 1)
  return gather(tokens)
}

// Names need a letter, or "10:30:15" would hold an icon called "30".
const TOKEN = /\\([!-/:-@[-`{-~])|:(?=[0-9-]*[a-z])([a-z0-9-]+):|\*+/g

function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let plain = ''
  let end = 0
  const flush = () => {
    if (plain) tokens.push({ kind: 'text', text: plain })
    plain = ''
  }
  for (const match of source.matchAll(TOKEN)) {
    const [mark, escaped, icon] = match
    plain += source.slice(end, match.index)
    end = match.index + mark.length
    if (escaped) plain += escaped
    else if (icon) {
      flush()
      tokens.push({ kind: 'icon', name: icon })
    } else {
      flush()
      tokens.push(stars(source, match.index, mark.length))
    }
  }
  plain += source.slice(end)
  flush()
  return tokens
}

/**
 * Only white space decides what asterisks may do, never punctuation: `**「重要」**です` is bold, which CommonMark's rule of
 * "flanking" gets wrong, and "2 * 3" is a product.
 */
function stars(source: string, at: number, count: number): Stars {
  const known = count <= 3
  return {
    kind: 'stars',
    at,
    count,
    opens: known && /\S/.test(source.charAt(at + count)),
    closes: known && /\S/.test(source.charAt(at - 1)),
    bold: count === 2 || count === 3 ? 'stray' : 'none',
    italic: count === 1 || count === 3 ? 'stray' : 'none',
  }
}

/** Bold and italic are switches independent of each other, so they may overlap and end in any order. */
function pair(tokens: readonly Token[], style: 'bold' | 'italic', width: 1 | 2): void {
  let opener: Stars | undefined
  for (const token of tokens) {
    if (token.kind !== 'stars' || !(token.count === width || token.count === 3)) continue
    if (opener && token.closes) {
      opener[style] = 'on'
      token[style] = 'off'
      opener = undefined
    } else if (token.opens) opener ??= token
  }
}

function gather(tokens: readonly Token[]): ParsedInline {
  const inlines: Inline[] = []
  const stray: StrayMark[] = []
  let bold = false
  let italic = false
  let text = ''
  const flush = () => {
    if (text) inlines.push({ kind: 'text', text, ...(bold && { bold }), ...(italic && { italic }) })
    text = ''
  }
  for (const token of tokens) {
    if (token.kind === 'text') text += token.text
    else if (token.kind === 'icon') {
      flush()
      inlines.push({ kind: 'icon', name: token.name })
    } else {
      const literal = '*'.repeat(strayCount(token))
      if (literal) stray.push({ mark: literal, at: token.at })
      text += literal
      if (turn(bold, token.bold) !== bold || turn(italic, token.italic) !== italic) flush()
      bold = turn(bold, token.bold)
      italic = turn(italic, token.italic)
    }
  }
  flush()
  return { inlines, stray }
}

const strayCount = ({ count, bold, italic }: Stars): number =>
  count > 3 ? count : (bold === 'stray' ? 2 : 0) + (italic === 'stray' ? 1 : 0)

const turn = (now: boolean, how: Turn): boolean => (how === 'on' ? true : how === 'off' ? false : now)

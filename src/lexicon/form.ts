import { FormFault } from './form-fault.ts'
import { endingsOf, type Paradigms } from './paradigms.ts'
import { classOf, type Folds, plainWord } from './plain.ts'

/** One way of saying something: a line of a lexicon, understood. */
export interface Form {
  readonly items: readonly Item[]
  /** "tie & you": further words that stand in the same sentence, on either side. */
  readonly with: readonly (readonly Item[])[]
  /** Contexts only: how many words before and behind belong to it ("until …5"). */
  readonly reach: readonly [before: number, behind: number]
}

export type Item =
  | Word
  | { readonly type: 'list'; readonly name: string }
  /** The number that counts is the one written plus `shift`: "more than {n+1} cards". */
  | { readonly type: 'number'; readonly shift: number }
  /** Up to so many words that do not matter, inside one sentence. */
  | { readonly type: 'gap'; readonly words: number }
  | { readonly type: 'sign'; readonly sign: ',' | '.' }
  | { readonly type: 'any'; readonly of: readonly (readonly Item[])[]; readonly optional: boolean }

export interface Word {
  readonly type: 'word'
  readonly spellings: readonly string[]
  /** Spellings that any letters may follow: "werewol*". */
  readonly open: readonly string[]
}

export const GAP_WORDS = 6
const MAX_GAPS = 3
const MAX_PARTS = 4
const MAX_LENGTH = 1000
const MAX_SPELLINGS = 200

/** The ways of saying something on one line: "player|,s / person". */
export function parseForms(line: string, reading: FormReading = {}, isContext = false): Form[] {
  if (line.length > MAX_LENGTH) throw new FormFault(0, `a form has at most ${MAX_LENGTH} characters`)
  if (/^\/.*\/[a-z]*$/.test(line))
    throw new FormFault(0, 'regular expressions are not understood: use groups (a / b), gaps … and {lists}')
  const parser = new FormParser(line, reading)
  return parser.alternatives().map(([first, ...others]) => {
    if (others.length >= MAX_PARTS) throw new FormFault(0, `a form joins at most ${MAX_PARTS} parts with &`)
    const { items, reach } = checked(first!, isContext && others.length === 0)
    return { items, reach, with: others.map((part) => checked(part, false).items) }
  })
}

function checked(all: readonly Item[], isContext: boolean): Pick<Form, 'items' | 'reach'> {
  const gapOf = (item: Item | undefined) => (item?.type === 'gap' ? item.words : 0)
  const edges = [gapOf(all[0]), gapOf(all.at(-1))] as const
  const items = all.slice(edges[0] ? 1 : 0, edges[1] ? -1 : undefined)
  if (items.length === 0) throw new FormFault(0, 'a form is empty here')
  if (canBeEmpty(items))
    throw new FormFault(0, 'everything in this form is optional, so it would match anywhere')
  if (items.some((item, i) => item.type === 'gap' && canBeEmpty(items.slice(i + 1))))
    throw new FormFault(0, 'all that follows a gap is optional: end the form before the gap')
  if (items[0]!.type === 'sign') throw new FormFault(0, 'a form begins with a word, not with , or .')
  if (countGaps(items) > MAX_GAPS) throw new FormFault(0, `a form has at most ${MAX_GAPS} gaps`)
  // What surrounds a form matters only in contexts.
  return { items, reach: isContext ? edges : [0, 0] }
}

/** Whether items match without any character of the text. */
const canBeEmpty = (items: readonly Item[]): boolean =>
  items.every(
    (item) => item.type === 'gap' || (item.type === 'any' && (item.optional || item.of.some(canBeEmpty))),
  )

const countGaps = (items: readonly Item[]): number =>
  items.reduce(
    (sum, item) =>
      sum + (item.type === 'gap' ? 1 : item.type === 'any' ? Math.max(...item.of.map(countGaps)) : 0),
    0,
  )

const SPECIAL = /[\s(){}/?…|,.&]/
const WORD = /[^\s(){}/?…|,.&]+(\|[^\s(){}/?…|.&]*)?/y

/** What the forms of one lexicon have in common. */
export interface FormReading {
  readonly folds?: Folds
  readonly paradigms?: Paradigms
  /** Words as written, understood: a lexicon has the same words in many forms. */
  readonly words?: Map<string, readonly Item[]>
}

class FormParser {
  #at = 0
  readonly #line: string
  readonly #folds: Folds
  readonly #paradigms: Paradigms
  readonly #words: Map<string, readonly Item[]>

  constructor(line: string, { folds = new Map(), paradigms = new Map(), words = new Map() }: FormReading) {
    this.#line = line.replace(/\.\.\./g, '…  ')
    this.#folds = folds
    this.#paradigms = paradigms
    this.#words = words
  }

  /** The alternatives of a line, each with its parts. */
  alternatives(): Item[][][] {
    const of: Item[][][] = [[]]
    for (;;) {
      of.at(-1)!.push(this.#sequence())
      const character = this.#line[this.#at++]
      if (character === undefined) return of
      if (character === ')') throw new FormFault(this.#at - 1, 'this ) closes nothing')
      if (character === '/') of.push([])
    }
  }

  #sequence(): Item[] {
    const items: Item[] = []
    for (;;) {
      this.#blanks()
      const character = this.#line[this.#at]
      if (character === undefined || '/)&'.includes(character)) return items
      items.push(...this.#optional(this.#item(character)))
    }
  }

  #item(character: string): readonly Item[] {
    if (character === '{') return [this.#slot()]
    if (character === '(') return [this.#group()]
    if (character === '…') return [this.#gap()]
    if (character === ',' || character === '.') {
      this.#at++
      return [{ type: 'sign', sign: character }]
    }
    if (SPECIAL.test(character)) {
      const meant =
        character === '/' ? 'put alternatives in brackets: (a / b)' : `"${character}" has nothing before it`
      throw new FormFault(this.#at, meant)
    }
    return this.#word()
  }

  #optional(items: readonly Item[]): readonly Item[] {
    if (this.#line[this.#at] !== '?') return items
    this.#at++
    const [only] = items
    if (items.length === 1 && only!.type === 'any') return [{ ...only!, optional: true }]
    return [{ type: 'any', of: [items], optional: true }]
  }

  #slot(): Item {
    const start = this.#at
    const end = this.#line.indexOf('}', start)
    if (end < 0) throw new FormFault(start, 'the { is not closed')
    const name = this.#line.slice(start + 1, end)
    this.#at = end + 1
    this.#notGlued(start - 1, start)
    this.#notGlued(this.#at, this.#at)
    const number = /^n([+-][1-9])?$/.exec(name)
    if (number) return { type: 'number', shift: Number(number[1] ?? 0) }
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      throw new FormFault(start, `"{${name}}" is neither a list like {player} nor a number {n}`)
    return { type: 'list', name }
  }

  #group(): Item {
    const start = this.#at++
    this.#notGlued(start - 1, start)
    const of: Item[][] = []
    for (;;) {
      of.push(this.#sequence())
      const character = this.#line[this.#at++]
      if (character === ')') break
      if (character === '&') throw new FormFault(this.#at - 1, 'parts are joined with & outside of brackets')
      if (character === undefined) throw new FormFault(start, 'the ( is not closed')
    }
    this.#notGlued(this.#line[this.#at] === '?' ? this.#at + 1 : this.#at, this.#at)
    const filled = of.filter((items) => items.length > 0)
    if (filled.length === 0) throw new FormFault(start, 'the brackets are empty')
    return { type: 'any', of: filled, optional: filled.length < of.length }
  }

  #gap(): Item {
    const digits = /^…([0-9]*)/.exec(this.#line.slice(this.#at))!
    this.#at += digits[0].length
    const words = digits[1] ? Number(digits[1]) : GAP_WORDS
    if (words < 1 || words > 12) throw new FormFault(this.#at, 'a gap is 1 to 12 words wide')
    return { type: 'gap', words }
  }

  /** A word, which is several where hyphens stand in it. */
  #word(): readonly Item[] {
    const start = this.#at
    WORD.lastIndex = start
    const written = WORD.exec(this.#line)![0]
    this.#at += written.length
    let items = this.#words.get(written)
    if (!items) {
      items = this.#spelled(written, start)
      this.#words.set(written, items)
    }
    return items
  }

  #spelled(written: string, start: number): Item[] {
    const [stem = '', endings] = written.split('|')
    if (endings === '') throw new FormFault(this.#at, 'after | come endings: töt|e,et,en')
    const word = { spellings: [] as string[], open: [] as string[] }
    let before: string[] = []
    for (const ending of stem.endsWith('*') ? ['*'] : endingsOf(endings ?? '', this.#paradigms, start)) {
      const whole = stem.replace(/\*$/, '') + ending
      const parts = this.#plain(whole.replace(/\*$/, ''), start).split(/[ ,.]/)
      const list = whole.endsWith('*') ? word.open : word.spellings
      list.push(parts.pop()!)
      before = parts
    }
    if (word.spellings.length + word.open.length > MAX_SPELLINGS)
      throw new FormFault(start, `a word has at most ${MAX_SPELLINGS} endings`)
    const whole = (part: string): Word => ({ type: 'word', spellings: [part], open: [] })
    return [...before.map(whole), { type: 'word', ...word }]
  }

  #plain(words: string, start: number): string {
    const text = plainWord(words, this.#folds)
    if (text === '')
      throw new FormFault(start, `"${words}" has no letters left once quotes and marks are taken out`)
    return text
  }

  /** `{player}s` would never match: a word ends where its letters end. */
  #notGlued(at: number, fault: number): void {
    if (classOf(this.#line[at]) === 'letter')
      throw new FormFault(
        fault,
        'letters touch a bracket here: put a space between them, or list the endings (player|,s)',
      )
  }

  #blanks(): void {
    while (' \t\n'.includes(this.#line[this.#at] ?? 'x')) this.#at++
  }
}

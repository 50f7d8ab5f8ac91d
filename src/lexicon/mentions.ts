import { bindThings } from './bind.ts'
import { type CompiledLexicon, compile, type Owner } from './compiled.ts'
import type { Lexicon, Outline } from './lexicon.ts'
import { Matcher } from './match.ts'
import { type Mention, parts, weight } from './mention.ts'
import type { Match, Patterns, Span } from './patterns.ts'
import { type PlainText, plainText } from './plain.ts'
import { Vocabulary } from './vocabulary.ts'

/** All a text says, before anybody asks what it should say. */
export interface TextReading {
  readonly text: PlainText
  readonly mentions: readonly Mention[]
  /** Where the words stand that tell clauses apart. */
  readonly places: ReadonlyMap<string, readonly Span[]>
  /** Stretches that only set a condition: "if they are dead already". */
  readonly conditions: readonly Span[]
  /** Found, but inside a context that says it was not meant; for those who write lexicons. */
  readonly unmeant: readonly { readonly said: Mention; readonly context: Match }[]
  /** Found, but inside or under longer words of the same kind that say something else. */
  readonly hidden: readonly { readonly said: Mention; readonly by: Mention }[]
  /** Where a "not" stands. */
  readonly negations: readonly Span[]
  /** Words that tell of a kind, whether or not they say anything about it here; looked for when somebody asks. */
  readonly traces: (kind: string) => readonly Span[]
  /** Reading was given up: the forms of the lexicon take too long. */
  readonly exhausted: boolean
}

/** A language's lexicon made ready for reading texts; making it costs more than reading a text. */
export class TextReader {
  readonly outline: Outline
  readonly #owners: readonly Owner[]
  readonly #patterns: Patterns
  readonly #matcher: Matcher
  readonly #read: () => Lexicon
  #lexicon: Lexicon | undefined
  #vocabulary: Vocabulary | undefined
  /** Of a text that is checked and shown, the one is asked for after the other. */
  #last: { readonly source: string; readonly reading: TextReading } | undefined

  /** Of one that has been compiled, the lexicon itself is read only when somebody wants to see its lines. */
  constructor(lexicon: Lexicon)
  constructor(lexicon: () => Lexicon, compiled: CompiledLexicon)
  constructor(lexicon: Lexicon | (() => Lexicon), compiled?: CompiledLexicon) {
    this.#read = typeof lexicon === 'function' ? lexicon : () => lexicon
    const { outline, owners, patterns } = compiled ?? compile(this.lexicon)
    this.outline = outline
    this.#owners = owners
    this.#patterns = patterns
    this.#matcher = new Matcher(patterns)
  }

  get lexicon(): Lexicon {
    this.#lexicon ??= this.#read()
    return this.#lexicon
  }

  read(source: string): TextReading {
    if (this.#last?.source !== source) this.#last = { source, reading: this.#reading(source) }
    return this.#last.reading
  }

  #reading(source: string): TextReading {
    const text = plainText(source, this.outline.folds, this.outline.endings, this.outline.icons)
    const { matches, exhausted } = this.#matcher.find(text)
    const contexts = matches.filter(({ owner, negated }) => !negated && this.#owners[owner]!.role === 'not')
    const contextOf = (match: Match, not: number) =>
      contexts.find(({ owner, from, to }) => owner === not && from <= match.from && match.to <= to)

    const found: Mention[] = []
    const unmeant: { said: Mention; context: Match }[] = []
    const places = new Map<string, Span[]>()
    const negations: { span: Span; side: 'before' | 'after' }[] = []
    const adverbs: Span[] = []
    const conditions: Span[] = []
    for (const match of matches) {
      const owner = this.#owners[match.owner]!
      if (owner.role === 'negation') negations.push({ span: match, side: owner.side })
      if (owner.role === 'between') adverbs.push(match)
      if (owner.role === 'condition') conditions.push(conditionAt(match, owner.side, text))
      if (owner.role !== 'choice' && owner.role !== 'place') continue
      const context = contextOf(match, owner.not)
      if (owner.role === 'place') {
        if (!context && !match.negated) places.set(owner.name, [...(places.get(owner.name) ?? []), match])
      } else {
        const said = mention(owner.kind, owner.choice, match)
        if (context) unmeant.push({ said, context })
        else found.push(said)
      }
    }
    const { kept: mentions, hidden } = longestOfEachKind(found, text)
    const negated = (said: Mention) =>
      negations.some(
        ({ span, side }) => isBeside(span, side, said, text, adverbs) && !isWithin(span, said, mentions),
      )
    return {
      text,
      places,
      conditions,
      unmeant,
      hidden,
      negations: [...new Map(negations.map(({ span }) => [`${span.from} ${span.to}`, span])).values()],
      exhausted,
      traces: this.#tracesIn(text),
      mentions: bindThings(
        mentions.map((said) =>
          this.#turned(said.negated || !negated(said) ? said : { ...said, negated: true }),
        ),
        this.outline,
        text,
      ),
    }
  }

  /** Most texts say all they should, and nobody asks. */
  #tracesIn(text: PlainText): TextReading['traces'] {
    let found: ReadonlyMap<string, readonly Span[]> | undefined
    return (kind) => {
      this.#vocabulary ??= new Vocabulary(this.#owners, this.#patterns, this.#matcher.tables)
      found ??= this.#vocabulary.tracesIn(text)
      return found.get(kind) ?? []
    }
  }

  /** In kinds of two opposites, what is negated says the other. */
  #turned(said: Mention): Mention {
    const opposites = this.outline.kinds.get(said.kind)!.opposites
    const other = opposites.find((choice) => choice !== said.choice)
    const isOpposite = said.negated && other !== undefined && opposites.includes(said.choice)
    return isOpposite ? { ...said, choice: other, negated: false, turned: true } : said
  }
}

const mention = (kind: string, choice: string, { from, to, gaps, value, form, negated }: Match): Mention => ({
  kind,
  choice: choice === 'number' ? String(value) : choice,
  from,
  to,
  gaps,
  negated,
  form,
})

const CLEARLY_LONGER = 1.25

/**
 * Longer words hide shorter ones of their kind that stand inside them: "living or dead" is neither "living" nor "dead".
 * Where they merely overlap, they must be clearly longer: a doubt should not hide what is right.
 */
function longestOfEachKind(
  found: readonly Mention[],
  { sentence }: PlainText,
): { kept: Mention[]; hidden: { said: Mention; by: Mention }[] } {
  const kept: Mention[] = []
  const hidden: { said: Mention; by: Mention }[] = []
  // Words of one sentence are shown rather than "it. Then", which also says so.
  const crosses = ({ from, to }: Mention) => sentence[from] !== sentence[to - 1]
  const order = (a: Mention, b: Mention) =>
    Number(a.negated) - Number(b.negated) ||
    Number(crosses(a)) - Number(crosses(b)) ||
    weight(b) - weight(a) ||
    a.from - b.from
  for (const said of found.toSorted(order)) {
    const hides = (longer: Mention) =>
      longer.kind === said.kind &&
      touch(longer, said) &&
      (longer.choice === said.choice ||
        (longer.from <= said.from && said.to <= longer.to) ||
        weight(longer) >= CLEARLY_LONGER * weight(said))
    const by = kept.find(hides)
    if (!by) kept.push(said)
    else if (by.choice !== said.choice) hidden.push({ said, by })
  }
  return { kept: kept.sort((a, b) => a.from - b.from || a.to - b.to), hidden }
}

function touch(a: Mention, b: Mention): boolean {
  return parts(a).some((one) => parts(b).some((other) => one.from < other.to && other.from < one.to))
}

/** Directly before or behind, with one word between at most and no pause. */
function isBeside(
  negation: Span,
  side: 'before' | 'after',
  said: Mention,
  text: PlainText,
  adverbs: readonly Span[],
): boolean {
  const [from, to] = side === 'before' ? [negation.to, said.from] : [said.to, negation.from]
  if (side === 'after' && text.text[said.to - 1] === '.') return false
  if (from > to || /[,.]/.test(text.text.slice(from, to))) return false
  const inside = adverbs.filter((adverb) => from <= adverb.from && adverb.to <= to)
  const skipped = inside.reduce((sum, adverb) => sum + text.words[adverb.to]! - text.words[adverb.from]!, 0)
  return text.words[to]! - text.words[from]! - skipped <= 1
}

/** A "not" that is part of something said ("cannot be changed") negates nothing outside of it. */
const isWithin = (negation: Span, beside: Mention, mentions: readonly Mention[]): boolean =>
  mentions.some(
    (said) =>
      parts(said).some((part) => part.from < negation.to && negation.from < part.to) &&
      (said.kind === beside.kind || !(said.from <= beside.from && beside.to <= said.to)),
  )

/** Words of a condition at most. */
const LONGEST_CONDITION = 12

/** From the word that opens a condition to the next pause, or back from the word that closes one. */
function conditionAt(word: Span, side: 'before' | 'after', { text, words }: PlainText): Span {
  let { from, to } = word
  const isPause = (at: number) => text[at] === ',' || text[at] === '.'
  if (side === 'before')
    while (to < text.length && !isPause(to) && words[to]! - words[from]! < LONGEST_CONDITION) to++
  else while (from > 0 && !isPause(from - 1) && words[to]! - words[from - 1]! < LONGEST_CONDITION) from--
  return { from, to }
}

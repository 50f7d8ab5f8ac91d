import type { Place } from '../finding.ts'
import { lineOf } from '../lexicon/compiled.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Mention } from '../lexicon/mention.ts'
import type { TextReader, TextReading } from '../lexicon/mentions.ts'
import type { Span } from '../lexicon/patterns.ts'
import { type Judgement, judge } from './judge.ts'
import { knownFacts } from './known.ts'
import type { Fact, FactSheet } from './read.ts'

/** What some words of a text were understood as. */
export interface Understood {
  readonly words: string
  readonly role: 'choice' | 'negation' | 'condition' | 'place' | 'nothing'
  readonly kind?: string
  readonly choice?: string
  /** The line of the lexicon that found them, and where it stands. */
  readonly form?: string
  readonly place?: Place
  /** Why they do not count. */
  readonly ignored?: string
  /** What a "not" beside them does. */
  readonly negation?: 'doubtful' | 'turned'
  /** What they mean for the card asked for. */
  readonly fact?: string
}

/** A text, word by word, as a language's lexicon understands it. */
export interface Explanation {
  readonly lang: string
  readonly text: string
  readonly understood: readonly Understood[]
  readonly card?: string
  /** Facts of the card that nothing says. */
  readonly unsaid: readonly { readonly fact: string; readonly expected: string; readonly why?: string }[]
}

export function explain(text: string, reader: TextReader, sheet: FactSheet, card?: string): Explanation {
  const reading = reader.read(text)
  const known = knownFacts(reader.outline, sheet)
  const facts = known.cards.get(card ?? '')
  const judged = facts && judge(facts, reading, known.kinds, known.implies.get(card!))
  const rows = rowsOf(reading, reader.lexicon, judged)
  return {
    lang: reader.outline.lang,
    text,
    understood: [...rows, ...wordsOfNothing(reading, rows)]
      .sort((a, b) => a.from - b.from || a.to - b.to)
      .map(({ row }) => row),
    ...(card && { card }),
    unsaid: (judged?.verdicts ?? [])
      .filter(({ verdict }) => verdict === 'missing' || verdict === 'implied')
      .map(({ fact: { id, choice, implied }, why }) => ({
        fact: id,
        expected: choice,
        ...((why ?? implied) && { why: why ?? 'silence says it, too' }),
      })),
  }
}

interface Row extends Span {
  readonly row: Understood
}

function rowsOf(reading: TextReading, lexicon: Lexicon, judged: Judgement | undefined): Row[] {
  const at = (span: Span, row: Omit<Understood, 'words'>): Row => ({
    ...span,
    row: { words: written(reading, span), ...row },
  })
  const choice = (said: Mention, more: Partial<Understood>): Row =>
    at(said, { role: 'choice', kind: said.kind, choice: said.choice, ...writtenIn(lexicon, said), ...more })
  const quoted = (span: Span) => `“${written(reading, span)}”`
  return [
    ...reading.mentions.map((said) =>
      choice(said, {
        ...(said.negated && { negation: 'doubtful' }),
        ...(said.turned && { negation: 'turned' }),
        ...(judged && { fact: meaningFor(said, judged) }),
      }),
    ),
    ...reading.hidden.map(({ said, by }) =>
      choice(said, { ignored: `inside the longer words ${quoted(by)}, which say ${by.kind}: ${by.choice}` }),
    ),
    ...reading.unmeant.map(({ said, context }) =>
      choice(said, { ignored: `struck out: ${quoted(context)} is listed under "not"` }),
    ),
    ...reading.negations.map((span) => at(span, { role: 'negation' })),
    ...reading.conditions.map((span) => at(span, { role: 'condition' })),
    ...[...reading.places].flatMap(([name, spans]) =>
      spans.map((span) => at(span, { role: 'place', choice: name })),
    ),
  ]
}

/** The words as written, on one line. */
const written = ({ text }: TextReading, { from, to }: Span): string =>
  text.source.slice(text.from[from], text.to[to - 1]).replace(/\s+/g, ' ')

/** Where the form stands that was found; a turned choice is listed under its opposite. */
function writtenIn(lexicon: Lexicon, { form }: Mention): Pick<Understood, 'form' | 'place'> {
  const line = lineOf(lexicon, form)
  return line ? { form: line.text.replace(/\s+/g, ' '), place: line.place() } : {}
}

function meaningFor(said: Mention, { verdicts, added }: Judgement): string {
  const alike = verdicts.filter(({ fact }) => fact.kind === said.kind)
  const own = alike.find((each) => each.said === said)
  if (own?.verdict === 'stated') return `states ${own.fact.id}`
  if (own) return `${own.verdict === 'negated' ? 'seems to deny' : 'contradicts'} ${expected(own.fact)}`
  if (added.includes(said)) return 'says more than the card does'
  const agreeing = alike.find(({ fact }) => fact.choice === said.choice && !said.negated)
  if (agreeing) return `agrees with ${agreeing.fact.id}`
  const [first] = alike
  return first ? `is not held against ${expected(first.fact)}` : 'the card has no such fact'
}

const expected = ({ id, choice }: Fact): string => `${id}, which is ${choice}`

/** Stretches of words that nothing was found in. */
function wordsOfNothing(reading: TextReading, rows: readonly Row[]): Row[] {
  const { text } = reading.text
  const known = new Uint8Array(text.length)
  for (const { from, to, row } of rows) if (row.role !== 'condition') known.fill(1, from, to)
  const found: Row[] = []
  for (let at = 0; at < text.length; at++) {
    if (known[at] || /[ ,.]/.test(text[at]!)) continue
    const from = at
    while (at < text.length && !known[at] && !/[,.]/.test(text[at]!)) at++
    const span = { from, to: text[at - 1] === ' ' ? at - 1 : at }
    found.push({ ...span, row: { words: written(reading, span), role: 'nothing' } })
  }
  return found
}

import type { Finding } from '../finding.ts'
import { NONE, THING } from './bind.ts'
import type { LexiconEntry } from './lexicon.ts'
import type { Line } from './lines.ts'
import type { TextReader } from './mentions.ts'

/** Runs the `ok` and `bad` sentences of a lexicon; what they show to be wrong, each at its line. */
export function* runExamples(reader: TextReader): Generator<Problem> {
  for (const [kind, { choices }] of reader.lexicon.kinds)
    for (const [choice, entry] of choices) yield* wrongExamples(reader, kind, choice, entry)
}

type Problem = Pick<Finding, 'message' | 'hint' | 'place'>

function* wrongExamples(
  reader: TextReader,
  kind: string,
  choice: string,
  entry: LexiconEntry,
): Generator<Problem> {
  const said = (text: string) => [
    ...new Set(
      reader
        .read(text)
        .mentions.flatMap((each) => (each.kind === kind && !each.negated ? [each.choice] : [])),
    ),
  ]
  for (const line of entry.ok) {
    const { expected, text } = exampleOf(line, choice)
    if (expected === undefined) {
      const message = `an example of a number or a thing begins with what it says: "2: …", not "${line.text}"`
      yield { message, hint: 'Write what the sentence says, a colon, and the sentence.', place: line.place() }
      continue
    }
    const found = said(text)
    if (found.length === 1 && found[0] === expected) continue
    const reads = found.length > 0 ? `${kind}: ${found.join(' and ')}` : `nothing about ${kind}`
    yield {
      message: `"${text}" should say ${kind}: ${expected}, but is read as ${reads}`,
      hint: 'Add a form that covers these words, or narrow the form that should not.',
      place: line.place(),
    }
  }
  for (const line of entry.bad) {
    const found = said(line.text).filter((each) =>
      choice === 'number' ? /^\d+$/.test(each) : choice === THING || choice === NONE || each === choice,
    )
    if (found.length === 0) continue
    yield {
      message: `"${line.text}" should not say ${kind}: ${choice}, but is read as ${found.join(' and ')}`,
      hint: 'Narrow the form that matches, or list its context under `not`.',
      place: line.place(),
    }
  }
}

/** "2: Choose two players." says 2, "along: They take their hand." says that the thing goes along; other sentences say the choice they stand under. */
function exampleOf(line: Line, choice: string): { expected: string | undefined; text: string } {
  if (choice !== 'number' && choice !== THING && choice !== NONE) return { expected: choice, text: line.text }
  const match = /^([a-z0-9-]+):(.*)$/s.exec(line.text)
  return { expected: match?.[1], text: match?.[2]?.trim() ?? line.text }
}

import type { Finding, Place } from '../finding.ts'
import type { GameFolder } from '../source/folder.ts'
import { didYouMean } from '../source/nearest.ts'
import { entryOf, type YamlEntry, type YamlNode } from '../source/tree.ts'
import { readYaml } from '../source/yaml.ts'
import { NONE, THING } from './bind.ts'
import { examplesFile, hasExamples } from './file.ts'
import { type Line, linesOf } from './lines.ts'
import type { TextReader } from './mentions.ts'

type Problem = Pick<Finding, 'message' | 'hint' | 'place'>

/** Sentences that say a choice of a kind, and sentences that look alike and do not. */
interface Example {
  readonly kind: string
  readonly choice: string
  readonly ok: readonly Line[]
  readonly bad: readonly Line[]
}

/** Runs the examples of a language's lexicon, if it has any; what they show to be wrong, each at its line. */
export function* runExamples(folder: GameFolder, reader: TextReader): Generator<Problem> {
  const { lang } = reader.outline
  if (!hasExamples(folder, lang)) return
  const { root, findings } = readYaml(folder, examplesFile(lang))
  yield* findings
  for (const { kind, choice, entry } of entriesOf(root)) {
    const known = reader.outline.kinds.get(kind)
    if (!known?.choices.has(choice)) yield unknown(kind, choice, entry.keyPlace, reader)
    else
      yield* wrongExamples(reader, {
        kind,
        choice,
        ok: lines(entry.value, 'ok'),
        bad: lines(entry.value, 'bad'),
      })
  }
}

const lines = (node: YamlNode, field: string): Line[] => linesOf(entryOf(node, field)?.value)

function entriesOf(root: YamlNode | undefined): { kind: string; choice: string; entry: YamlEntry }[] {
  const under = (node: YamlNode | undefined) => (node?.kind === 'map' ? node.entries : [])
  return under(root).flatMap(({ key: kind, value }) =>
    under(value).map((entry) => ({ kind, choice: entry.key, entry })),
  )
}

function unknown(kind: string, choice: string, place: Place, { outline }: TextReader): Problem {
  const choices = [...(outline.kinds.get(kind)?.choices.keys() ?? [])]
  const known = choices.length > 0 ? choices : [...outline.kinds.keys()]
  return {
    message: `the lexicon has no ${kind}: ${choice}, so these examples say nothing`,
    hint: `Known: ${known.join(', ')}.${didYouMean(choices.length > 0 ? choice : kind, known)}`,
    place,
  }
}

function* wrongExamples(reader: TextReader, { kind, choice, ok, bad }: Example): Generator<Problem> {
  const said = (text: string) => [
    ...new Set(
      reader
        .read(text)
        .mentions.flatMap((each) => (each.kind === kind && !each.negated ? [each.choice] : [])),
    ),
  ]
  for (const line of ok) {
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
  for (const line of bad) {
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

// How well the fact checker understands a language: what an editor gets from it, and how far each part of it is right.
//   npm run eval -- --lang de                  the figures, and what went wrong on the open hands
//   npm run eval -- --lang de --quiet          the figures only
//   npm run eval -- --lang de --kinds          the same by kind of fact, and the forms that misled on texts kept out
//   npm run eval -- --lang de --say "Wähle …"  what the lexicon reads in a sentence, and by which of its forms
//   npm run eval -- --corpus DIR               another corpus than test/eval
//   npm run eval -- --hands n,o                only these hands

import { parseArgs } from 'node:util'
import { type FactSheet, readFacts } from '../../src/facts/read.ts'
import type { Finding } from '../../src/finding.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { lineOf } from '../../src/lexicon/compiled.ts'
import { runExamples } from '../../src/lexicon/examples.ts'
import { TextReader } from '../../src/lexicon/mentions.ts'
import { lackingForms, sameForms } from '../../src/lexicon/proofread.ts'
import { readLexicon } from '../../src/lexicon/read.ts'
import { readCorpus } from './corpus.ts'
import { type Figures, figuresOf } from './figures.ts'
import { figureLines, TABLE_HEAD, tableRow, together } from './figures-report.ts'
import { isKeptOut, ofHands } from './hands.ts'
import { readLabels } from './labels.ts'
import { type Measure, measure, type Score } from './measure.ts'

const MEASURES: readonly Measure[] = [
  'false errors',
  'recognised',
  'false additions',
  'swapped',
  'reversed',
  'number',
  'dropped',
  'added',
  'precision',
]
const FALSE: ReadonlySet<Measure> = new Set(['false errors', 'false additions'])

const game = diskFolder('.')

function main(): number {
  const { values } = parseArgs({
    options: {
      lang: { type: 'string' },
      quiet: { type: 'boolean' },
      kinds: { type: 'boolean' },
      say: { type: 'string' },
      corpus: { type: 'string' },
      hands: { type: 'string' },
    },
  })
  const { sheet, findings } = readFacts(game)
  if (!sheet) return report(findings)
  const languages = values.lang?.split(',') ?? diskFolder('test/eval').list('corpus')
  const results = languages.map((lang) => evaluate(lang, sheet, values))
  const measured = results.filter((result) => typeof result !== 'number')
  if (measured.length > 1) {
    console.log(['', ...TABLE_HEAD].join('\n'))
    for (const { lang, figures } of measured) console.log(tableRow(lang, ...figures))
    const all = [0, 1].map((i) => together(measured.map(({ figures }) => figures[i]!)))
    console.log(tableRow('all', ...all))
    for (const [i, name] of ['open', 'kept out'].entries()) console.log(figureLines(name, all[i]!).join('\n'))
  }
  return Math.max(0, ...results.filter((result) => typeof result === 'number'))
}

interface Measured {
  readonly lang: string
  /** Open hands, hands kept out. */
  readonly figures: readonly Figures[]
}

interface Options {
  readonly quiet?: boolean
  readonly kinds?: boolean
  readonly say?: string
  readonly corpus?: string
  readonly hands?: string
}

function evaluate(
  lang: string,
  sheet: FactSheet,
  { quiet, kinds, say, corpus: folder, hands }: Options,
): Measured | number {
  const { lexicon, findings } = readLexicon(game, lang, sheet)
  if (!lexicon) return report(findings)
  const reader = new TextReader(lexicon)
  if (say !== undefined) return explain(say, reader)
  report([...sameForms(lexicon), ...lackingForms(lexicon, sheet), ...runExamples(game, reader)])
  const corpus = ofHands(
    readCorpus(lang, readLabels(game), diskFolder(folder ?? 'test/eval')),
    (hand) => hands?.split(',').includes(hand) ?? true,
  )
  report(corpus.findings)
  const { open, keptOut } = measure(corpus, reader, sheet)
  console.log(`\n${lang}${' '.repeat(20 - lang.length)}open hands          kept out`)
  for (const name of MEASURES)
    console.log(`  ${name.padEnd(18)}${figure(name, open).padEnd(20)}${figure(name, keptOut)}`)
  if (kinds) {
    byKind(sheet.kinds.keys(), [open, keptOut])
    for (const name of FALSE) misleading(name, keptOut, reader)
  }
  const figures = [false, true].map((keptOut) =>
    figuresOf(corpus, (hand) => isKeptOut(hand) === keptOut, reader, sheet),
  )
  for (const [i, name] of ['open', 'kept out'].entries())
    console.log(figureLines(name, figures[i]!).join('\n'))
  if (!kinds && !quiet) for (const name of MEASURES) list(name, open)
  return { lang, figures }
}

function explain(sentence: string, reader: TextReader): number {
  const { text, mentions, places, unmeant } = reader.read(sentence)
  console.log(`read as: ${text.text}`)
  for (const { kind, choice, from, to, negated, form } of mentions) {
    const words = `"${text.text.slice(from, to)}"${negated ? ' NEGATED' : ''}`
    console.log(`  ${`${kind}: ${choice}`.padEnd(26)}${words}   ${whereIn(reader, form)}`)
  }
  for (const { said, context } of unmeant) {
    const words = text.text.slice(context.from, context.to)
    console.log(
      `  ${`${said.kind}: ${said.choice}`.padEnd(26)}"${text.text.slice(said.from, said.to)}" not meant inside "${words}"`,
    )
  }
  for (const [name, spans] of places)
    console.log(
      `  place ${name.padEnd(20)}${spans.map(({ from, to }) => `"${text.text.slice(from, to)}"`).join(' ')}`,
    )
  return 0
}

/** Where a form stands in the lexicon. */
function whereIn({ lexicon }: TextReader, form: number): string {
  const line = lineOf(lexicon, form)
  return line ? `line ${line.place().line}: ${line.text}` : ''
}

/** The forms that misled on texts kept out of sight: the forms, not the texts. */
function misleading(name: Measure, keptOut: Score, reader: TextReader): void {
  const said = (keptOut.get(name)?.slips ?? []).flatMap(({ misled }) => misled ?? [])
  for (const { kind, choice, form } of said)
    console.log(`  ${name} on kept-out texts: ${kind}: ${choice}, by ${whereIn(reader, form)}`)
}

/** "0 of 64" for alarms that should not be, "98.5 % of 400" for the rest. */
function figure(name: Measure, score: Score): string {
  const tally = score.get(name)
  if (!tally) return '-'
  if (FALSE.has(name)) return `${tally.total - tally.right} of ${tally.total}`
  return `${((100 * tally.right) / tally.total).toFixed(1)} % of ${tally.total}`
}

const BY_KIND: readonly (readonly [title: string, ...measures: Measure[]])[] = [
  ['recognised', 'recognised'],
  ['reversed, number', 'reversed', 'number'],
  ['dropped', 'dropped'],
  ['added', 'added'],
]

/** A line a kind of fact: what went right of how many, on the open hands and on those kept out. */
function byKind(kinds: Iterable<string>, scores: readonly Score[]): void {
  const cell = (kind: string, measures: readonly Measure[]) => {
    const counts = scores.map((score) => {
      const found = measures.flatMap((name) => score.get(name)?.byKind.get(kind) ?? [])
      const sum = (field: 'right' | 'total') => found.reduce((total, count) => total + count[field], 0)
      return sum('total') > 0 ? `${sum('right')}/${sum('total')}` : '-'
    })
    return counts.join('  ').padEnd(18)
  }
  console.log(`\n${['kind', ...BY_KIND.map(([title]) => title)].map((title) => title.padEnd(18)).join('')}`)
  for (const kind of kinds)
    console.log(kind.padEnd(18) + BY_KIND.map(([, ...measures]) => cell(kind, measures)).join(''))
}

function list(name: Measure, score: Score): void {
  const slips = score.get(name)?.slips ?? []
  if (slips.length > 0) console.log(`\n${name}:`)
  for (const { hand, card, what, text } of slips) {
    console.log(`  ${hand}.yaml ${card}: ${what}`)
    if (name !== 'swapped' && name !== 'recognised' && !FALSE.has(name))
      console.log(`      ${text.replace(/\s+/g, ' ')}`)
  }
}

function report(findings: readonly Pick<Finding, 'place' | 'message' | 'hint'>[]): number {
  for (const { place, message, hint } of findings) {
    console.log(`${place ? `${place.file}:${place.line}:${place.column} ` : ''}${message}`)
    if (hint) console.log(`    ${hint}`)
  }
  return findings.length > 0 ? 1 : 0
}

process.stdout.on('error', () => process.exit())
process.exitCode = main()

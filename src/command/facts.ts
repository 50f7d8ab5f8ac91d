import { type LooseTexts, readLooseTexts } from '../facts/loose.ts'
import type { Remark } from '../facts/loose-draft.ts'
import type { FactMatrix } from '../facts/matrix.ts'
import type { Finding } from '../finding.ts'
import { diskFile } from '../host/disk.ts'
import { writeFile } from '../host/write.ts'
import { compareFacts } from '../job/facts.ts'
import { looseAsked } from '../library/card-names.ts'
import type { Library } from '../library/library.ts'
import { chooseLanguages } from '../order/choose-language.ts'
import { type Options, UsageError } from '../order/option.ts'
import { factReports } from '../report/facts.ts'
import { summaryLines } from '../report/facts-text.ts'
import { printable } from '../report/printable.ts'
import { reports } from '../report/report.ts'
import { readText } from '../source/folder.ts'
import { didYouMean } from '../source/nearest.ts'
import { explainSentence } from './facts-explain.ts'
import { openReadable, rootOf } from './open.ts'
import { EXIT, type Run, type Terminal } from './verb.ts'

export const run: Run = async (options, terminal) => {
  const opened = openReadable(options.game, terminal)
  if (!opened) return EXIT.findings
  const { library, game } = opened
  const languages = chooseLanguages(game, options.lang)
  if (options.explain !== undefined)
    return explainSentence(options.explain, library, languages, options, terminal)
  if (options.text !== undefined && languages.length !== 1)
    throw new UsageError('--text needs exactly one language; add it, for example --lang fr.')
  const loose =
    options.text === undefined ? undefined : readLoose(options.text, library, languages[0]!, terminal)
  if (loose === 'unreadable') return EXIT.findings
  const matrices: FactMatrix[] = []
  for (const lang of languages)
    matrices.push(chooseCard(await compareFacts(library, lang, loose?.texts), options.card))
  tell(
    matrices.flatMap(({ findings }) => findings),
    rootOf(options.game),
    terminal,
  )
  const report = factReports[formatOf(options)](matrices)
  if (options.out === undefined) terminal.out(report)
  else {
    writeFile(options.out, report)
    terminal.out(`${[...summaryLines(matrices), `Written to ${options.out}`].map(printable).join('\n')}\n`)
  }
  return matrices.every(isRight) && !loose?.errors.length ? EXIT.ok : EXIT.findings
}

const ENDINGS: Readonly<Record<string, keyof typeof factReports>> = {
  html: 'html',
  htm: 'html',
  json: 'json',
}

/** What is asked for, or what the name of the file says. */
function formatOf({ format, out = '' }: Options): keyof typeof factReports {
  const ending = /\.(\w+)$/.exec(out)?.[1]?.toLowerCase() ?? ''
  return (format as keyof typeof factReports | undefined) ?? ENDINGS[ending] ?? 'text'
}

/** Texts of somebody's own, in a file that need not be in the game folder. */
function readLoose(
  path: string,
  library: Library,
  lang: string,
  terminal: Terminal,
): LooseTexts | undefined | 'unreadable' {
  const { folder, file } = diskFile(path)
  const text = readText(folder, file)
  if (typeof text !== 'string') {
    tell([aboutText(text)], rootOf(folder.name), terminal)
    return 'unreadable'
  }
  if (!library.facts.sheet) return undefined
  const loose = readLooseTexts(text, looseAsked(library, lang, file))
  const { format, refusals, errors, notes, otherLanguage } = loose
  const line = ({ message, hint, place }: Remark, severity = '') =>
    `${path}:${place.line}:${place.column}: ${severity}${message}. ${otherLanguage ? `Choose --lang ${otherLanguage}.` : hint}`
  if (refusals.length > 0)
    throw new UsageError(
      [...refusals.map((each) => line(each)), `${path} was taken for ${format}.`].join('\n'),
    )
  for (const error of errors) terminal.err(`${printable(line(error, 'error: '))}\n`)
  for (const note of notes) terminal.err(`${printable(line(note))}\n`)
  return loose
}

/** The file is nobody's part of a game. */
const aboutText = (finding: Finding): Finding =>
  finding.code === 'file-missing' ? { ...finding, hint: 'Correct the path given to --text.' } : finding

function chooseCard(matrix: FactMatrix, card: string | undefined): FactMatrix {
  if (card === undefined) return matrix
  const names = matrix.cards.map((each) => each.card)
  const wanted = card.toLowerCase()
  if (matrix.cards.length > 0 && !names.some((name) => name.toLowerCase() === wanted))
    throw new UsageError(
      `No card "${card}" has facts and a text. Known: ${names.join(', ')}.${didYouMean(wanted, names)}`,
    )
  return { ...matrix, cards: matrix.cards.filter((each) => each.card.toLowerCase() === wanted) }
}

function tell(findings: readonly Finding[], root: string, terminal: Terminal): void {
  if (findings.length > 0) terminal.err(reports.text(findings, root))
}

const isRight = ({ cards, findings }: FactMatrix): boolean =>
  ![...findings, ...cards.flatMap((card) => card.findings)].some(({ severity }) => severity === 'error')

import { writeFile } from '../host/write.ts'
import { explainText } from '../job/facts.ts'
import type { Library } from '../library/library.ts'
import { type Options, UsageError } from '../order/option.ts'
import { explanationReports } from '../report/explanation.ts'
import { reports } from '../report/report.ts'
import { MAX_TEXT } from '../source/folder.ts'
import { didYouMean } from '../source/nearest.ts'
import { rootOf } from './open.ts'
import { EXIT, type Terminal } from './verb.ts'

/** `growl facts --explain`: a sentence, word by word. */
export function explainSentence(
  sentence: string,
  library: Library,
  languages: readonly string[],
  options: Options,
  terminal: Terminal,
): number {
  const [lang, ...others] = languages
  if (lang === undefined || others.length > 0)
    throw new UsageError('--explain needs exactly one language; add it, for example --lang fr.')
  if (sentence.trim() === '') throw new UsageError('--explain needs a sentence, in quotes.')
  if (sentence.length > MAX_TEXT)
    throw new UsageError(`--explain: the text has ${sentence.length} characters; the most is ${MAX_TEXT}.`)
  if (options.text !== undefined) throw new UsageError('--explain reads its own sentence; leave out --text.')
  if (options.format === 'html') throw new UsageError('--explain has the formats text and json.')
  const explanation = explainText(library, lang, sentence, cardOf(options.card, library))
  if (!('understood' in explanation)) {
    terminal.err(reports.text(explanation, rootOf(options.game)))
    return EXIT.findings
  }
  const isJson = options.format === 'json' || (!options.format && options.out?.endsWith('.json'))
  const report = explanationReports[isJson ? 'json' : 'text'](explanation)
  if (options.out === undefined) terminal.out(report)
  else {
    writeFile(options.out, report)
    terminal.out(`Written to ${options.out}\n`)
  }
  return EXIT.ok
}

function cardOf(card: string | undefined, { facts: { sheet } }: Library): string | undefined {
  if (card === undefined || !sheet) return undefined
  const known = [...sheet.cards.keys()]
  const found = known.find((id) => id.toLowerCase() === card.toLowerCase())
  if (found === undefined)
    throw new UsageError(
      `No card "${card}" has facts. Known: ${known.join(', ')}.${didYouMean(card.toLowerCase(), known)}`,
    )
  return found
}

import type { Finding } from '../finding.ts'
import { isWithin } from '../host/file-system.ts'
import { shippedFolder } from '../host/shipped.ts'
import { recover } from '../host/write.ts'
import { type Printed, type PrintOrder, printKits } from '../job/print.ts'
import type { Library } from '../library/library.ts'
import { split } from '../order/choose.ts'
import { type Options, UsageError } from '../order/option.ts'
import { tally } from '../report/printable.ts'
import { reports } from '../report/report.ts'
import { GAME_PARTS } from '../source/folder.ts'
import { rootOf } from './open.ts'
import { EXIT, type Terminal } from './verb.ts'

/** What a verb calls its work: "Printing en", "Nothing was printed", "nothing to print". */
export interface Work {
  readonly doing: string
  readonly done: string
  readonly name: string
}

/** Files of all languages, checked and made but not yet written; undefined after telling why there are none. */
export async function make(
  library: Library,
  order: PrintOrder,
  work: Work,
  options: Options,
  terminal: Terminal,
): Promise<Printed | undefined> {
  // Whatever becomes of this run, what an interrupted one has left is put in order.
  recover(outOf(options))
  const printed = await printKits(library, order, progress(work, order.languages.length, terminal))
  if (terminal.live) terminal.err('\r\x1b[K')
  tell(printed.findings, options, terminal)
  if (printed.refused) return void refuse(work, terminal)
  if (printed.kits.every(({ files }) => files.every(({ kind }) => kind === 'manifest')))
    throw new UsageError(`There is nothing to ${work.name}: ${whyNothing(printed)}.`)
  return printed
}

/** A language that is named twice. */
export const aboutRepeated = ({ done }: Work, languages: readonly string[], { lang }: Options): string =>
  split(lang).length > languages.length
    ? `--lang ${lang}: names a language more than once; it is ${done} once.\n`
    : ''

/** --force goes on after errors, and they may leave nothing to go on with. */
const whyNothing = ({ findings }: Printed): string =>
  findings.some(({ severity }) => severity === 'error')
    ? 'the errors above leave none of the pieces asked for'
    : 'the game has none of the pieces asked for'

/** The folder of --out. */
export function outOf({ out = 'out', game = shippedFolder() }: Options): string {
  // To write where a game is read from would change it.
  const own = GAME_PARTS.find((name) => isWithin(`${game}/${name}`, out))
  if (own) throw new UsageError(`--out ${out}: the game is read from ${own}/; choose a folder outside of it.`)
  return out
}

/** A line per language as it is begun; over the last one where somebody watches. */
function progress({ doing }: Work, of: number, terminal: Terminal): (lang: string) => void {
  let begun = 0
  return (lang) => {
    const step = `${doing} ${lang} (${++begun} of ${of})`
    terminal.err(terminal.live ? `\r${step} ` : `${step}\n`)
  }
}

/** Notes are for `growl check`: they change nothing about what is made. */
export const isTold = ({ severity }: Finding): boolean => severity !== 'info'

function tell(findings: readonly Finding[], { game, all }: Options, terminal: Terminal): void {
  const told = findings.filter(isTold)
  if (told.length > 0) terminal.err(reports.text(told, rootOf(game), all !== undefined))
}

/** `canForce`: a game that cannot be read cannot be printed, whatever anybody says. */
export function refuse({ done, name }: Work, terminal: Terminal, canForce = true): number {
  const force = canForce ? `, or use --force to ${name} anyway` : ''
  terminal.err(`Nothing was ${done}. Fix the files${force}.\n`)
  return EXIT.findings
}

/** What --force has passed over. */
export function ignored({ done }: Work, findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error')
  return errors.length > 0 ? `--force: ${done} in spite of ${tally(errors)}.\n` : ''
}

/** "1 sheet", "2 sheets". */
export const counted = (number: number, one: string): string => `${number} ${number === 1 ? one : `${one}s`}`

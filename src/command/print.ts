import type { Finding } from '../finding.ts'
import { sourceLanguage } from '../game/game.ts'
import { type Earlier, earlierFiles } from '../host/earlier.ts'
import { recover, replaceFiles } from '../host/write.ts'
import { printKits } from '../job/print.ts'
import type { PrintedKit } from '../job/print-language.ts'
import type { FileKind, KitFile } from '../kit/file.ts'
import { tally } from '../report/printable.ts'
import { reports } from '../report/report.ts'
import { openReadable, rootOf, split } from './choose.ts'
import { chooseLanguages } from './choose-language.ts'
import { pairOf, printRequest } from './print-options.ts'
import { EXIT, type Options, type Run, type Terminal, UsageError } from './verb.ts'

export const run: Run = async (options, terminal) => {
  const started = performance.now()
  const opened = openReadable(options.game, terminal)
  if (!opened) return refuse(terminal)
  const { library, game } = opened
  const languages = chooseLanguages(game, options.lang ?? sourceLanguage(game))
  const request = printRequest(game, languages, options)
  const order = {
    request,
    languages,
    ...(options.sideBySide !== undefined && { sideBySide: pairOf(game, request, options) }),
    force: options.force !== undefined,
  }
  const directory = options.out ?? 'out'
  if (split(options.lang).length > languages.length)
    terminal.err(`--lang ${options.lang}: names a language more than once; it is printed once.\n`)
  // Whatever becomes of this print, what an interrupted one has left is put in order.
  recover(directory)
  const { kits, findings, refused } = await printKits(library, order, progress(languages.length, terminal))
  if (terminal.live) terminal.err('\r\x1b[K')
  tell(findings, options, terminal)
  if (refused) return refuse(terminal)

  const files = kits.flatMap((kit) => kit.files)
  if (files.every(({ kind }) => kind === 'manifest'))
    throw new UsageError('There is nothing to print: the game has none of the pieces asked for.')
  const { remove, left } = earlierFiles(directory, files)
  replaceFiles(directory, { write: files, remove })
  terminal.out(summary(kits, directory, (performance.now() - started) / 1000))
  terminal.err(aboutEarlier({ remove, left }, directory))
  terminal.err(ignored(findings))
  return EXIT.ok
}

/** A line per language as it is begun; over the last one where somebody watches. */
function progress(of: number, terminal: Terminal): (lang: string) => void {
  let begun = 0
  return (lang) => {
    const step = `Printing ${lang} (${++begun} of ${of})`
    terminal.err(terminal.live ? `\r${step} ` : `${step}\n`)
  }
}

/** Notes are for `growl check`: they change nothing about what is printed. */
function tell(findings: readonly Finding[], { game, all }: Options, terminal: Terminal): void {
  const told = findings.filter(({ severity }) => severity !== 'info')
  if (told.length > 0) terminal.err(reports.text(told, rootOf(game), all !== undefined))
}

function refuse(terminal: Terminal): number {
  terminal.err('Nothing was printed. Fix the files, or use --force to print anyway.\n')
  return EXIT.findings
}

/** What became of files that an earlier print had left and this one has not. */
function aboutEarlier({ remove, left }: Earlier, directory: string): string {
  const list = (paths: readonly string[]) => paths.map((path) => `${directory}/${path}`).join(', ')
  return [
    ...(remove.length > 0 ? [`Removed, left by an earlier print: ${list(remove)}\n`] : []),
    ...(left.length > 0 ? [`Kept, because they changed since an earlier print: ${list(left)}\n`] : []),
  ].join('')
}

/** What --force has passed over. */
function ignored(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error')
  return errors.length > 0 ? `--force: printed in spite of ${tally(errors)}.\n` : ''
}

/** A line or two per language: what to cut out, and the rulebook. */
function summary(kits: readonly PrintedKit[], directory: string, seconds: number): string {
  const lines = kits.flatMap(({ lang, files }) => {
    const ofKind = (...kinds: FileKind[]) => files.filter(({ kind }) => kinds.includes(kind))
    const kit = ofKind('kit').map((file) => `${piecesIn(file)}: ${directory}/${file.path}`)
    const rules = ofKind('rules', 'booklet', 'page', 'text').map(({ path }) => `${directory}/${path}`)
    return [...kit, ...(rules.length > 0 ? [`rulebook: ${rules.join(', ')}`] : [])].map(
      (line) => lang.padEnd(8) + line,
    )
  })
  const next = kits.some(({ files }) => files.some(({ kind }) => kind === 'kit'))
    ? ' The first page of kit.pdf explains how to print and cut.'
    : ''
  return `${[...lines, `Printed in ${seconds.toFixed(1)} s.${next}`].join('\n')}\n`
}

/** "133 pieces on 15 sheets of paper". */
function piecesIn({ contents, sheets }: KitFile): string {
  const count = contents.flatMap(({ counts }) => Object.values(counts)).reduce((sum, each) => sum + each, 0)
  const counted = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`
  return `${counted(count, 'piece')} on ${counted(sheets, 'sheet')} of paper`
}

import type { Finding } from '../finding.ts'
import { sourceLanguage } from '../game/game.ts'
import { type Earlier, earlierFiles } from '../host/earlier.ts'
import { recover, replaceFiles } from '../host/write.ts'
import { printKits } from '../job/print.ts'
import type { PrintedKit } from '../job/print-language.ts'
import type { FileKind, KitFile } from '../kit/file.ts'
import type { PrintRequest } from '../kit/request.ts'
import { tally } from '../report/printable.ts'
import { reports } from '../report/report.ts'
import { chooseExpansions, openReadable, rootOf, split } from './choose.ts'
import { chooseCopies } from './choose-copies.ts'
import { chooseLanguages } from './choose-language.ts'
import { idleOptions, refuseBesideCards } from './idle-options.ts'
import { leftOut } from './left-out.ts'
import { pairOf, printRequest } from './print-options.ts'
import { EXIT, type Options, type Run, type Terminal, UsageError } from './verb.ts'

export const run: Run = async (options, terminal) => {
  const started = performance.now()
  const opened = openReadable(options.game, terminal)
  if (!opened) return refuse(terminal)
  const { library, game } = opened
  const languages = chooseLanguages(game, options.lang ?? sourceLanguage(game))
  refuseBesideCards(options)
  const asked =
    options.cards === undefined
      ? undefined
      : await chooseCopies(library, options.cards, chooseExpansions(game, options.expansion))
  const request = { ...printRequest(game, languages, options), ...(asked && { only: asked.copies }) }
  const order = {
    request,
    languages,
    ...(options.sideBySide !== undefined && { sideBySide: pairOf(game, request, options) }),
    force: options.force !== undefined,
  }
  const directory = options.out ?? 'out'
  if (split(options.lang).length > languages.length)
    terminal.err(`--lang ${options.lang}: names a language more than once; it is printed once.\n`)
  terminal.err(idleOptions(options, request))
  for (const note of asked?.notes ?? []) terminal.err(`${note}\n`)
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
  const seconds = (performance.now() - started) / 1000
  terminal.out(
    [...whatIsWhere(kits, directory), ...leftOut(game, request), ...next(kits, request, seconds)]
      .map((line) => `${line}\n`)
      .join(''),
  )
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
const whatIsWhere = (kits: readonly PrintedKit[], directory: string): string[] =>
  kits.flatMap(({ lang, files }) => {
    const ofKind = (...kinds: FileKind[]) => files.filter(({ kind }) => kinds.includes(kind))
    const pieces = ofKind('kit', 'reprint').map((file) => `${piecesIn(file)}: ${directory}/${file.path}`)
    const rules = ofKind('rules', 'booklet', 'page', 'text').map(({ path }) => `${directory}/${path}`)
    return [...pieces, ...(rules.length > 0 ? [`rulebook: ${rules.join(', ')}`] : [])].map(
      (line) => lang.padEnd(8) + line,
    )
  })

/** "133 pieces on 15 sheets of paper". */
function piecesIn({ contents, sheets }: KitFile): string {
  const count = contents.flatMap(({ counts }) => Object.values(counts)).reduce((sum, each) => sum + each, 0)
  const counted = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`
  return `${counted(count, 'piece')} on ${counted(sheets, 'sheet')} of paper`
}

/** What to do with the files. */
function next(kits: readonly PrintedKit[], { backs }: PrintRequest, seconds: number): string[] {
  const has = (kind: FileKind) => kits.some(({ files }) => files.some((file) => file.kind === kind))
  const sides =
    backs === 'long' || backs === 'short' ? `on both sides, flipped on the ${backs} edge` : 'on one side'
  return [
    ...(has('booklet')
      ? [
          'Print rules-booklet.pdf on both sides, flipped on the short edge, and fold the stack in the middle.',
        ]
      : []),
    ...(has('reprint') ? [`Print reprint.pdf at 100 %, ${sides}.`] : []),
    ...(has('kit') ? ['The first page of kit.pdf explains how to print and cut.'] : []),
    `Printed in ${seconds.toFixed(1)} s.`,
  ]
}

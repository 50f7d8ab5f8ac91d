import { sourceLanguage } from '../game/game.ts'
import { asPrinted, recordOf } from '../host/as-printed.ts'
import { type Earlier, earlierFiles } from '../host/earlier.ts'
import { recover, replaceFiles } from '../host/write.ts'
import type { PrintedKit } from '../job/print-language.ts'
import type { FileKind, KitFile } from '../kit/file.ts'
import { isTurnedByHand, type PrintRequest } from '../kit/request.ts'
import { chooseExpansions } from '../order/choose.ts'
import { chooseCopies } from '../order/choose-copies.ts'
import { chooseLanguages } from '../order/choose-language.ts'
import { idleOptions, refuseBesideCards } from '../order/idle-options.ts'
import { leftOut } from '../order/left-out.ts'
import { pairOf, printRequest } from '../order/print-options.ts'
import { aboutRepeated, counted, ignored, isTold, make, outOf, refuse } from './make.ts'
import { openReadable } from './open.ts'
import { madeOf, whereUnchanged } from './unchanged.ts'
import { EXIT, type Run } from './verb.ts'

const WORK = { doing: 'Printing', done: 'printed', name: 'print' } as const

export const run: Run = async (options, terminal) => {
  const started = performance.now()
  const opened = openReadable(options.game, terminal)
  if (!opened) return refuse(WORK, terminal, false)
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
  for (const { message } of idleOptions(game, options, request)) terminal.err(`${message}\n`)
  terminal.err(aboutRepeated(WORK, languages, options))
  for (const { message } of asked?.notes ?? []) terminal.err(`${message}\n`)
  const directory = outOf(options)
  recover(directory)
  const hash = madeOf(library, order)
  const unchanged = hash === undefined ? undefined : asPrinted(directory, hash)
  if (unchanged) {
    const about = [
      ...whereUnchanged(unchanged, directory),
      ...(order.sideBySide ? [] : leftOut(game, request)),
    ]
    terminal.out([...about, UNCHANGED].map((line) => `${line}\n`).join(''))
    return EXIT.ok
  }
  const made = await make(library, order, WORK, options, terminal)
  if (!made) return EXIT.findings

  const { kits, findings } = made
  const files = kits.flatMap((kit) => kit.files)
  const { remove, left } = earlierFiles(directory, files)
  // Whoever was told something is told again.
  const record = hash === undefined || findings.some(isTold) ? [] : [recordOf(hash, files)]
  replaceFiles(directory, { write: [...files, ...record], remove })
  const seconds = (performance.now() - started) / 1000
  terminal.out(
    [
      ...whatIsWhere(kits, directory),
      ...(order.sideBySide ? [] : leftOut(game, request)),
      ...next(kits, request, seconds),
    ]
      .map((line) => `${line}\n`)
      .join(''),
  )
  terminal.err(aboutEarlier({ remove, left }, directory))
  terminal.err(ignored(WORK, findings))
  return EXIT.ok
}

const UNCHANGED = 'Nothing has changed since these files were printed. To print them again, use --force.'

/** What became of files that an earlier print had left and this one has not. */
function aboutEarlier({ remove, left }: Earlier, directory: string): string {
  const list = (paths: readonly string[]) => paths.map((path) => `${directory}/${path}`).join(', ')
  return [
    ...(remove.length > 0 ? [`Removed, left by an earlier print: ${list(remove)}\n`] : []),
    ...(left.length > 0 ? [`Kept, because they changed since an earlier print: ${list(left)}\n`] : []),
  ].join('')
}

/** A line or two per language: what to cut out, and the rulebook. */
const whatIsWhere = (kits: readonly PrintedKit[], directory: string): string[] =>
  kits.flatMap(({ lang, files }) => {
    const ofKind = (...kinds: FileKind[]) => files.filter(({ kind }) => kinds.includes(kind))
    const pieces = ofKind('kit', 'reprint').map((file) => `${piecesIn(file)}: ${directory}/${file.path}`)
    const extras = ofKind('paste-up', 'tuck-box').map(
      ({ kind, sheets, path }) =>
        `${EXTRAS[kind]} on ${counted(sheets, 'sheet')} of paper: ${directory}/${path}`,
    )
    const rules = ofKind('rules', 'booklet', 'page', 'text').map(({ path }) => `${directory}/${path}`)
    return [...pieces, ...extras, ...(rules.length > 0 ? [`rulebook: ${rules.join(', ')}`] : [])].map(
      (line) => lang.padEnd(8) + line,
    )
  })

/** "133 pieces on 15 sheets of paper". */
function piecesIn({ contents, sheets }: KitFile): string {
  const count = contents.flatMap(({ counts }) => Object.values(counts)).reduce((sum, each) => sum + each, 0)
  return `${counted(count, 'piece')} on ${counted(sheets, 'sheet')} of paper`
}

const EXTRAS: Partial<Record<FileKind, string>> = { 'paste-up': 'paste-ups', 'tuck-box': 'tuck box' }

/** What to do with the files. */
function next(kits: readonly PrintedKit[], request: PrintRequest, seconds: number): string[] {
  const has = (kind: FileKind) => kits.some(({ files }) => files.some((file) => file.kind === kind))
  const explained = kits.some(({ instructions }) => instructions)
  const toCut = has('reprint') ? ['reprint.pdf'] : has('kit') && !explained ? ['kit.pdf'] : []
  return [
    ...(has('booklet') ? [aboutBooklet(request)] : []),
    ...toCut.map((file) => aboutSheets(file, request)),
    ...(has('paste-up') ? ['The first page of paste-up.pdf explains how to use it.'] : []),
    ...(has('tuck-box') ? ['Print tuck-box.pdf at 100 %, on one side, on card stock.'] : []),
    ...(explained ? ['The first page of kit.pdf explains how to print and cut.'] : []),
    `Printed in ${seconds.toFixed(1)} s.`,
  ]
}

const aboutSheets = (file: string, request: PrintRequest): string =>
  isTurnedByHand(request)
    ? `Print the first half of ${file} at 100 %, on one side, put the stack back, and print the second half.`
    : `Print ${file} at 100 %, ${SIDES[request.backs]}.`

const aboutBooklet = (request: PrintRequest): string =>
  isTurnedByHand(request)
    ? 'Print the first half of rules-booklet.pdf, put the stack back as that of kit.pdf, print the second half, and fold the stack in the middle.'
    : 'Print rules-booklet.pdf on both sides, flipped on the short edge, and fold the stack in the middle.'

const SIDES: Readonly<Record<PrintRequest['backs'], string>> = {
  long: 'on both sides, flipped on the long edge',
  short: 'on both sides, flipped on the short edge',
  fold: 'on one side; fold it along the dashed line and glue it before cutting',
  none: 'on one side',
}

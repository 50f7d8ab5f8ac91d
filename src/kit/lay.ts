import type { ContextSource } from '../card/context.ts'
import { layPieces, type PrintedPiece } from '../card/pieces.ts'
import type { Finding } from '../finding.ts'
import type { Library } from '../library/library.ts'
import type { LaidExtra } from './extra.ts'
import { layExtra } from './extras.ts'
import { type Instructions, layInstructions } from './instructions.ts'
import { deckOf, defaultRequest, type PrintRequest } from './request.ts'
import { type LaidRules, layBothRules, layRules } from './rulebook.ts'
import { layStack, type Stack } from './sheets.ts'

/** Everything that is to be printed in one language, laid out and not yet painted. */
export interface LaidKit {
  readonly library: Library
  readonly request: PrintRequest
  /** A language, "de"; of two beside each other "en+fr". */
  readonly lang: string
  readonly source: ContextSource
  /** Every piece with both its sides. */
  readonly pieces: readonly PrintedPiece[]
  /** The pieces on paper. */
  readonly stack: Stack
  readonly instructions: Instructions
  readonly book?: LaidRules
  /** What was asked for besides: paste-ups, a tuck box. */
  readonly extras: readonly LaidExtra[]
  /** What was found on the way; the checks tell it, and look at the rest. */
  readonly findings: readonly Finding[]
}

/** The kit of one language, from words to pages: the story of the program. What the request leaves open is as usual. */
export async function layKit(
  library: Library,
  request: Partial<PrintRequest>,
  lang: string,
): Promise<LaidKit> {
  const whole = { ...defaultRequest(library.readableGame), ...request }
  const source = await library.source(lang, whole)
  // Paste-ups are made of pieces, whether these are printed or not.
  const { pieces, findings } = layPieces(source, whole.extras.includes('paste-up') ? deckOf(whole) : whole)
  const stack = whole.groups.length > 0 ? layStack(pieces, whole, source) : NO_SHEETS
  const extras = whole.extras.map((extra) => layExtra(extra, source, whole, pieces))
  // Somebody who prints a lost card again has read the instructions, and has the rulebook.
  const book =
    whole.groups.includes('rules') && !whole.only ? await layBook(library, source, whole) : undefined
  const told =
    stack.sheets.length > 0 && !whole.only ? layInstructions(source, whole, stack, book) : NOTHING_TOLD
  return {
    library,
    request: whole,
    lang,
    source,
    pieces,
    stack,
    instructions: told.instructions,
    ...(book && { book }),
    extras,
    findings: [
      ...findings,
      ...told.findings,
      ...(book?.findings ?? []),
      ...stack.findings,
      ...extras.flatMap((extra) => extra.findings),
    ],
  }
}

/** Greys are for a printer; a web page is looked at. */
async function layBook(
  library: Library,
  source: ContextSource,
  request: PrintRequest,
): Promise<LaidRules | undefined> {
  const { lang } = source.words
  const screen = request.ink === 'grey' ? await library.source(lang, { ...request, ink: 'full' }) : source
  return layRules(source, request, screen)
}

const NOTHING_TOLD = { instructions: {}, findings: [] }
const NO_SHEETS: Stack = { sheets: [], lots: [], findings: [] }
const ON_NO_PAPER = { stack: NO_SHEETS, instructions: {}, extras: [] }

/** Only the pieces, each by itself: what is not printed needs no paper. */
export async function layAlone(
  library: Library,
  request: Partial<PrintRequest>,
  lang: string,
): Promise<LaidKit> {
  const whole = { ...defaultRequest(library.readableGame), ...request }
  const source = await library.source(lang, whole)
  return { library, request: whole, lang, source, ...ON_NO_PAPER, ...layPieces(source, whole) }
}

/** Only the rulebooks of two languages, beside each other. */
export async function layPair(
  library: Library,
  request: Partial<PrintRequest>,
  [left, right]: readonly [string, string],
): Promise<LaidKit> {
  const whole = { ...defaultRequest(library.readableGame), ...request }
  const [ours, theirs] = [await library.source(left, whole), await library.source(right, whole)]
  const book = await layBothRules(ours, theirs, whole)
  return {
    library,
    request: whole,
    lang: nameOfPair([left, right]),
    source: ours,
    pieces: [],
    ...ON_NO_PAPER,
    ...(book && { book }),
    findings: book?.findings ?? [],
  }
}

/** With a sign that no language has in its code: "en-de" would be English in Germany. */
export const nameOfPair = ([left, right]: readonly [string, string]): string => `${left}+${right}`

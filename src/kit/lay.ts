import type { ContextSource } from '../card/context.ts'
import { layPieces, type PrintedPiece } from '../card/pieces.ts'
import type { Side } from '../card/template.ts'
import type { Finding } from '../finding.ts'
import type { Library } from '../library/library.ts'
import type { LaidExtra } from './extra.ts'
import { layExtra } from './extras.ts'
import { layHowTo } from './how-to.ts'
import { deckOf, defaultRequest, type PrintRequest } from './request.ts'
import { type LaidRules, layBothRules, layRules } from './rulebook.ts'
import { layStack, type Stack } from './sheets.ts'

/** Everything that is to be printed in one language, laid out and not yet painted. */
export interface LaidKit {
  readonly library: Library
  readonly request: PrintRequest
  /** A language, "de"; of two beside each other "en-fr". */
  readonly lang: string
  readonly source: ContextSource
  /** Every piece with both its sides. */
  readonly pieces: readonly PrintedPiece[]
  /** The pieces on paper. */
  readonly stack: Stack
  /** The page that says how to print and cut; a game need not have one. */
  readonly howTo?: Side
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
  const howTo = stack.sheets.length > 0 && !whole.only ? layHowTo(source, whole, stack) : undefined
  // Greys are for a printer; a web page is looked at.
  const screen = whole.ink === 'grey' ? await library.source(lang, { ...whole, ink: 'full' }) : source
  const book =
    whole.groups.includes('rules') && !whole.only ? await layRules(source, whole, screen) : undefined
  return {
    library,
    request: whole,
    lang,
    source,
    pieces,
    stack,
    ...(howTo?.side && { howTo: howTo.side }),
    ...(book && { book }),
    extras,
    findings: [
      ...findings,
      ...(howTo?.findings ?? []),
      ...(book?.findings ?? []),
      ...stack.findings,
      ...extras.flatMap((extra) => extra.findings),
    ],
  }
}

const NO_SHEETS: Stack = { sheets: [], lots: [], findings: [] }

/** Only the pieces, each by itself: what is not printed needs no paper. */
export async function layAlone(
  library: Library,
  request: Partial<PrintRequest>,
  lang: string,
): Promise<LaidKit> {
  const whole = { ...defaultRequest(library.readableGame), ...request }
  const source = await library.source(lang, whole)
  return { library, request: whole, lang, source, stack: NO_SHEETS, extras: [], ...layPieces(source, whole) }
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
    lang: `${left}-${right}`,
    source: ours,
    pieces: [],
    stack: NO_SHEETS,
    extras: [],
    ...(book && { book }),
    findings: book?.findings ?? [],
  }
}

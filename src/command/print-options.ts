import { parseSize } from '../game/formats.ts'
import type { Game, PieceGroup } from '../game/game.ts'
import { mm } from '../geometry/length.ts'
import type { BookFormat } from '../kit/books.ts'
import type { PrintRequest } from '../kit/request.ts'
import {
  chooseCards,
  chooseEdition,
  chooseExpansions,
  chooseLanguages,
  choosePlayers,
  pickFormat,
  split,
} from './choose.ts'
import { type Options, UsageError } from './verb.ts'

const GROUPS: readonly PieceGroup[] = ['cards', 'tiles', 'tokens', 'setup', 'aid', 'rules']
/** Cards, tiles, tokens … : everything but the rulebook, which is a document of its own. */
const PAPER_NAMES: Readonly<Record<string, string>> = { a4: 'A4', letter: 'Letter' }

/** Options of `growl print` → a request with every choice made, or a usage error that says what to write instead. */
export function printRequest(
  game: Game,
  languages: readonly string[],
  options: Options,
  version: string,
): PrintRequest {
  const { players, cards, bilingual } = options
  const paper = pickFormat('paper', options.paper ?? 'a4', game.formats.papers)
  return {
    languages,
    paper: { name: PAPER_NAMES[options.paper ?? 'a4'] ?? String(options.paper), ...paper },
    cardSize: cardSizeOf(game, options.size ?? 'standard'),
    bleed: bleedOf(options.bleed),
    backs: (options.backs ?? 'long') as PrintRequest['backs'],
    order: (options.order ?? 'interleaved') as PrintRequest['order'],
    offset: offsetOf(options.offset),
    ink: (options.ink ?? 'full') as PrintRequest['ink'],
    groups: groupsOf(options.pieces),
    expansions: chooseExpansions(game, options.expansion).map(({ id }) => id),
    englishNames: options.englishNames !== 'off',
    formats: formatsOf(options.format),
    version,
    ...(options.edition !== undefined &&
      options.edition !== game.edition && { edition: chooseEdition(game, options.edition).id }),
    ...(options.sideBySide !== undefined && { sideBySide: pairOf(game, options.sideBySide) }),
    ...(players !== undefined && { players: choosePlayers(game, players) }),
    ...(cards !== undefined && { cards: chooseCards(game, cards) }),
    ...(bilingual !== undefined && { bilingual }),
  }
}

function cardSizeOf(game: Game, text: string): PrintRequest['cardSize'] {
  if (Object.hasOwn(game.formats.cards, text)) return game.formats.cards[text]!
  const size = parseSize(text)
  if (!size)
    throw new UsageError(
      `--size ${text}: give one of ${Object.keys(game.formats.cards).join(', ')}, or millimetres like 63x88.`,
    )
  return size
}

/** `--bleed` alone is 3 mm; more than that the art does not have. */
function bleedOf(text: string | undefined): number {
  if (text === undefined) return 0
  const width = /^\d(\.\d+)?(mm)?$/.test(text) ? Number.parseFloat(text) : Number.NaN
  if (!(width >= 0 && width <= 3)) throw new UsageError(`--bleed ${text}: give millimetres from 0 to 3.`)
  return mm(width)
}

function offsetOf(text: string | undefined): PrintRequest['offset'] {
  const match = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text ?? '0,0')
  const [x, y] = [Number(match?.[1]), Number(match?.[2])]
  if (!match || Math.abs(x) > 20 || Math.abs(y) > 20)
    throw new UsageError(
      `--offset ${text}: give two numbers of millimetres, at most 20, like 1.5,-0.5 (growl calibrate shows which).`,
    )
  return { x: mm(x), y: mm(y) }
}

function groupsOf(text: string | undefined): PieceGroup[] {
  const names = split(text ?? GROUPS.join(','))
  const unknown = names.find((name) => !GROUPS.includes(name as PieceGroup))
  if (unknown !== undefined || names.length === 0)
    throw new UsageError(`--pieces ${unknown ?? ''}: choose from ${GROUPS.join(', ')}, separated by commas.`)
  return names as PieceGroup[]
}

const FORMATS: readonly BookFormat[] = ['pdf', 'md', 'html']

function formatsOf(text: string | undefined): BookFormat[] {
  const names = split(text ?? 'pdf')
  const unknown = names.find((name) => !FORMATS.includes(name as BookFormat))
  if (unknown !== undefined || names.length === 0)
    throw new UsageError(`--format ${unknown ?? ''}: choose from ${FORMATS.join(', ')}, separated by commas.`)
  return names as BookFormat[]
}

function pairOf(game: Game, text: string): [string, string] {
  const [left, right, ...more] = chooseLanguages(game, text)
  if (left === undefined || right === undefined || more.length > 0)
    throw new UsageError(`--side-by-side ${text}: give two languages, like en,fr.`)
  return [left, right]
}

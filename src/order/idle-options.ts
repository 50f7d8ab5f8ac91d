import { choosePieces } from '../card/pieces.ts'
import type { Game } from '../game/game.ts'
import { deckOf, isTurnedByHand, type PrintRequest } from '../kit/request.ts'
import { choiceOptions } from './choice-options.ts'
import { type Options, UsageError, type VerbOption } from './option.ts'

/** Options as help shows them ("--side-by-side <codes>"), and as their values are found. */
const nameOf = ({ flags }: Pick<VerbOption, 'flags'>): string => /^--(\S+)/.exec(flags)![1]!
const saidOf = (options: Options, name: string): string | undefined =>
  options[name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())]

/** What an option says when nobody has given it. */
const USUAL: Readonly<Record<string, string>> = {
  backs: 'long',
  order: 'interleaved',
  size: 'standard',
  'english-names': 'on',
}

const given = (options: Options, names: readonly string[]): string[] =>
  names.filter((name) => (saidOf(options, name) ?? USUAL[name]) !== USUAL[name]).map((name) => `--${name}`)

const NOT_OF_REPRINTS = [
  ...['pieces', 'players', 'split', 'format', 'edition', 'side-by-side'],
  ...choiceOptions.map(nameOf),
]

/** Whoever prints a lost card again says which and how many; nothing else is printed with it. */
export function refuseBesideCards(options: Options): void {
  const useless = given(options, NOT_OF_REPRINTS)
  if (options.cards !== undefined && useless.length > 0)
    throw new UsageError(
      `--cards prints what it names, as many as it says, and nothing else: leave out ${useless.join(', ')}.`,
    )
}

/** How the words of cards are printed. */
const OF_WORDS = ['bilingual', 'english-names']

/** A box holds cards and shows none of them. */
const hasWords = (game: Game, request: PrintRequest): boolean =>
  (request.groups.length > 0 || request.only !== undefined || request.extras.includes('paste-up')) &&
  choosePieces(game, deckOf(request)).some(({ faces }) => faces.some(({ card }) => card))

/** Options that were given and change nothing about this print. */
export function idleOptions(game: Game, options: Options, request: PrintRequest): string {
  const { groups, backs, only, extras } = request
  const nothingToCut = groups.every((group) => group === 'rules') && !only && extras.length === 0
  const ofSheets = ['backs', 'order', 'bleed', 'offset']
  // A booklet is turned by hand as well.
  const ofTurning = isTurnedByHand(request) ? [] : ['backs', 'order']
  const ofCutting = ['size', ...ofTurning, 'bleed', 'offset', ...OF_WORDS, 'players']
  const reasons: readonly (readonly [names: readonly string[], applies: boolean, why: string])[] = [
    [ofCutting, nothingToCut, 'because only the rulebook is printed'],
    [ofSheets, groups.length === 0 && !only, `because only ${extras.join(' and ')} is printed`],
    [OF_WORDS, !nothingToCut && !hasWords(game, request), 'because no card with words is printed'],
    [['format', 'edition'], !groups.includes('rules'), 'because no rulebook is printed'],
    [
      ['order', 'offset'],
      !nothingToCut && groups.length > 0 && (backs === 'fold' || backs === 'none'),
      `because with --backs ${backs} nothing is printed on the back of the paper`,
    ],
  ]
  return reasons
    .flatMap(([names, applies, why]) =>
      applies ? given(options, names).map((name) => `${name} changes nothing, ${why}.\n`) : [],
    )
    .join('')
}

import { choosePieces } from '../card/pieces.ts'
import { fieldNamed, inQuotes, listed, type Sentence, say } from '../finding.ts'
import type { Game } from '../game/game.ts'
import { deckOf, isTurnedByHand, type PrintRequest } from '../kit/request.ts'
import { choiceOptions } from './choice-options.ts'
import { type Note, type Options, UsageError, type VerbOption } from './option.ts'

/** Options as help shows them ("--side-by-side <codes>"), and as their values are found. */
const nameOf = ({ flags }: Pick<VerbOption, 'flags'>): string => /^--(\S+)/.exec(flags)![1]!
/** "english-names" → "englishNames". */
const keyOf = (name: string): string => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** What an option says when nobody has given it. */
const USUAL: Readonly<Record<string, string>> = {
  backs: 'long',
  order: 'interleaved',
  size: 'standard',
  'english-names': 'on',
}

const given = (options: Options, names: readonly string[]): string[] =>
  names.filter((name) => (options[keyOf(name)] ?? USUAL[name]) !== USUAL[name])

const fieldOf = (name: string) => inQuotes(fieldNamed(keyOf(name)))

const NOT_OF_REPRINTS = [
  ...['pieces', 'players', 'split', 'format', 'edition', 'side-by-side'],
  ...choiceOptions.map(nameOf),
]

/** Whoever prints a lost card again says which and how many; nothing else is printed with it. */
export function refuseBesideCards(options: Options): void {
  const useless = given(options, NOT_OF_REPRINTS)
  if (options.cards !== undefined && useless.length > 0)
    throw new UsageError(
      `--cards prints what it names, as many as it says, and nothing else: leave out ${useless.map((name) => `--${name}`).join(', ')}.`,
      {
        field: 'cards',
        said: say`${fieldOf('cards')} prints what it names and nothing else. Put these back to what is usual: ${listed(useless.map(fieldOf))}.`,
      },
    )
}

/** How the words of cards are printed. */
const OF_WORDS = ['bilingual', 'english-names']

/** A box holds cards and shows none of them. */
const hasWords = (game: Game, request: PrintRequest): boolean =>
  (request.groups.length > 0 || request.only !== undefined || request.extras.includes('paste-up')) &&
  choosePieces(game, deckOf(request)).some(({ faces }) => faces.some(({ card }) => card))

/** Options that were given and change nothing about this print. */
export function idleOptions(game: Game, options: Options, request: PrintRequest): Note[] {
  const { groups, backs, only, extras } = request
  const nothingToCut = groups.every((group) => group === 'rules') && !only && extras.length === 0
  const ofSheets = ['backs', 'order', 'bleed', 'offset']
  // A booklet is turned by hand as well.
  const ofTurning = isTurnedByHand(request) ? [] : ['backs', 'order']
  const ofCutting = ['size', ...ofTurning, 'bleed', 'offset', ...OF_WORDS, 'players']
  const reasons: readonly Reason[] = [
    [
      ofCutting,
      nothingToCut,
      'because only the rulebook is printed',
      (name) => say`${fieldOf(name)} changes nothing, because only the rulebook is printed.`,
    ],
    [
      ofSheets,
      groups.length === 0 && !only,
      `because only ${extras.join(' and ')} is printed`,
      (name) => say`${fieldOf(name)} changes nothing, because neither cards nor other pieces are printed.`,
    ],
    [
      OF_WORDS,
      !nothingToCut && !hasWords(game, request),
      'because no card with words is printed',
      (name) => say`${fieldOf(name)} changes nothing, because no card with words is printed.`,
    ],
    // The page has no fields for these.
    [['format', 'edition'], !groups.includes('rules'), 'because no rulebook is printed'],
    [
      ['order', 'offset'],
      !nothingToCut && groups.length > 0 && (backs === 'fold' || backs === 'none'),
      `because with --backs ${backs} nothing is printed on the back of the paper`,
      (name) => say`${fieldOf(name)} changes nothing, because nothing is printed on the back of the paper.`,
    ],
  ]
  return reasons.flatMap(([names, applies, why, said]) =>
    applies
      ? given(options, names).map((name) => ({
          message: `--${name} changes nothing, ${why}.`,
          ...(said && { said: said(name) }),
        }))
      : [],
  )
}

type Reason = readonly [
  names: readonly string[],
  applies: boolean,
  why: string,
  said?: (name: string) => Sentence,
]

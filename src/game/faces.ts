import { standInsOf } from './choices.ts'
import { deckFor } from './deck.ts'
import { type Card, currentEdition, type Expansion, type Game, type PieceType } from './game.ts'

/** One printed side of a piece and how many of it are printed. */
export interface Face {
  /** "apple", "apple.6+", "home-tile.start": unique within its piece. */
  readonly id: string
  readonly copies: number
  readonly card?: Card
  readonly mark?: string
  /** The expansion the card comes from. */
  readonly expansion?: string
  readonly startPlayer?: boolean
  /** Of a token. */
  readonly worth?: number
}

export interface Table {
  /** Only what so many players need, second copy included; absent: the whole box. */
  readonly players?: number
  readonly expansions?: readonly Expansion[]
}

export function facesOf(game: Game, piece: PieceType, { players, expansions = [] }: Table = {}): Face[] {
  const { source } = piece
  if (source.from === 'each') {
    const all = players ?? currentEdition(game)?.players.max ?? 1
    return [{ id: piece.id, copies: source.of === 'player' ? all : 1 }]
  }
  if (source.from === 'components')
    return source.ids.flatMap((id) => componentFaces(game, id, players, standInCount(game, piece)))

  const chosen = (card: Card) =>
    (source.kind === undefined || card.kind === source.kind) &&
    (source.back === undefined || card.back === source.back)
  return [
    ...game.cards.filter(chosen).flatMap((card) => cardFaces(game, card, players)),
    ...expansions.flatMap((expansion) =>
      expansion.cards
        .filter(chosen)
        .flatMap((card) =>
          cardFaces(game, card, undefined).map((face) => ({ ...face, expansion: expansion.id })),
        ),
    ),
  ]
}

function cardFaces(game: Game, card: Card, players: number | undefined): Face[] {
  const deck = players === undefined ? undefined : deckFor(game, players)
  const removed = new Set(deck?.removed.filter((each) => each.card === card.id).map(({ mark }) => mark))
  const added = deck?.secondCopy.find((each) => each.card === card.id)?.count ?? 0
  return card.copies
    .filter(({ mark }) => !mark || !removed.has(mark))
    .map(({ mark, count }, i) => ({
      id: mark ? `${card.id}.${mark}` : card.id,
      // What comes from a second copy carries no mark that matters at this table.
      copies: count + (i === 0 ? added : 0),
      card,
      ...(mark && { mark }),
    }))
}

/** `enough` is how many of another piece there are that this one stands in for. */
function componentFaces(game: Game, id: string, players: number | undefined, enough: number): Face[] {
  const component = game.components.find((each) => each.id === id)
  if (!component) return []
  const { count, 'start-player': startPlayer = 0, worth } = component
  if (component.type === 'token') return [{ id, copies: count, ...(worth !== undefined && { worth }) }]
  const needed = players === undefined ? count : Math.min(Math.max(count, enough), players)
  const starts = Math.min(startPlayer, needed)
  return [
    { id, copies: needed - starts },
    { id: `${id}.start`, copies: starts, startPlayer: true },
  ].filter(({ copies }) => copies > 0)
}

/** Of pieces that stand in for one another a table needs as many, whichever it has: a second copy of the game brings them. */
function standInCount(game: Game, piece: PieceType): number {
  const countOf = ({ source }: PieceType) =>
    source.from === 'components' && source.ids.length === 1
      ? (game.components.find(({ id }) => id === source.ids[0])?.count ?? 0)
      : 0
  return countOf(piece) === 0 ? 0 : Math.max(0, ...standInsOf(game, piece).map(countOf))
}

import { deckFor, MAIN_BACK } from './deck.ts'
import { copiesOf, currentEdition, type Edition, type Figures, type Game, threshold } from './game.ts'

/** Every figure a text may name in braces: those of game.yaml, and what follows from the other files. */
export function gameNumbers(game: Game): Readonly<Record<string, number | string>> {
  const edition = currentEdition(game)
  const variant = game.columns.filter((column) => column.variant).map(({ players }) => players)
  const handSize = game.numbers['hand-size']
  return known({
    ...game.numbers,
    ...(edition && editionNumbers(edition, '')),
    'players-variant-min': least(variant),
    'players-variant-max': variant.length > 0 ? Math.max(...variant) : undefined,
    'starting-hand': handSize === undefined ? undefined : handSize + 1,
    'deck-size': total(game, ({ back }) => back === MAIN_BACK),
    'total-cards': game.totals.cards ?? total(game, () => true),
    'copies-variant': Math.max(1, ...variant.map((players) => deckFor(game, players)?.boxes ?? 1)),
    ...counts(game),
    ...Object.assign(
      {},
      ...game.editions
        .filter(({ id }) => id !== edition?.id)
        .map((each) => editionNumbers(each, `${each.id}.`)),
    ),
    ...game.rules?.numbers(game),
  })
}

const least = (numbers: readonly number[]): number | undefined =>
  numbers.length > 0 ? Math.min(...numbers) : undefined

const total = (game: Game, chosen: (card: Game['cards'][number]) => boolean): number =>
  game.cards.filter(chosen).reduce((sum, card) => sum + copiesOf(card), 0)

function counts(game: Game): Record<string, number> {
  const kinds = [...new Set(game.cards.map(({ kind }) => kind))]
  return Object.fromEntries([
    ...kinds.map((kind) => [`count.${kind}`, total(game, (card) => card.kind === kind)]),
    ...game.components.map(({ id, count }) => [`count.${id}`, count]),
    ['count.tokens', game.totals.tokens],
  ])
}

function editionNumbers({ players, minutes, age, marks, removed }: Edition, prefix: string) {
  const numbers: Record<string, number | string | undefined> = {
    'players-min': players.min,
    'players-max': players.max,
    'expansion-players-max': players.expansion,
    'variant-players-max': players.variant,
    'minutes-min': minutes.min,
    'minutes-max': minutes.max,
    age,
    ...(marks.length === 1 && { mark: marks[0] }),
    ...Object.fromEntries(marks.map((mark) => [`mark.${threshold(mark)}`, mark])),
    ...Object.fromEntries(
      Object.entries(removed).map(([at, cards]) => [`removed-at-${at}`, Object.values(cards)[0]]),
    ),
  }
  return Object.fromEntries(Object.entries(numbers).map(([name, number]) => [prefix + name, number]))
}

const known = (numbers: Figures): Record<string, number | string> =>
  Object.fromEntries(
    Object.entries(numbers).flatMap(([name, number]) => (number === undefined ? [] : [[name, number]])),
  )

import { say, told } from '../../finding.ts'
import { CARDS, COMPONENTS } from '../../game/files.ts'
import type { DataCheck, Game } from '../../game/game.ts'
import { kindCounts, looseCards } from './box.ts'

export const boxNotCards: DataCheck = {
  code: 'box-not-cards',
  severity: 'error',
  proves: 'The box list names every kind of card, with the number of cards that cards.yaml adds up to.',
  examples: [
    { good: { file: COMPONENTS, now: '  worm: {type: card, count: 4}' } },
    {
      bad: {
        file: COMPONENTS,
        now: '  worm: {type: card, count: 4}',
        instead: '  worm: {type: card, count: 5}',
      },
      at: 'data/components.yaml “worm: {type: card, count: ▸5}”',
    },
    // Where the total of the box agrees with the list, it is the card that is wrong.
    {
      bad: { file: CARDS, now: 'icons: {worm: 1}, copies: 4}', instead: 'icons: {worm: 1}, copies: 6}' },
      at: 'data/cards.yaml “icons: {worm: 1}, copies: ▸6}”',
    },
  ],
  *run(game) {
    if (game.components.length === 0) return
    const counts = kindCounts(game)
    const sum = [...counts.map(({ cards }) => cards), ...looseCards(game).map(({ count }) => count)]
    const listIsWrong = sum.reduce((a, b) => a + b, 0) === game.totals.cards
    for (const { kind, cards, listed } of counts) {
      if (listed === cards) continue
      if (listed === undefined)
        yield {
          ...told(
            say`"${kind}" is not in the box list; ${CARDS} has ${cards} of them`,
            say`Add "${kind}: {type: card, count: ${cards}}".`,
          ),
          place: game.place(COMPONENTS, 'components'),
        }
      else
        yield {
          ...told(
            say`"${kind}": the box list says ${listed}, ${CARDS} adds up to ${cards}`,
            say`Correct the one that is wrong.`,
          ),
          place: listIsWrong ? game.place(COMPONENTS, 'components', kind, 'count') : cardPlace(game, kind),
        }
    }
    for (const { id } of looseCards(game))
      if (!game.pieces.some(({ source }) => source.from === 'components' && source.ids.includes(id)))
        yield {
          ...told(
            say`the box list has "${id}", which is neither a kind of ${CARDS} nor printed by a piece`,
            say`Add its cards, or remove it from the list.`,
          ),
          place: game.place(COMPONENTS, 'components', id),
        }
  },
}

function cardPlace(game: Game, kind: string) {
  const [card, another] = game.cards.filter((each) => each.kind === kind)
  return another ? game.place(CARDS, 'cards') : game.place(CARDS, 'cards', card!.id, 'copies')
}

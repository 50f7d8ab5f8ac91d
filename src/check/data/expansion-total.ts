import { say, told } from '../../finding.ts'
import { copiesOf, type DataCheck } from '../../game/game.ts'

const EXAMPLE = 'data/expansions/harvest.yaml'

export const expansionTotal: DataCheck = {
  code: 'expansion-total',
  severity: 'error',
  proves:
    'The cards of an expansion add up to the total it states, and carry no marks: they are in, or the expansion is off.',
  examples: [
    { good: { file: EXAMPLE, now: 'total: 2' } },
    { bad: { file: EXAMPLE, now: 'total: 2', instead: 'total: 3' }, at: `${EXAMPLE} “total: ▸3”` },
    {
      bad: { file: EXAMPLE, now: 'copies: 2}', instead: 'copies: {4+: 2}}' },
      at: `${EXAMPLE} “▸copies: {4+: 2}”`,
    },
  ],
  *run(game) {
    for (const { id, cards, total } of game.expansions) {
      const file = `data/expansions/${id}.yaml`
      const sum = cards.reduce((all, card) => all + copiesOf(card), 0)
      if (sum !== total)
        yield {
          ...told(
            say`the total is ${total}, but the cards add up to ${sum}`,
            say`Correct the total, or the copies.`,
          ),
          place: game.place(file, 'total'),
        }
      for (const card of cards)
        if (card.copies.some(({ mark }) => mark))
          yield {
            ...told(
              say`the card "${card.id}" has a mark for the number of players`,
              say`Write one number after "copies:"; cards of an expansion have the expansion mark.`,
            ),
            place: game.place(file, 'cards', card.id, 'copies'),
          }
    }
  },
}

import { say, told } from '../../finding.ts'
import { MAIN_BACK } from '../../game/deck.ts'
import { COMPONENTS } from '../../game/files.ts'
import { copiesOf, type DataCheck, type Game } from '../../game/game.ts'
import { boxAgrees } from './box.ts'

export const boxTotal: DataCheck = {
  code: 'box-total',
  severity: 'error',
  proves: 'The totals of the box list are the sums of its entries.',
  examples: [
    { good: { file: COMPONENTS, now: '  cards: 18' } },
    {
      bad: { file: COMPONENTS, now: '  cards: 18', instead: '  cards: 20' },
      at: 'data/components.yaml “  cards: ▸20”',
    },
  ],
  *run(game) {
    if (!boxAgrees(game)) return
    for (const [name, declared] of Object.entries(game.totals)) {
      const sum = SUMS[name]!(game)
      if (sum !== declared)
        yield {
          ...told(
            say`"${name}" is ${declared}, but the entries add up to ${sum}`,
            say`Correct the total, or the entry that is wrong.`,
          ),
          place: game.place(COMPONENTS, 'totals', name),
        }
    }
  },
}

const ofType = (type: string) => (game: Game) =>
  game.components.filter((each) => each.type === type).reduce((sum, { count }) => sum + count, 0)

const SUMS: Readonly<Record<string, (game: Game) => number>> = {
  'main-deck': (game) =>
    game.cards.filter(({ back }) => back === MAIN_BACK).reduce((sum, card) => sum + copiesOf(card), 0),
  cards: ofType('card'),
  tiles: ofType('tile'),
  tokens: ofType('token'),
}

import { CARDS } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'

const EXAMPLE = 'data/expansions/harvest.yaml'

export const idDuplicate: DataCheck = {
  code: 'id-duplicate',
  severity: 'error',
  proves: 'No card of an expansion takes the name of a card of the game or of another expansion.',
  examples: [
    { good: { file: EXAMPLE, now: '  plum: {kind: plum, ' } },
    {
      bad: { file: EXAMPLE, now: '  plum: {kind: plum, ', instead: '  apple: {kind: plum, ' },
      at: `${EXAMPLE} “apple: {kind: plum”`,
    },
  ],
  *run(game) {
    const seen = new Map(game.cards.map(({ id }) => [id, CARDS]))
    for (const card of game.expansions.flatMap(({ cards }) => cards)) {
      const first = seen.get(card.id)
      if (first)
        yield {
          message: `the card "${card.id}" is already in ${first}`,
          hint: 'Give one of the two another name.',
          place: game.place(card.file, 'cards', card.id),
        }
      seen.set(card.id, card.file)
    }
  },
}

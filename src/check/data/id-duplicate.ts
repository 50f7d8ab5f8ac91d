import { say, told } from '../../finding.ts'
import { CARDS, PIECES } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'
import type { PieceSource } from '../../game/schema.ts'

const EXAMPLE = 'data/expansions/harvest.yaml'

export const idDuplicate: DataCheck = {
  code: 'id-duplicate',
  severity: 'error',
  proves:
    'No card of an expansion takes the name of a card of the game or of another expansion, and no piece is made twice from one component.',
  examples: [
    { good: { file: EXAMPLE, now: '  plum: {kind: plum, ' } },
    {
      bad: { file: EXAMPLE, now: '  plum: {kind: plum, ', instead: '  apple: {kind: plum, ' },
      at: `${EXAMPLE} “apple: {kind: plum”`,
    },
    {
      bad: { file: PIECES, now: '[token-1, token-5]', instead: '[token-1, token-5, token-1]' },
      at: 'data/pieces.yaml “[token-1, token-5, ▸token-1]”',
    },
  ],
  *run(game) {
    const seen = new Map(game.cards.map(({ id }) => [id, CARDS]))
    for (const card of game.expansions.flatMap(({ cards }) => cards)) {
      const first = seen.get(card.id)
      if (first)
        yield {
          ...told(say`the card "${card.id}" is already in ${first}`, say`Give one of the two another name.`),
          place: game.place(card.file, 'cards', card.id),
        }
      seen.set(card.id, card.file)
    }
    for (const { id, source } of game.pieces)
      for (const [i, component] of componentsOf(source).entries())
        if (componentsOf(source).indexOf(component) < i)
          yield {
            ...told(
              say`the piece "${id}" is made from "${component}" twice`,
              say`Remove one of the two; how many there are is said in data/components.yaml.`,
            ),
            place: game.place(PIECES, 'pieces', id, 'components', i),
          }
  },
}

const componentsOf = (source: PieceSource): readonly string[] =>
  source.from === 'components' ? source.ids : []

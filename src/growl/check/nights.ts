import { CARDS, GAME } from '../../game/files.ts'
import { copiesOf, type DataCheck, type Game } from '../../game/game.ts'

const KINDS = ['night', 'final-night'] as const
const EACH = 8

export const nights: DataCheck = {
  code: 'growl-nights',
  severity: 'error',
  proves: `There are ${EACH} Night and ${EACH} Final Night cards, each once, with backs of their own, and a game uses one for each night.`,
  examples: [
    { good: { file: CARDS, now: '  the-present: {kind: night, back: night, art: present, copies: 1}' } },
    {
      bad: {
        file: CARDS,
        now: '  the-present: {kind: night, back: night, art: present, copies: 1}',
        instead: '  the-present: {kind: night, back: night, art: present, copies: 2}',
      },
      at: 'data/cards.yaml “art: present, copies: ▸2}”',
    },
    { bad: { file: GAME, now: '  nights: 3', instead: '  nights: 4' }, at: 'data/game.yaml “  nights: ▸4”' },
  ],
  *run(game) {
    for (const kind of KINDS) yield* judgeKind(game, kind)
    const { nights: all = 0, 'night-cards': night = 0, 'final-night-cards': final = 0 } = game.numbers
    if (all !== night + final)
      yield {
        message: `there are ${all} nights, but ${night} Night and ${final} Final Night cards are used`,
        hint: 'Every night has one card: make the numbers agree.',
        place: game.place(GAME, 'numbers', 'nights'),
      }
  },
}

function* judgeKind(game: Game, kind: string) {
  const cards = game.cards.filter((card) => card.kind === kind)
  if (cards.length !== EACH)
    yield {
      message: `there are ${cards.length} cards of the kind "${kind}"`,
      hint: `GROWL has ${EACH}.`,
      place: game.place(CARDS, 'cards'),
    }
  for (const card of cards) {
    if (copiesOf(card) !== 1 || card.copies[0]?.mark)
      yield {
        message: `there are ${copiesOf(card)} copies of "${card.id}"`,
        hint: 'There is one copy of every Night card, without a mark: "copies: 1".',
        place: game.place(CARDS, 'cards', card.id, 'copies'),
      }
    if (card.back !== kind)
      yield {
        message: `"${card.id}" has the back "${card.back}"`,
        hint: `Cards of this kind have the back "${kind}".`,
        place: game.place(CARDS, 'cards', card.id, 'back'),
      }
  }
}

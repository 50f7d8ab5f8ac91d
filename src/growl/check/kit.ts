import { PIECES } from '../../game/files.ts'
import type { DataCheck, PieceType } from '../../game/game.ts'

const each =
  (of: 'game' | 'player', group: string, isSize: (size: PieceType['size']) => boolean) =>
  (piece: PieceType) =>
    piece.group === group && piece.source.from === 'each' && piece.source.of === of && isSize(piece.size)
const isCard = (size: PieceType['size']) => size === 'card'
const isTile = (size: PieceType['size']) => typeof size !== 'string'
const isBook = (size: PieceType['size']) => size === 'book'

/** What no card and no entry of the box list stands for, and a table needs all the same. */
const NEEDED: readonly (readonly [id: string, what: string, (piece: PieceType) => boolean])[] = [
  ['setup-card', 'the setup reference as a card', each('game', 'setup', isCard)],
  ['setup-tile', 'the setup reference as a tile', each('game', 'setup', isTile)],
  ['aid', 'an aid for each player', each('player', 'aid', isCard)],
  ['rules', 'a rulebook', each('game', 'rules', isBook)],
]

/** What people may print one or the other of. */
const CHOICES: readonly (readonly [id: string, pieces: readonly [string, string]])[] = [
  ['homes', ['home-tile', 'home-card']],
  ['setup', ['setup-card', 'setup-tile']],
]

export const kit: DataCheck = {
  code: 'growl-kit',
  severity: 'error',
  proves:
    'The kit has a setup reference as a card and as a tile, an aid for each player, and a rulebook; tiles and cards stand in for one another.',
  examples: [
    { good: { file: PIECES, now: '  aid: {group: aid, each: player' } },
    {
      bad: {
        file: PIECES,
        now: '  aid: {group: aid, each: player',
        instead: '  aid: {group: aid, each: game',
      },
      at: 'data/pieces.yaml “\n▸pieces:”',
    },
    {
      bad: { file: PIECES, now: 'cards: home-card}', instead: 'cards: aid}' },
      at: 'data/pieces.yaml “\n▸choices:”',
    },
  ],
  *run(game) {
    for (const [id, what, isIt] of NEEDED)
      if (!game.pieces.some(isIt))
        yield {
          message: `no piece is ${what} ("${id}")`,
          hint: 'Add it.',
          place: game.place(PIECES, 'pieces'),
        }
    for (const [id, pieces] of CHOICES)
      if (!game.choices.some(({ alternatives }) => sameMembers(Object.values(alternatives), pieces)))
        yield {
          message: `no choice ("${id}" of "choices") is between "${pieces.join('" and "')}"`,
          hint: 'Add it: one of the two is enough to play.',
          place: game.place(PIECES, 'choices'),
        }
  },
}

const sameMembers = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && others.every((each) => some.includes(each))

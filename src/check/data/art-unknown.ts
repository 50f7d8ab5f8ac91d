import { type Place, say, told } from '../../finding.ts'
import { CARDS } from '../../game/files.ts'
import type { DataCheck, Game } from '../../game/game.ts'
import { findIcon, iconNames } from '../../icon/find.ts'
import { guessed } from '../../source/nearest.ts'

export const artUnknown: DataCheck = {
  code: 'art-unknown',
  severity: 'error',
  proves: 'Every drawing that cards and icons name is in the game-icons collection.',
  examples: [
    { good: { file: CARDS, now: '  apple: {art: shiny-apple}' } },
    {
      bad: { file: CARDS, now: '  apple: {art: shiny-apple}', instead: '  apple: {art: shiny-aple}' },
      at: 'data/cards.yaml “shiny-aple”',
    },
  ],
  *run(game) {
    for (const { art, place } of artOf(game))
      if (!findIcon(art))
        yield {
          ...told(
            say`there is no drawing "${art}"`,
            say`Choose one from game-icons.net.${guessed(art, iconNames())}`,
          ),
          place,
        }
  },
}

function artOf(game: Game): { art: string; place: Place }[] {
  const cards = [...game.cards, ...game.expansions.flatMap((expansion) => expansion.cards)]
  return [
    ...game.icons.map(({ id, art }) => ({ art, place: game.place(CARDS, 'icons', id, 'art') })),
    ...cards.flatMap(({ file, id, art }) =>
      art ? [{ art, place: game.place(file, 'cards', id, 'art') }] : [],
    ),
  ]
}

import type { Place } from '../../finding.ts'
import { CARDS } from '../../game/files.ts'
import type { DataCheck, Game } from '../../game/game.ts'
import { findIcon, iconNames } from '../../icon/find.ts'
import { didYouMean } from '../../source/nearest.ts'

/** Drawings a game brings itself. */
const OWN_ICONS = 'templates/icons'

export const artUnknown: DataCheck = {
  code: 'art-unknown',
  severity: 'error',
  proves: `Every drawing that cards and icons name exists: in the game-icons collection, or as a file in ${OWN_ICONS}/.`,
  examples: [
    { good: { file: CARDS, now: '  apple: {art: shiny-apple}' } },
    {
      bad: { file: CARDS, now: '  apple: {art: shiny-apple}', instead: '  apple: {art: shiny-aple}' },
      at: 'data/cards.yaml “shiny-aple”',
    },
  ],
  *run(game) {
    const own = game.folder.list(OWN_ICONS)
    for (const { art, place } of artOf(game))
      if (!own.includes(`${art}.svg`) && !findIcon(art))
        yield {
          message: `there is no drawing "${art}"`,
          hint: `Choose one from game-icons.net, or put ${art}.svg into ${OWN_ICONS}/.${didYouMean(art, iconNames())}`,
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

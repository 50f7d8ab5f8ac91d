import { say, told } from '../../finding.ts'
import { drawingsOf } from '../../game/drawings.ts'
import { CARDS } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'
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
    for (const { art, place } of drawingsOf(game))
      if (!findIcon(art))
        yield {
          ...told(
            say`there is no drawing "${art}"`,
            say`Choose one from game-icons.net.${guessed(art, iconNames())}`,
          ),
          place: place(),
        }
  },
}

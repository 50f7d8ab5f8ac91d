import { say, told } from '../../finding.ts'
import { COMPONENTS, EDITIONS } from '../../game/files.ts'
import { currentEdition, type DataCheck } from '../../game/game.ts'

export const startPlayer: DataCheck = {
  code: 'start-player',
  severity: 'error',
  proves:
    'Where the edition has a start-player symbol, exactly one of each set of tiles or home cards has it; where it has none, none does.',
  examples: [
    { good: { file: COMPONENTS, now: '  tree: {type: tile, count: 5, start-player: 1}' } },
    {
      bad: {
        file: COMPONENTS,
        now: '  tree: {type: tile, count: 5, start-player: 1}',
        instead: '  tree: {type: tile, count: 5, start-player: 2}',
      },
      at: 'data/components.yaml “start-player: ▸2”',
    },
  ],
  *run(game) {
    const edition = currentEdition(game)
    if (!edition) return
    const wanted = edition['start-player-symbol'] ? 1 : 0
    const homes = game.components.filter(
      ({ id, type }) => type !== 'token' && !game.cards.some(({ kind }) => kind === id),
    )
    for (const { id, 'start-player': found = 0 } of homes)
      if (found !== wanted)
        yield {
          ...(wanted === 1
            ? told(
                say`"${id}" with the start-player symbol: ${found}; there must be exactly one`,
                say`Write "start-player: 1".`,
              )
            : told(
                say`"${id}" with the start-player symbol: ${found}; the edition "${edition.id}" has none`,
                say`Remove "start-player", or correct ${EDITIONS}.`,
              )),
          place: game.place(COMPONENTS, 'components', id, 'start-player'),
        }
  },
}

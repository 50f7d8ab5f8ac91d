import { COMPONENTS } from '../../game/files.ts'
import { currentEdition, type DataCheck } from '../../game/game.ts'

export const homes: DataCheck = {
  code: 'growl-homes',
  severity: 'error',
  proves:
    'There is a home tile for each player of the largest table, and a home card for each up to the range of the box.',
  examples: [
    { good: { file: COMPONENTS, now: '  home-tile: {type: tile, count: 15' } },
    {
      bad: {
        file: COMPONENTS,
        now: '  home-tile: {type: tile, count: 15',
        instead: '  home-tile: {type: tile, count: 14',
      },
      at: 'data/components.yaml “home-tile: {type: tile, count: ▸14”',
    },
  ],
  *run(game) {
    const players = currentEdition(game)?.players
    if (!players) return
    const needed = { 'home-tile': players.variant ?? players.max, 'home-card': players.max }
    for (const [id, count] of Object.entries(needed)) {
      const found = game.components.find((component) => component.id === id)?.count ?? 0
      if (found !== count)
        yield {
          message: `there are ${found} of "${id}" for a table of ${count}`,
          hint: 'One for each player.',
          place: game.place(COMPONENTS, 'components', id, 'count'),
        }
    }
  },
}

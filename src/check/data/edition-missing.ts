import { say, told } from '../../finding.ts'
import { EDITIONS, GAME } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'

export const editionMissing: DataCheck = {
  code: 'edition-missing',
  severity: 'error',
  proves: 'A game that lists editions says which of them its other files describe.',
  examples: [
    { good: { file: GAME, now: 'edition: first' } },
    { bad: { file: GAME, now: 'edition: first\n', instead: '' }, at: 'data/game.yaml “id: ▸orchard”' },
  ],
  *run(game) {
    const [first] = game.editions
    if (first && game.edition === undefined)
      yield {
        ...told(
          say`nothing says which edition of ${EDITIONS} the other files describe`,
          say`Write "edition: ${first.id}", or the one that is meant.`,
        ),
        place: game.place(GAME, 'id'),
      }
  },
}

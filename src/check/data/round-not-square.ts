import { say, told } from '../../finding.ts'
import { PIECES } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'

export const roundNotSquare: DataCheck = {
  code: 'round-not-square',
  severity: 'error',
  proves: 'A round piece is as wide as it is high.',
  examples: [
    { good: { file: PIECES, now: 'size: 20x20mm, shape: round' } },
    {
      bad: { file: PIECES, now: 'size: 20x20mm, shape: round', instead: 'size: 20x30mm, shape: round' },
      at: 'data/pieces.yaml “20x30mm”',
    },
  ],
  *run(game) {
    for (const { id, shape, size } of game.pieces) {
      if (shape !== 'round') continue
      if (typeof size === 'string' || size.width !== size.height)
        yield {
          ...told(
            say`"${id}" is round, but not as wide as high`,
            say`Write a size like "20x20mm", or "shape: rect".`,
          ),
          place: game.place(PIECES, 'pieces', id, 'size'),
        }
    }
  },
}

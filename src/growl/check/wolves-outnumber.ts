import { SETUP } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'

export const wolvesOutnumber: DataCheck = {
  code: 'growl-wolves-outnumber',
  severity: 'error',
  proves:
    'Starters are Bites and Gold, there is a Wolf Zero, wolves never outnumber humans at the start, and there are never fewer of them at a larger table.',
  examples: [
    { good: { file: SETUP, now: '  4: {starters: {bite: 1, gold: 3}' } },
    {
      bad: {
        file: SETUP,
        now: '  4: {starters: {bite: 1, gold: 3}',
        instead: '  4: {starters: {bite: 3, gold: 1}',
      },
      at: 'data/setup.yaml “4: {▸starters: {bite: 3, gold: 1}”',
    },
    {
      bad: {
        file: SETUP,
        now: '  10: {starters: {bite: 3, gold: 7}',
        instead: '  10: {starters: {bite: 2, gold: 8}',
      },
      at: 'data/setup.yaml “10: {▸starters: {bite: 2, gold: 8}”',
    },
  ],
  *run(game) {
    let before = 1
    for (const { players, starters } of game.columns) {
      const place = game.place(SETUP, 'players', players, 'starters')
      const { bite = 0, gold = 0, ...others } = starters
      if (Object.keys(others).length > 0 || bite === 0)
        yield {
          message: `${players} players: starters are Bites (at least one) and Gold, nothing else`,
          hint: 'Write "starters: {bite: …, gold: …}".',
          place,
        }
      else if (bite > gold)
        yield {
          message: `${players} players: ${bite} wolves against ${gold} humans at the start`,
          hint: 'Fewer Bites, more Gold.',
          place,
        }
      else if (bite < before)
        yield {
          message: `${players} players start with ${bite} Wolf Zeroes, a smaller table with ${before}`,
          hint: 'The number of Wolf Zeroes never goes down.',
          place,
        }
      before = Math.max(before, bite)
    }
  },
}

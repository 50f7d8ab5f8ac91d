import { SETUP } from '../../game/files.ts'
import { currentEdition, type DataCheck } from '../../game/game.ts'

export const extras: DataCheck = {
  code: 'growl-extras',
  severity: 'error',
  proves:
    'Columns above the range of the box are the variant, and get extra Bites and as many extra Wounds, extra-per-player of each for every player above; all others get none.',
  examples: [
    { good: { file: SETUP, now: 'variant: true, extra: {bite: 9, wound: 9}' } },
    {
      bad: {
        file: SETUP,
        now: 'variant: true, extra: {bite: 9, wound: 9}',
        instead: 'variant: true, extra: {bite: 9, wound: 8}',
      },
      at: 'data/setup.yaml “▸extra: {bite: 9, wound: 8}”',
    },
  ],
  *run(game) {
    const { max = 0 } = currentEdition(game)?.players ?? {}
    const perPlayer = game.numbers['extra-per-player'] ?? 0
    for (const { players, variant, extra } of game.columns) {
      if (variant !== players > max)
        yield {
          message: `${players} players are ${variant ? '' : 'not '}marked as the variant; the box is for up to ${max}`,
          hint: `Write "variant: true" above ${max} players, and only there.`,
          place: game.place(SETUP, 'players', players, 'variant'),
        }
      const count = Math.max(0, players - max) * perPlayer
      const expected = count === 0 ? {} : { bite: count, wound: count }
      const names = new Set([...Object.keys(extra), ...Object.keys(expected)])
      const wrong = [...names].some((card) => extra[card] !== (expected as Record<string, number>)[card])
      if (wrong)
        yield {
          message: `${players} players: the extra cards are ${counts(extra)}; by the rule they are ${counts(expected)}`,
          hint: `${perPlayer} Bites and ${perPlayer} Wounds for each player above ${max}.`,
          place: game.place(SETUP, 'players', players, 'extra'),
        }
    }
  },
}

const counts = (cards: Readonly<Record<string, number>>): string =>
  Object.entries(cards)
    .map(([card, count]) => `${count} "${card}"`)
    .join(' and ') || 'none'

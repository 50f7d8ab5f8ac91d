import { MAIN_BACK } from '../../game/deck.ts'
import { CARDS } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'

export const emblems: DataCheck = {
  code: 'growl-emblems',
  severity: 'error',
  proves: 'Every card has a drawing, and every Night and Final Night card its own.',
  examples: [
    { good: { file: CARDS, now: '  the-cage: {kind: night, back: night, art: cage, ' } },
    {
      bad: {
        file: CARDS,
        now: '  the-cage: {kind: night, back: night, art: cage, ',
        instead: '  the-cage: {kind: night, back: night, art: candles, ',
      },
      at: 'data/cards.yaml “the-candles: {kind: night, back: night, art: ▸candles”',
    },
  ],
  *run(game) {
    const seen = new Map<string, string>()
    for (const { id, back, art } of game.cards) {
      const place = game.place(CARDS, 'cards', id, 'art')
      if (!art) yield { message: `"${id}" has no drawing`, hint: 'Add "art: …".', place }
      else if (back !== MAIN_BACK && seen.has(art))
        yield {
          message: `"${id}" has the drawing of "${seen.get(art)}"`,
          hint: 'Give each Night card its own.',
          place,
        }
      if (art && !seen.has(art)) seen.set(art, id)
    }
  },
}

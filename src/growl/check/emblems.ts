import { MAIN_BACK } from '../../game/deck.ts'
import { CARDS } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'

export const emblems: DataCheck = {
  code: 'growl-emblems',
  severity: 'error',
  proves: 'Every card has a drawing, and every Night and Final Night card its own.',
  examples: [
    { good: { file: CARDS, now: '  caged: {kind: night, back: night, art: cage, ' } },
    {
      bad: {
        file: CARDS,
        now: '  caged: {kind: night, back: night, art: cage, ',
        instead: '  caged: {kind: night, back: night, art: present, ',
      },
      at: 'data/cards.yaml “caged: {kind: night, back: night, art: ▸present”',
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

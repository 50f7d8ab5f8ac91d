import { say, told } from '../../finding.ts'
import { CARDS, EDITIONS } from '../../game/files.ts'
import { currentEdition, type DataCheck, threshold } from '../../game/game.ts'

export const markUnused: DataCheck = {
  code: 'mark-unused',
  severity: 'error',
  proves: 'Every mark of the edition is on some card, and makes a difference at some number of players.',
  examples: [
    { good: { file: EDITIONS, now: '  marks: [4+]' } },
    {
      bad: { file: EDITIONS, now: '  marks: [4+]', instead: '  marks: [3+, 4+]' },
      at: 'data/editions.yaml “[▸3+, 4+]”',
    },
  ],
  *run(game) {
    const edition = currentEdition(game)
    if (!edition) return
    const { min, max } = edition.players
    const used = new Set(game.cards.flatMap(({ copies }) => copies.map(({ mark }) => mark)))
    for (const [i, mark] of edition.marks.entries()) {
      const place = game.place(EDITIONS, edition.id, 'marks', i)
      if (!used.has(mark))
        yield {
          ...told(say`no card of ${CARDS} has the mark ${mark}`, say`Mark some cards, or remove the mark.`),
          place,
        }
      else if (threshold(mark) <= min || threshold(mark) > max)
        yield {
          ...told(
            say`the mark ${mark} changes nothing for ${min} to ${max} players`,
            say`A mark above ${min} and up to ${max} takes cards out of some games but not of others.`,
          ),
          place,
        }
    }
  },
}

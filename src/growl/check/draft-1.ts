import { EDITIONS, SETUP } from '../../game/files.ts'
import { currentEdition, type DataCheck, type Edition, type Game, threshold } from '../../game/game.ts'
import { wolfZeroes } from '../fields.ts'

export const draft1: DataCheck = {
  code: 'growl-draft-1',
  severity: 'error',
  proves:
    'An earlier edition is consistent: its one mark begins where its range ends, the marked cards come back evenly, as many Bites as Wounds, until all are in, and its Wolf Zeroes are those of the setup table.',
  examples: [
    { good: { file: EDITIONS, now: '    9: {bite: 2, wound: 2}' } },
    {
      bad: { file: EDITIONS, now: '    9: {bite: 2, wound: 2}', instead: '    9: {bite: 2, wound: 3}' },
      at: 'data/editions.yaml “9: {bite: 2, wound: 3}”',
    },
    {
      bad: { file: EDITIONS, now: '  marks: [8+]', instead: '  marks: [9+]' },
      at: 'data/editions.yaml “marks: [9+]”',
    },
  ],
  *run(game) {
    // Compared with what? That has a check of its own.
    const current = currentEdition(game)
    for (const edition of game.editions)
      if (edition !== current) {
        yield* marks(game, edition)
        yield* removals(game, edition)
        yield* wolves(game, edition)
      }
  },
}

function* marks(game: Game, { id, players, marks: [mark, ...more] }: Edition) {
  if (!mark || more.length > 0 || threshold(mark) !== players.max + 1)
    yield {
      message: `"${id}" is for up to ${players.max} players without an expansion, so its mark is ${players.max + 1}+`,
      hint: `Write "marks: [${players.max + 1}+]", or correct the range.`,
      place: game.place(EDITIONS, id, 'marks'),
    }
}

/** The table with all marked cards takes out none; every player fewer takes out a step more of each. */
function* removals(game: Game, { id, players, removed }: Edition) {
  const full = players.expansion ?? players.max
  const step = Object.values(removed[full - 1] ?? {})[0] ?? 0
  for (let count = players.max + 1; count < full; count++) {
    const cards = Object.entries(removed[count] ?? {})
    const expected = step * (full - count)
    const names = cards.map(([card]) => card).sort()
    if (names.join() !== 'bite,wound' || cards.some(([, number]) => number !== expected))
      yield {
        message: `${count} players of "${id}" take out other cards than ${expected} Bites and ${expected} Wounds, ${step} for each player below ${full}`,
        hint: `Write "${count}: {bite: ${expected}, wound: ${expected}}", or correct the other lines.`,
        place: game.place(EDITIONS, id, 'removed', count),
      }
  }
  for (const count of Object.keys(removed))
    if (Number(count) <= players.max || Number(count) >= full)
      yield {
        message: `"${id}" takes out marked cards at ${count} players; at ${full} all are in, up to ${players.max} none`,
        hint: 'Remove the line.',
        place: game.place(EDITIONS, id, 'removed', count),
      }
}

function* wolves(game: Game, edition: Edition) {
  const { id, players } = edition
  const zeroes = wolfZeroes(edition)
  const current = currentEdition(game)?.id
  for (let count = players.min; count <= players.max; count++) {
    const column = game.columns.find((each) => each.players === count)
    const found = zeroes[count]
    if (found !== column?.starters.bite)
      yield {
        message: `${count} players of "${id}" start with ${found ?? 'unknown'} Wolf Zeroes, of "${current}" with ${column?.starters.bite ?? 'unknown'}`,
        hint: `The two editions agree here: compare with ${SETUP}.`,
        place: game.place(EDITIONS, id, 'wolf-zeroes', count),
      }
  }
  for (const count of Object.keys(zeroes))
    if (Number(count) < players.min || Number(count) > players.max)
      yield {
        message: `"${id}" names Wolf Zeroes for ${count} players, outside its ${players.min} to ${players.max}`,
        hint: 'Remove the entry.',
        place: game.place(EDITIONS, id, 'wolf-zeroes', count),
      }
}

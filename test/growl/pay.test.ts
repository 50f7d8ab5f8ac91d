import { expect, it } from 'vitest'
import { mostOnes } from '../../src/growl/check/pay.ts'

/** All ways that so many players can hold at most so much Gold. */
function* hands(players: number, gold: number): Generator<number[]> {
  if (players === 0) yield []
  else
    for (let held = 0; held <= gold; held++)
      for (const others of hands(players - 1, gold - held)) yield [held, ...others]
}

/** Hand by hand: a token worth 3 is paid wherever it fits, while there are any. */
function tried(players: number, each: number, gold: number, threes: number): number {
  const needed = [...hands(players, gold)].map((held) => {
    const owed = held.map((own) => own + each)
    const full = owed.reduce((sum, own) => sum + Math.floor(own / 3), 0)
    return owed.reduce((sum, own) => sum + own, 0) - 3 * Math.min(full, threes)
  })
  return Math.max(...needed)
}

it('the worst way to spread Gold is the worst of all ways', () => {
  for (let players = 1; players <= 3; players++)
    for (let each = 0; each <= 5; each++)
      for (let gold = 0; gold <= 8; gold++)
        for (const threes of [0, 1, 2, 4, 20])
          expect(mostOnes(players, each, gold, threes), `${players} ${each} ${gold} ${threes}`).toBe(
            tried(players, each, gold, threes),
          )
})

it('is found at once for the largest figures that data may hold', () => {
  expect(mostOnes(15, 9999, 9999, 9999)).toBe(15 * 9999 + 9999 - 3 * 9999)
})

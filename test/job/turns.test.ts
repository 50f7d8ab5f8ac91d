import { expect, it } from 'vitest'
import { newTurns, takeTurn, takeTurns } from '../../src/job/turns.ts'

it('two who take turns take each of them once, the faster one more', () => {
  const turns = newTurns()
  const [fast, slow] = [takeTurn(turns), takeTurn(turns)].map((first) =>
    takeTurns(turns, 6, first)[Symbol.iterator](),
  )
  const taken = [fast, slow, fast, fast, slow, fast, fast].map((each) => each!.next().value)
  expect(taken).toEqual([0, 1, 2, 3, 4, 5, undefined])
  expect(slow!.next().done).toBe(true)
})

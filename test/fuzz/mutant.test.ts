import { describe, expect, it } from 'vitest'
import { editsOf } from './edits.ts'
import { games, kindOf } from './games.ts'
import { changedFiles, mutantOf } from './mutant.ts'
import { ROADS } from './roads.ts'

const NUMBERS = Array.from({ length: 12_000 }, (_, number) => number)
const mutants = NUMBERS.map((number) => mutantOf(7, number))
const steps = mutants.flatMap((mutant) => mutant.steps)

describe('a mutant', () => {
  it('is the same for the same seed and number, and another for others', () => {
    for (const number of [0, 1, 99]) {
      expect(mutantOf(7, number)).toEqual(mutantOf(7, number))
      expect(changedFiles(mutantOf(7, number))).toEqual(changedFiles(mutantOf(7, number)))
      expect(mutantOf(7, number)).not.toEqual(mutantOf(8, number))
    }
    expect(new Set(mutants.map((mutant) => JSON.stringify(mutant))).size).toBe(mutants.length)
  })

  it('is of every game and goes down every road', () => {
    const drawn = new Set(mutants.map(({ game, road }) => `${game} ${road}`))
    expect(drawn.size).toBe(Object.keys(games).length * ROADS.length)
  })

  it('has every kind of file broken in every way', () => {
    const drawn = new Set(steps.map(({ file, edit }) => `${kindOf(file)}: ${edit}`))
    const possible = Object.entries(editsOf).flatMap(([kind, edits]) =>
      Object.keys(edits).map((edit) => `${kind}: ${edit}`),
    )
    expect(possible.filter((each) => !drawn.has(each))).toEqual([])
  })

  it('is hardly ever the game as it was', () => {
    const some = mutants.slice(0, 300)
    const same = some.filter((mutant) =>
      Object.entries(changedFiles(mutant)).every(([file, text]) => text === games[mutant.game][file]),
    )
    expect(same.length).toBeLessThan(some.length / 20)
  })
})

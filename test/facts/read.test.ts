import { describe, expect, it } from 'vitest'
import { readFacts } from '../../src/facts/read.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { memoryFolder } from '../../src/source/folder.ts'

const KINDS = `kinds:
  face: {means: how it lies, choices: [up, down], example: face-down, says: down, guarded: true}
  cards: {means: how many cards, number: true, example: two cards, says: 2}
`
const read = (text: string) => readFacts(memoryFolder({ 'data/facts.yaml': KINDS + text }))
const problems = (text: string) =>
  read(text).findings.map(({ place, message }) => `${place?.line}:${place?.column} ${message}`)

describe('the facts of a game', () => {
  it('are read with their kinds, clauses and places', () => {
    const { sheet, findings } = read(
      'places: {storm: {put: put}}\ncards:\n  storm: {put: {cards: 1?, face: down}, deal: {cards: 2}}\n',
    )
    expect(findings).toEqual([])
    expect(sheet?.kinds.get('face')).toMatchObject({ choices: ['up', 'down'], number: false })
    expect(sheet?.kinds.get('face')?.guarded).toEqual(['up', 'down', 'other'])
    expect(sheet?.cards.get('storm')).toMatchObject([
      { id: 'storm/put/cards', choice: '1', implied: true, at: 'put' },
      { id: 'storm/put/face', choice: 'down', implied: false, at: 'put' },
      { id: 'storm/deal/cards', choice: '2', implied: false, place: { line: 6 } },
    ])
    expect(sheet?.cards.get('storm')?.[2]).not.toHaveProperty('at')
  })

  it('may follow from one another, on every card or on one', () => {
    const rule = (words: string) =>
      read(
        `cards: {storm: {put: {cards: 1, face: down}}, calm: {put: {face: down}}}\nimplies:\n  - ${words}\n`,
      )
    const general = rule('{said: {face: down}, so: {cards: 1}, why: so it is}').sheet!
    expect(general.implies.get('storm')).toMatchObject([
      { said: [{ id: 'storm/put/face' }], so: [{ id: 'storm/put/cards' }], why: 'so it is' },
    ])
    expect(general.implies.get('calm')).toEqual([])
    const other = rule('{card: calm, said: {face: down}, so: {cards: 1}, why: so it is}')
    expect(other.findings[0]?.message).toBe('no card states both sides of this')
    expect(rule('{said: {fase: down}, so: {cards: 1}, why: x}').findings[0]?.message).toBe(
      'unknown kind "fase"',
    )
  })

  it('are not there in a game without the file', () => {
    expect(readFacts(memoryFolder({}))).toEqual({ findings: [] })
  })

  it('of GROWL are well formed', () => {
    const { sheet, findings } = readFacts(diskFolder('.'))
    expect(findings).toEqual([])
    expect(sheet?.cards.size).toBe(16)
  })

  it.each([
    ['cards: {a: {b: {fase: down}}}', '4:17 unknown kind "fase"'],
    ['cards: {a: {b: {face: sideways}}}', '4:23 face cannot be "sideways"'],
    ['cards: {a: {b: {cards: many}}}', '4:24 cards cannot be "many"'],
    ['cards: {a: {b: [face]}}', '4:16 "b" is a list'],
    ['cards: {}\nplaces: {a: {b: put}}', '5:10 no card "a" has facts'],
    ['cards: {a: {b: {face: up}}}\nplaces: {a: {c: put}}', '5:14 a has no clause "c"'],
    ['cards: {}\nfacts: {}', '5:1 unknown key "facts"'],
    ['  odd: {means: x, example: x, says: x}\ncards: {}', '4:3 "odd" needs either "number: true" or choices'],
    [
      '  odd: {means: x, number: true, example: x, says: 1, guarded: maybe}\ncards: {}',
      '4:63 "guarded" is "maybe"',
    ],
    ['  odd: {means: x, number: true, says: 1}\ncards: {}', '4:3 "example" is missing'],
    ['  odd: {means: x, number: true, example: x, says: x}\ncards: {}', '4:51 odd cannot be "x"'],
    [
      '  odd: {means: x, number: true, example: x, says: 1, covers: [fase]}\ncards: {}',
      '4:63 odd covers an unknown kind "fase"',
    ],
    [
      '  odd: {means: x, number: true, example: x, says: 1, beside: [fase]}\ncards: {}',
      '4:63 odd stands beside an unknown kind "fase"',
    ],
  ])('are refused with their place: %s', (text, problem) => {
    expect(problems(text)[0]).toBe(problem)
    expect(read(text).sheet).toBeUndefined()
  })
})

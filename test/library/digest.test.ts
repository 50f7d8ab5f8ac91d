import { describe, expect, it } from 'vitest'
import { digestOf } from '../../src/library/digest.ts'
import { type GameFolder, type MemoryFile, memoryFolder } from '../../src/source/folder.ts'

const FILES = {
  'data/game.yaml': 'id: a',
  'data/expansions': { refused: 'not-a-file' },
  'data/expansions/b.yaml': 'id: b',
  'locales/en/cards.yaml': 'a: b',
} as const
const digest = (changes: Readonly<Record<string, MemoryFile>>) =>
  digestOf(memoryFolder({ ...FILES, ...changes }), 'data')

describe('the digest of a folder', () => {
  it('is the same for the same files', () => {
    expect(digest({})).toBe(digest({}))
  })

  it.each([
    ['a file changes', { 'data/game.yaml': 'id: c' }],
    ['a file comes', { 'data/cards.yaml': '' }],
    ['a file further inside changes', { 'data/expansions/b.yaml': 'id: c' }],
    ['a file cannot be read any more', { 'data/game.yaml': { refused: 'unreadable' } }],
  ] as const)('is another when %s', (_, changes) => {
    expect(digest(changes)).not.toBe(digest({}))
  })

  it('is none of links that lead round in a circle', () => {
    const circle: GameFolder = {
      name: 'circle',
      bytes: () => 'not-a-file',
      list: () => ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'],
    }
    expect(digestOf(circle, 'data')).toBeUndefined()
  })

  it('has nothing to do with other folders', () => {
    expect(digest({ 'locales/en/cards.yaml': 'c' })).toBe(digest({}))
  })
})

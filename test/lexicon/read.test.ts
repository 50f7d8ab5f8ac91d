import { describe, expect, it } from 'vitest'
import { TextReader } from '../../src/lexicon/mentions.ts'
import { readLexicon } from '../../src/lexicon/read.ts'
import { memoryFolder } from '../../src/source/folder.ts'

const read = (...lines: string[]) =>
  readLexicon(memoryFolder({ 'locales/en/lexicon.yaml': lines.join('\n') }), 'en', {
    kinds: new Map(),
    cards: new Map(),
  })

const told = (...lines: string[]) =>
  read(...lines).findings.map(({ place, message }) => `${place!.line}:${place!.column}: ${message}`)

/** A list, one made of it, one made of that … */
const chain = (length: number) =>
  Array.from({ length }, (_, i) => `  z${i}: ${i === 0 ? 'word / two words' : `"{z${i - 1}} / other ${i}"`}`)

describe('lists made of lists', () => {
  it('are followed', () => {
    const { lexicon, findings } = read('lists:', ...chain(100))
    expect(findings).toEqual([])
    expect(new TextReader(lexicon!).read('two words').mentions).toEqual([])
  })
  it('to a depth that is said', () => {
    expect(told('lists:', ...chain(9000)).slice(0, 1)).toEqual([
      '103:3: {z101} is made of lists within lists, more than 100 deep',
    ])
  })
  it('with groups counted as well', () => {
    const groups = `${'('.repeat(60)}b c / d${')'.repeat(60)}`
    expect(told('lists:', `  a: "${groups}"`, `  b: "${groups.replace('d', '{a}')}"`)).toEqual([
      '3:3: {b} is made of lists within lists, more than 100 deep',
    ])
  })
})

describe('what should be forms and is not, is told', () => {
  it.each([
    [['lists:', '  z: {player}'], '2:6: expected forms, found a map'],
    [['lists:', '  z: [a, b]'], '2:6: expected forms, found a list in YAML'],
    [['numbers:', '  2: [two, both]'], '2:6: expected forms, found a list in YAML'],
    [['negations:', '  before: {not}'], '2:11: expected forms, found a map'],
  ])('%j', (lines, message) => {
    expect(told(...lines)).toEqual([message])
  })
})

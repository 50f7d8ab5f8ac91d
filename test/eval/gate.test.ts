import { describe, expect, it } from 'vitest'
import { LexiconReader } from '../../src/check/facts/language/mentions.ts'
import { readLexicon } from '../../src/check/facts/language/read-lexicon.ts'
import { readFacts } from '../../src/game/facts.ts'
import { diskFolder } from '../../src/game/folder.ts'
import { readCorpus, readLabels } from './corpus.ts'
import { type Measure, measure, type Score } from './measure.ts'

// What the fact checker has to reach in every language that has a lexicon and a corpus. Texts of the kept-out hands were never
// seen by whoever wrote the lexicon.

const game = diskFolder('.')
const sheet = readFacts(game).sheet!
const languages = diskFolder('test/eval')
  .list('corpus')
  .filter((lang) => game.list(`locales/${lang}`).includes('lexicon.yaml'))

/** The share that went right of one or several measures. */
function share(score: Score, ...names: readonly Measure[]): number {
  const tallies = names.flatMap((name) => score.get(name) ?? [])
  const sum = (field: 'right' | 'total') => tallies.reduce((total, tally) => total + tally[field], 0)
  return sum('right') / sum('total')
}

describe.each(languages)('the fact checker in %s', (lang) => {
  const { lexicon } = readLexicon(game, lang, sheet)
  const { open, keptOut } = measure(readCorpus(lang, readLabels(game)), new LexiconReader(lexicon!), sheet)

  it('calls no correct text wrong', () => {
    expect(open.get('false errors')?.slips).toEqual([])
    // No texts here: whoever mends the lexicon must not see them.
    expect(keptOut.get('false errors')?.slips.length).toBe(0)
  })

  it('recognises the facts of correct texts: 98 %, and 95 % of texts never seen', () => {
    expect(share(open, 'recognised')).toBeGreaterThanOrEqual(0.98)
    expect(share(keptOut, 'recognised')).toBeGreaterThanOrEqual(0.95)
  })

  it('notices 98 % of reversed facts and changed numbers, naming the very fact', () => {
    expect(share(open, 'reversed', 'number')).toBeGreaterThanOrEqual(0.98)
  })

  it('notices 98 % of swapped texts, naming the card', () => {
    expect(share(open, 'swapped')).toBeGreaterThanOrEqual(0.98)
  })

  it('notices 95 % of dropped facts', () => {
    expect(share(open, 'dropped')).toBeGreaterThanOrEqual(0.95)
  })
})

import { describe, expect, it } from 'vitest'
import { judge } from '../../src/facts/judge.ts'
import { cardTexts } from '../../src/facts/study.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { TextReader } from '../../src/lexicon/mentions.ts'
import { readLexicon } from '../../src/lexicon/read.ts'
import { readLocale } from '../../src/locale/read.ts'
import { readCorpus } from '../eval/corpus.ts'
import { isKeptOut } from '../eval/hands.ts'
import { readLabels } from '../eval/labels.ts'
import { WHOLE } from '../locale/shipped.ts'
import { sheet } from './reading.ts'

// Being trusted gives the power to choose; being accused kills. A card that mixes the two up changes the game.

const folder = diskFolder('.')
const labels = readLabels(folder)
const VOTES = { 'the-trusted': 'decides', 'the-accused': 'dies', 'the-purge': 'dies' }

describe.each(WHOLE)('what the most votes bring, in %s', (lang) => {
  const reader = new TextReader(readLexicon(folder, lang, sheet).lexicon!)
  const verdictOf = (card: string, text: string) =>
    judge(sheet.cards.get(card)!, reader.read(text), sheet.kinds).verdicts.find(
      ({ fact }) => fact.id === `${card}/result/most`,
    )!

  it.each(Object.entries(VOTES))('our own card %s: the player %s', (card, choice) => {
    const node = cardTexts(readLocale(folder, lang).texts, sheet).get(card)!
    const { verdict, fact } = verdictOf(card, String(node.value))
    expect([verdict, fact.choice]).toEqual(['stated', choice])
  })

  const wrong = readCorpus(lang, labels).mutations.filter(
    ({ hand, card, fact, says }) =>
      !isKeptOut(hand) && fact === 'most' && (card === 'the-trusted' ? says === 'dies' : says === 'decides'),
  )
  it('there are texts that say the wrong thing of both', () => {
    expect(wrong.some(({ card }) => card === 'the-trusted')).toBe(true)
    expect(wrong.some(({ card }) => card !== 'the-trusted')).toBe(true)
  })
  it.each(wrong.map((each) => [each.card, each.hand, each.text] as const))(
    '%s, hand %s, is an error',
    (card, _, text) => {
      expect(verdictOf(card, text).verdict).toBe('contradicted')
    },
  )
})

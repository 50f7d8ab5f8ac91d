import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FigureReader } from '../../src/facts/figures.ts'
import { type RoughKnowledge, roughDifferences } from '../../src/facts/rough.ts'
import type { TextPair } from '../../src/facts/rough-pair.ts'
import { inEnglish } from '../../src/finding.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { plainText } from '../../src/lexicon/plain.ts'
import { Library } from '../../src/library/library.ts'
import { compareRoughly } from '../../src/library/rough.ts'
import { overlay } from '../../src/source/folder.ts'
import { readCorpus } from '../eval/corpus.ts'
import { isKeptOut } from '../eval/hands.ts'
import { readLabels } from '../eval/labels.ts'
import { WHOLE } from '../locale/shipped.ts'

const NUMBERS = new Map([
  ['zwei', 2],
  ['drei', 3],
  ['sechs', 6],
  ['dix-sept', 17],
  ['dix', 10],
])
const read = (text: string) => new FigureReader(NUMBERS).read(plainText(text))
const figures = (text: string) => read(text).map(({ value }) => value)

describe('numbers of a text', () => {
  it('are digits of all kinds, and words', () => {
    expect(figures('2 ３ ๔ und Zwei, sechs')).toEqual([2, 3, 4, 2, 6])
  })

  it('are whole words, the longest first', () => {
    expect(figures('zweifach, dreist, dix-sept, dix')).toEqual([17, 10])
  })

  it('know where they stand', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('zwei', 'Drei', '17', 'Karten', ',')), (words) => {
        const text = words.join(' ')
        for (const { value, from, to } of read(text))
          expect(NUMBERS.get(text.slice(from, to).toLowerCase()) ?? Number(text.slice(from, to))).toBe(value)
      }),
    )
  })
})

const KNOWN: RoughKnowledge = {
  numbers: NUMBERS,
  originalNumbers: new Map([['two', 2]]),
  names: [
    { id: 'bite', title: 'Biss', original: 'Bite' },
    { id: 'gold', title: 'Gold', original: 'Gold' },
    { id: 'salve', title: 'Salbe', original: 'Salve' },
  ],
  sheet: { kinds: new Map(), cards: new Map(), implies: new Map() },
  areOwn: true,
}
const pair = (value: string, original: string): TextPair => ({
  card: 'x',
  text: { value, words: () => ({ file: 'x', line: 1, column: 1, endLine: 1, endColumn: 1 }) },
  original,
})
const differences = (value: string, original: string, known: Partial<RoughKnowledge> = {}) =>
  roughDifferences([pair(value, original)], { ...KNOWN, ...known }).map(({ message }) => inEnglish(message))

describe('without a lexicon a text differs from its original by', () => {
  it('a number, in digits or words; 1 goes without saying', () => {
    expect(differences('Wählt zwei Leute.', 'Choose two people.')).toEqual([])
    expect(differences('Wählt 1 Person.', 'Choose a person.')).toEqual([])
    expect(differences('Wählt 3 Leute.', 'Choose two people.')).toEqual([
      '“3” is no number of the original, which has 2',
    ])
    expect(differences('Wählt jemanden.', 'Choose two people.')).toEqual([
      '“two” of the original is no number of this text',
    ])
  })

  it('a number word only where it is not a word of another meaning in several texts', () => {
    const pairs = ['Sechs heißt er.', 'Sechs ist da.'].map((text) => pair(text, 'He is there.'))
    expect(roughDifferences(pairs, KNOWN)).toEqual([])
    expect(roughDifferences(pairs.slice(0, 1), KNOWN)).toHaveLength(1)
  })

  it('a card named for another, in any form', () => {
    expect(differences('Zeigt alle Bisse.', 'Show all Bites.')).toEqual([])
    expect(differences('Zeigt eine Salbe her.', 'Show me one Bite.')).toEqual([
      'this text names Salbe (Salve), where the original names Bite',
    ])
  })

  it('its length', () => {
    expect(differences('Nein.', 'Everybody shows a card of their hand.')).toEqual([
      'this text is much shorter than the original lets expect',
    ])
    expect(differences('手札を見せる。', 'Everybody shows a hand.')).toEqual([])
  })

  it('quotes, in the game’s own texts, and other icons, in those of others', () => {
    expect(differences('Ruft los: raus!', 'Call out: “Go away!”')).toHaveLength(1)
    expect(differences('Ruft los: raus!', 'Call out: “Go away!”', { areOwn: false })).toEqual([])
    expect(differences('Nehmt :salve: dazu', 'Take a :wound: now', { areOwn: false })).toEqual([
      'the original does not show :salve:, but :wound:',
    ])
  })

  it('“not”, where that is known', () => {
    const silent = { ...pair('Alles ist gut.', 'Not this, not that.'), negations: { own: 0, original: 2 } }
    expect(roughDifferences([silent], KNOWN).map(({ message }) => inEnglish(message))).toEqual([
      'the original says “not” 2 times, and this text never does',
    ])
  })
})

describe('our own translations, with their lexicons taken away', () => {
  const translations = WHOLE.filter((lang) => lang !== 'en')
  const gone = translations.map((lang) => [`locales/${lang}/lexicon/shared.yaml`, undefined] as const)
  const library = new Library(overlay(diskFolder('.'), Object.fromEntries(gone)))

  it('give three warnings in 112 texts: French, Chinese and Thai say “two” for “either”', () => {
    const told = translations.flatMap((lang) =>
      compareRoughly(library, lang).differences.map(
        ({ card, message }) => `${lang} ${card}: ${inEnglish(message)}`,
      ),
    )
    expect(told).toEqual([
      'fr truth-serum: “deux” is no number of the original, which has none',
      'zh truth-serum: “兩” is no number of the original, which has none',
      'th truth-serum: “สอง” is no number of the original, which has none',
    ])
  })

  it('show most of the wrong numbers of the open hands, and call few right texts wrong', () => {
    const labels = readLabels(diskFolder('.'))
    const counts = { right: 0, alarms: 0, numbers: 0, wrong: 0, noticed: 0 }
    for (const lang of translations) {
      const { texts, mutations } = readCorpus(lang, labels)
      const differing = (all: readonly { card: string; text: string }[]): Set<string> => {
        const loose = new Map(all.map(({ card, text }) => [card, pair(text, '').text]))
        return new Set(compareRoughly(library, lang, loose).differences.map(({ card }) => card))
      }
      for (const hand of new Set(texts.map((text) => text.hand).filter((each) => !isKeptOut(each)))) {
        const right = texts.filter((text) => text.hand === hand)
        counts.right += right.length
        counts.alarms += differing(right).size
        const wrong = mutations.filter((each) => each.hand === hand && each.kind === 'number')
        for (const { card, text } of wrong) {
          // Every third of all, for time's sake.
          if (counts.numbers++ % 3 > 0) continue
          counts.wrong++
          const others = right.filter((each) => each.card !== card)
          if (differing([...others, { card, text }]).has(card)) counts.noticed++
        }
      }
    }
    expect(counts.wrong).toBeGreaterThan(100)
    expect(counts.alarms / counts.right).toBeLessThanOrEqual(0.05)
    expect(counts.noticed / counts.wrong).toBeGreaterThanOrEqual(0.5)
  })
})

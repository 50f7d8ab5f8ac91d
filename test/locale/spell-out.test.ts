import { describe, expect, it } from 'vitest'
import { numberWords } from '../../src/locale/number-words.ts'
import { numberWordsIn } from '../../src/locale/spell-out.ts'

const wordsFor = (lang: string, value: number): string[] =>
  [...numberWords(lang)].flatMap(([word, each]) => (each === value ? [word] : []))

describe('words for numbers', () => {
  it.each([
    ['de', 13, ['dreizehn']],
    ['fr', 17, ['dix-sept']],
    ['it', 20, ['venti']],
    ['pt-BR', 2, ['dois', 'duas']],
    ['nb', 4, ['fire']],
    ['ko', 2, ['이', '두', '둘']],
    ['zh', 12, ['十二']],
    ['th', 20, ['ยี่สิบ']],
  ])('in %s %i is %j, whatever the region', (lang, value, words) => {
    expect(wordsFor(lang, value)).toEqual(words)
  })

  it('are known in every gender and case', () => {
    expect(wordsFor('ru', 2)).toEqual(expect.arrayContaining(['два', 'две', 'двух', 'двум', 'двумя']))
    expect(wordsFor('pl', 5)).toEqual(expect.arrayContaining(['pięć', 'pięciu']))
    expect(wordsFor('fi', 3)).toEqual(expect.arrayContaining(['kolme', 'kolmen', 'kolmea']))
  })

  it('are known from 2 to 20 in more than seventy languages, and in no language that there is not', () => {
    const codes =
      'af am ar az be bg bs ca cs cy da de el en eo es et fa fi fil fo fr ga gu he hi hr hu hy id is it ja ka kk km ko ky lb lo lt lv mk ms mt my ne nl nn no pl pt ro ru sk sl sq sr su sv sw ta th tr uk vi yue zh'
    for (const code of codes.split(' '))
      expect([code, new Set(numberWords(code).values()).size]).toEqual([code, 19])
    expect(numberWords('tlh').size).toBe(0)
    expect(numberWords('__proto__').size).toBe(0)
  })

  it('leave out what stands for two numbers, is written in digits, or counts years and money', () => {
    const rules = {
      '%spellout-cardinal': [
        ['0', '=#,##0=;'],
        ['2', 'two;'],
        ['3', 'some;'],
        ['4', 'some;'],
        ['5', "'five;"],
        ['6', '=%%missing=;'],
        ['7', '7;'],
        ['10', 'ten[ and →→];'],
        ['20', '←← times ten[|, no more];'],
      ],
      '%spellout-cardinal-financial': [['2', 'deuce;']],
      '%spellout-numbering-year': [['0', 'year;']],
    } as const
    const words = numberWordsIn(rules)
    expect([...words.keys()]).toEqual([
      'two',
      'five',
      'ten',
      'ten and two',
      'ten and five',
      'two times ten, no more',
    ])
    expect(words.get('ten and two')).toBe(12)
    expect(words.get('two times ten, no more')).toBe(20)
  })
})

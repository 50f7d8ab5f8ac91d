import { describe, expect, test } from 'vitest'
import type { Align } from '../../src/layout/layout.ts'
import { LANGUAGES, lines, linesOf, plainSample, sample, textOf } from './texts.ts'

const ALIGNMENTS: readonly Align[] = ['left', 'center', 'justify']

describe('Thai lines', () => {
  const WIDTHS = [9, 13, 20]

  /** Where words begin in each paragraph, counting letters only. */
  const wordStarts = sample('th')
    .trim()
    .split('\n\n')
    .map((paragraph) => {
      const starts = new Set([0])
      let at = 0
      for (const word of paragraph.replaceAll('*', '').split(/[|\s]+/)) {
        at += word.length
        starts.add(at)
      }
      return starts
    })

  test.each(ALIGNMENTS)('begin with a word and never with a mark, set %s', (align) => {
    let count = 0
    const wrong: string[] = []
    for (const width of WIDTHS) {
      let [paragraph, at] = [-1, 0]
      for (const line of linesOf(plainSample('th'), 'th', width, { align })) {
        if (line.paragraph !== paragraph) [paragraph, at] = [line.paragraph, 0]
        const text = textOf(line).replaceAll(' ', '')
        if (!wordStarts[paragraph]!.has(at) || /^[ฯๆะ-ฺๅ-๎)”’]/.test(text)) wrong.push(`${width}: ${text}`)
        at += text.length
        count++
      }
    }
    expect(count).toBeGreaterThanOrEqual(300)
    expect(wrong).toEqual([])
  })

  test('a loanword of the glossary is never cut', () => {
    const text = 'ผู้เล่นเจ้าของเทิร์นรับโทเคนทอง'
    for (let width = 4; width < 16; width += 0.5)
      for (const word of ['เทิร์น', 'โทเคน', 'ผู้เล่น']) expect(lines(text, 'th', width).join('|')).toContain(word)
  })

  test('the repetition mark stays with its word, even behind a space', () => {
    for (let width = 3; width < 12; width += 0.25)
      for (const line of lines('สิ่งต่าง ๆ ที่คนอื่น ๆ เห็นอยู่ข้าง ๆ กันนั้น', 'th', width)) expect(line).not.toMatch(/^ๆ/)
  })
})

describe('Chinese and Japanese lines', () => {
  // JIS X 4051 and the W3C's requirements for Chinese: what may not begin a line, and what may not end one.
  const NEVER_FIRST =
    /^[、。，．・：；？！」』）〉》】〕］｝”’ー～ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々ゝゞヽヾ)\]}.,:;!?%]/
  const NEVER_LAST = /[「『（〈《【〔［｛“‘([{]$/

  test.each(['zh', 'ja'])('%s: no kinsoku violation in 500 lines', (lang) => {
    let count = 0
    const wrong: string[] = []
    for (const align of ALIGNMENTS)
      for (const width of [7, 11, 17])
        for (const line of lines(plainSample(lang), lang, width, { align })) {
          count++
          if (NEVER_FIRST.test(line) || NEVER_LAST.test(line.trimEnd())) wrong.push(`${width}: ${line}`)
        }
    expect(count).toBeGreaterThanOrEqual(500)
    expect(wrong).toEqual([])
  })

  test('a two-em dash and an ellipsis are not cut', () => {
    for (let width = 4; width < 12; width += 0.5)
      expect(lines('然後站起來歡呼——如果還有的話……三……二……一——指！', 'zh', width).join('/')).not.toMatch(
        /—\/—|…\/…/,
      )
  })

  test('a number is not cut from its counter', () => {
    for (let width = 4; width < 12; width += 0.5)
      for (const line of lines('手札が5枚以上ある人を2人選び、カードを10枚引きます。', 'ja', width))
        expect(line).not.toMatch(/\d$/)
  })

  test('an icon stays with the word before it', () => {
    for (let width = 4; width < 12; width += 0.5)
      for (const line of lines('擁有三個傷害:wound:的玩家死亡，護符:charm:抵銷撕咬:bite:。', 'zh', width))
        expect(line).not.toMatch(/^\[/)
  })
})

describe('lines in any language', () => {
  test.each(LANGUAGES)('%s: none is wider than its column', (lang) => {
    for (const align of ALIGNMENTS)
      for (const width of [7, 11, 17, 30])
        for (const line of linesOf(plainSample(lang), lang, width, { align })) {
          expect(line.x).toBeGreaterThanOrEqual(-1e-6)
          expect(line.x + line.width, textOf(line)).toBeLessThanOrEqual(width + 1e-6)
        }
  })

  test.each(LANGUAGES)('%s: all words come back in order', (lang) => {
    const letters = (text: string) => text.replaceAll(/[\s\u202f\u00a0*-]|:[a-z]+:|\[[a-z]+\]/g, '')
    for (const width of [11, 17])
      expect(letters(lines(plainSample(lang), lang, width).join(''))).toBe(letters(plainSample(lang)))
  })

  test.each(LANGUAGES)('%s: no paragraph ends in a line of one short word', (lang) => {
    for (const width of [14, 18, 24]) {
      const all = linesOf(plainSample(lang), lang, width)
      const widows = all.filter(
        (line) =>
          line.ends && !line.begins && line.aligned.from === line.aligned.to && line.width < width / 2,
      )
      expect(widows.map(textOf)).toEqual([])
    }
  })
})

test('Han and Kana: rather a short line than a last line of one character, justified too', () => {
  expect(lines('8 「最後の夜」カード', 'ja', 8.5, { align: 'justify' })).toEqual(['8 「最後の夜」', 'カード'])
})

describe('ragged lines', () => {
  const ALL = Array.from({ length: 60 }, (_, i) => 8 + i / 4)

  test('two of them part between two sentences', () => {
    expect(lines('Discard this card. The Final Night falls.', 'en', 12)).toEqual([
      'Discard this card. ',
      'The Final Night falls.',
    ])
    expect(lines('このカードを捨てる。最後の夜が訪れる。', 'ja', 15)).toEqual([
      'このカードを捨てる。',
      '最後の夜が訪れる。',
    ])
    for (const width of ALL)
      expect(lines('No. Nobody may ever look at it again.', 'en', width)[0], `${width}`).not.toBe('No. ')
  })

  test.each([
    ['en', 'Look at all the cards in that player’s hand. No talking until the night is over.'],
    ['ja', 'あなた以外の生存プレイヤーを1人選ぶ。その手札をすべて見る。夜が終わるまで会話は禁止。'],
    ['de', 'Alle legen eine beliebige Karte verdeckt auf einen Haufen in der Mitte. Du mischst ihn.'],
  ])('%s: the last one is not a short word where another way takes no more lines', (lang, text) => {
    const lonely = ALL.filter((width) => {
      const all = linesOf(text, lang, width)
      return all.length > 2 && all.at(-1)!.width < width / 4
    })
    expect(lonely).toEqual([])
  })

  test('justified ones do neither', () => {
    expect(lines('Discard this card. The Final Night falls.', 'en', 12, { align: 'justify' })[0]).not.toBe(
      'Discard this card. ',
    )
  })
})

describe('what belongs together', () => {
  const broken = (text: string, lang = 'en') => {
    const found = new Set<string>()
    for (let width = 6; width < 22; width += 0.25) {
      const all = lines(text, lang, width)
      for (let i = 1; i < all.length; i++)
        found.add(`${all[i - 1]!.trimEnd().split(' ').at(-1)}/${all[i]!.split(' ')[0]}`)
    }
    return [...found]
  }

  test('a number and its word', () => {
    expect(
      broken('Take 12 cards and give 3 of them to 10 friends').filter((cut) => /^\d+\//.test(cut)),
    ).toEqual([])
    expect(broken('เลือก 2 คน แล้วหยิบ 10 ใบ', 'th').filter((cut) => /^\d+\//.test(cut))).toEqual([])
  })

  test('a number that ends a phrase and the word before it', () => {
    expect(
      broken('More of this on page 12. Turn to page 7, then go on').filter((cut) => /\/\d/.test(cut)),
    ).toEqual([])
  })

  test('an icon and the word before it, or after it if there is none', () => {
    expect(broken('Three Wounds :wound: and you die').filter((cut) => cut.includes('/['))).toEqual([])
    expect(broken(':wound: Wounds hurt. :bite: Bites infect').filter((cut) => cut.includes(']/'))).toEqual([])
  })

  test('a range of numbers', () => {
    expect(broken('for 4–10 players and 10–20 minutes').filter((cut) => cut.includes('–/'))).toEqual([])
  })

  test('French marks and their words', () => {
    expect(
      broken('« Puis-je la garder ? » Jamais ! La nuit : silence ; dormez', 'fr').filter((cut) =>
        /\/[?!:;»]|«\//.test(cut),
      ),
    ).toEqual([])
  })

  test('a hyphen and what it begins, ends or names', () => {
    const cuts = broken(
      'Print again with --offset 3, give it to the face-up one, see game-icons.net for more',
    )
    expect(cuts.filter((cut) => /-\//.test(cut))).toEqual([])
    expect(broken('lay them face-down there').some((cut) => cut === 'face-/down')).toBe(true)
  })

  test('but a line too narrow for both parts them', () => {
    expect(lines('12 cards', 'en', 2.4).length).toBe(2)
  })
})

describe('hyphenation', () => {
  const german = 'Die Erweiterungskarten kommen in die Spielschachtel zurück.'

  test('divides words where the language allows it', () => {
    expect(lines(german, 'de', 7).map((line) => line.trim())).toEqual([
      'Die Erweiterungs-',
      'karten kommen in',
      'die Spielschach-',
      'tel zurück.',
    ])
  })

  test('leaves titles and unknown languages alone', () => {
    expect(lines(german, 'pt', 8).join('')).not.toContain('-')
    expect(lines('Erweiterungskarten', 'de', 30, {}, { style: 'title' })).toEqual(['Erweiterungskarten'])
  })

  test('leaves names and addresses alone', () => {
    const text = 'Thanks to Ferguson and Hicksworthy; read more on joeyvigour.com now'
    for (let width = 8; width < 14; width += 0.5)
      expect(lines(text, 'en', width).join('|')).not.toMatch(/(Fer|gu|Hicks|joey|vi|vig)-/)
  })

  test('a soft hyphen is a place to divide, and is not seen elsewhere', () => {
    expect(lines('Xylo\u00adphonist', 'pt', 3.4)).toEqual(['Xylo-', 'phonist'])
    expect(lines('Xylo\u00adphonist', 'pt', 30)).toEqual(['Xylophonist'])
  })
})

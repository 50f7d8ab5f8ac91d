import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { Glossary } from '../../src/layout/layout.ts'
import { phraseStarts } from '../../src/layout/phrases.ts'
import { languageOf } from '../../src/locale/languages.ts'
import { lines, plainSample } from './texts.ts'

const glossary = new Glossary()

/** The package's own program, which reads the same models. */
interface Budoux {
  readonly jaModel: object
  readonly Parser: new (model: object) => { parseBoundaries: (text: string) => number[] }
}
const { Parser, jaModel } = createRequire(import.meta.url)('budoux') as Budoux

test('phrases begin where the package that brings the models says, unless a word is cut there', () => {
  const parser = new Parser(jaModel)
  const paragraphs = plainSample('ja').split('\n\n')
  let [asked, kept] = [0, 0]
  for (const text of paragraphs) {
    const begins = phraseStarts(text, languageOf('ja'), glossary)!
    const byModel = new Set(parser.parseBoundaries(text))
    for (let at = 1; at < text.length; at++) {
      if (/[\s、。，．！？；：…]/.test(text[at - 1]!)) continue
      if (begins(at)) expect(byModel.has(at), text.slice(at - 5, at + 5)).toBe(true)
      if (byModel.has(at)) asked++
      if (begins(at)) kept++
    }
  }
  expect(asked).toBeGreaterThan(150)
  expect(kept / asked).toBeGreaterThan(0.97)
})

describe('short texts break between phrases', () => {
  const JAPANESE =
    '生存プレイヤーを2人選ぶ（あなたを含めてもよい）。手札から好きなカードを1枚、ホームタイルに裏向きで置く。'
  const CHINESE = '從你左邊開始，所有存活玩家依序各指向1名想殺死的存活玩家。將這張牌面朝上放在該玩家面前。'
  const WORDS = {
    ja: ['プレイヤーを', 'カードを', 'ホームタイルに', '裏向きで'],
    zh: ['玩家', '左邊', '開始', '1名', '殺死', '面朝上'],
  }

  test.each([
    ['ja', JAPANESE, 'left'],
    ['ja', JAPANESE, 'center'],
    ['zh', CHINESE, 'left'],
    ['zh', CHINESE, 'center'],
  ] as const)('%s: no word is cut that fits a line', (lang, text, align) => {
    for (let width = 9; width < 20; width += 0.5)
      for (const word of WORDS[lang]) {
        const set = lines(text, lang, width, { align })
        expect(set.join('/').includes(word), `${width}: ${set.join('/')}`).toBe(true)
      }
  })

  test('a single character after a bracket does not end a line', () => {
    for (let width = 6; width < 20; width += 0.5)
      expect(lines('選擇任意2名存活玩家（可包含自己）。', 'zh', width).join('/')).not.toContain('（可/')
  })

  test('a Chinese particle stays with the word before it', () => {
    for (let width = 8; width < 20; width += 0.5)
      for (const line of lines('得票最多的玩家在你有3個:wound:時死亡，夜晚結束後繼續。', 'zh', width))
        expect(line).not.toMatch(/^[的時後]/)
  })

  test('a phrase wider than the line is cut between characters, nothing else', () => {
    expect(lines('カードを生存プレイヤー全員が引く。', 'ja', 7)).toEqual([
      'カードを生存プ',
      'レイヤー全員が',
      '引く。',
    ])
  })

  test('names of the game are never cut, though the dictionary does not know them', () => {
    const text = '玩家人數超過十人時，將最後一夜牌放在最上面。'
    const named = { glossary: new Glossary(['最後一夜牌']) }
    const cut = (setting: object) =>
      Array.from({ length: 20 }, (_, i) => lines(text, 'zh', 8 + i / 2, {}, setting).join('/')).filter(
        (set) => !set.includes('最後一夜牌'),
      )
    expect(cut({}).length).toBeGreaterThan(0)
    expect(cut(named)).toEqual([])
  })
})

test('justified lines may end inside a phrase, and do so only where they would else be loose', () => {
  const text = plainSample('ja')
  const begins = (width: number, align: 'left' | 'justify') => lines(text, 'ja', width, { align }).length
  // Ragged lines lose room to whole phrases; justified ones are full.
  expect(begins(14, 'justify')).toBeLessThan(begins(14, 'left'))
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { orchardWith, replaced, saveGame, temporaryFolder } from './game-folder.ts'
import { growl } from './run.ts'

const folder = temporaryFolder()
let next = 0
const gameWith = (changes: Parameters<typeof orchardWith>[0] = {}): string =>
  saveGame(orchardWith(changes), join(folder, String(next++)))
const game = gameWith()
const facts = (...words: string[]) => growl('facts', '--game', game, '--lang', 'en', ...words)
/** A file of texts somebody else wrote. */
const loose = (text: string): string => {
  const file = join(folder, `texts-${next++}.yaml`)
  writeFileSync(file, text)
  return file
}
const RIGHT = 'Choose two players. Each lays a card face-down in the basket.'

describe('growl facts', () => {
  it('says fact by fact what each card states', async () => {
    const { code, out, err } = await facts()
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^en picnic$/m)
    expect(out).toMatch(/^ +choose +count +2 +stated +“two players”/m)
    expect(out).toMatch(/^en contest$/m)
  })

  it('--card shows one of them, by a name that exists', async () => {
    const { out } = await facts('--card', 'contest')
    expect(out).toMatch(/^en contest$/m)
    expect(out).not.toContain('picnic')
    const wrong = await facts('--card', 'contets')
    expect([wrong.code, wrong.out]).toEqual([2, ''])
    expect(wrong.err).toContain('Did you mean "contest"?')
  })

  it('exits with 1 when a card says something else', async () => {
    const broken = gameWith(replaced('locales/en/cards.yaml', 'two players', 'three players'))
    const { code, out } = await growl('facts', '--game', broken, '--lang', 'en')
    expect(code).toBe(1)
    expect(out).toMatch(/count +2 +CONTRADICTED +“three players” says 3/)
  })

  it('tells of a language without a lexicon, and goes on', async () => {
    const { code, out, err } = await growl('facts', '--game', game)
    expect(code).toBe(0)
    expect(out).toMatch(/^en picnic$/m)
    expect(err).toMatch(/locales\/de\/lexicon\/shared\.yaml:1:1: info: .*\[lexicon-none\]/)
  })

  describe('of a card that says something else, --format', () => {
    const broken = gameWith(
      replaced(
        'locales/en/cards.yaml',
        'Choose two players. Each',
        'Choose <b> three players to praise. Each',
      ),
    )
    const told = (format: string) =>
      growl('facts', '--game', broken, '--lang', 'en', '--card', 'picnic', '--format', format)

    it('json: every fact with its verdict, and where the words are', async () => {
      const { code, out } = await told('json')
      expect(code).toBe(1)
      const [card] = JSON.parse(out) as { lang: string; card: string; facts: { fact: string }[] }[]
      expect(card).toMatchObject({ lang: 'en', card: 'picnic' })
      expect(card!.facts.map(({ fact }) => fact)).toEqual([
        'picnic/choose/count',
        'picnic/give/face',
        'picnic/give/to',
      ])
      expect(card!.facts[1]).toMatchObject({
        expected: 'down',
        verdict: 'stated',
        words: 'face-down',
        file: 'locales/en/cards.yaml',
        line: 4,
      })
    })

    it('html: a page that holds both words and verdicts, and no markup of the text', async () => {
      const { code, out } = await told('html')
      expect(code).toBe(1)
      expect(out).toMatch(/^<!doctype html>/i)
      expect(out).toContain('&#60;b&#62;')
      expect(out).not.toContain('<b>')
      for (const words of ['picnic', 'face-down', 'stated', 'three players', 'to praise'])
        expect(out).toContain(words)
      expect(out).not.toContain('contest')
    })
  })

  it('of a game without facts says so', async () => {
    const bare = gameWith({ 'data/facts.yaml': undefined })
    const { code, err } = await growl('facts', '--game', bare, '--lang', 'en')
    expect(code).toBe(0)
    expect(err).toContain('[facts-none]')
  })
})

describe('growl facts --text', () => {
  it('reads texts of somebody else, as id and text or like cards.yaml', async () => {
    for (const text of [`picnic: ${RIGHT}\n`, `picnic:\n  title: Feast\n  text: ${RIGHT}\n`]) {
      const { code, out } = await facts('--text', loose(text))
      expect(code).toBe(0)
      expect(out).toMatch(/^en picnic$/m)
      expect(out).not.toContain('contest')
    }
    const wrong = await facts('--text', loose(`picnic: ${RIGHT.replace('face-down', 'face-up')}\n`))
    expect(wrong.code).toBe(1)
    expect(wrong.out).toContain('CONTRADICTED')
  })

  it('takes ids of cards without facts, and refuses ids of no card', async () => {
    const { code } = await facts('--text', loose(`apple: An apple.\npicnic: ${RIGHT}\n`))
    expect(code).toBe(0)
    const file = loose(`picnic: ${RIGHT}\ncontets: Point at somebody.\n`)
    const { code: refused, out, err } = await facts('--text', file)
    expect([refused, out]).toEqual([2, ''])
    expect(err).toContain(`${file}:2:1: there is no card "contets". Did you mean "contest"?`)
  })

  it.each([
    ['of two languages', ['--lang', 'en,de'], 'picnic: x\n', 2, '--text needs exactly one language'],
    [
      'without a text that has facts',
      ['--lang', 'en'],
      'apple: An apple.\n',
      2,
      'has no text of a card with facts',
    ],
    ['that is no YAML', ['--lang', 'en'], 'picnic: [\n', 1, '[yaml-syntax]'],
  ])('%s is refused', async (_, words, text, expected, said) => {
    const { code, out, err } = await growl('facts', '--game', game, '--text', loose(text), ...words)
    expect([code, out]).toEqual([expected, ''])
    expect(err).toContain(said)
  })

  it('that is not there is refused', async () => {
    const { code, err } = await facts('--text', join(folder, 'nowhere.yaml'))
    expect(code).toBe(1)
    expect(err).toContain('nowhere.yaml:1:1: error: ')
  })
})

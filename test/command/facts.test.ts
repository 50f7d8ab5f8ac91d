import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
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
interface Finding {
  readonly code: string
  readonly severity: string
  readonly key: string
}
const CONTEST = 'Point at a player to praise. The most votes wins.'
const RIGHT = 'Choose two players. Each lays a card face-down in the basket.'

describe('growl facts', () => {
  it('says fact by fact what each card states', async () => {
    const { code, out, err } = await facts()
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^en picnic: Picnic$/m)
    expect(out).toMatch(/^ +choose +count +2 +stated +“two players”/m)
    expect(out).toMatch(/^en contest: Contest$/m)
  })

  it('--card shows one of them, by a name that exists', async () => {
    const { out } = await facts('--card', 'contest')
    expect(out).toMatch(/^en contest: Contest$/m)
    expect(out).not.toContain('picnic')
    const wrong = await facts('--card', 'contets')
    expect([wrong.code, wrong.out]).toEqual([2, ''])
    expect(wrong.err).toContain('Did you mean "contest"?')
  })

  it('exits with 1 when a card says something else', async () => {
    const broken = gameWith(replaced('locales/en/cards.yaml', 'two players', 'three players'))
    const { code, out } = await growl('facts', '--game', broken, '--lang', 'en')
    expect(code).toBe(1)
    expect(out).toMatch(/^ +error +choose +count +2 +contradicted +“three players” says 3/m)
  })

  it('tells what is wrong first, and how many cards are right at the end', async () => {
    const text = RIGHT.replace('two', 'three').replace(' face-down', ' face askew')
    const { out } = await facts('--text', loose(`contest: ${CONTEST}\npicnic: ${text}\n`))
    expect(out.match(/^en .*$/gm)).toEqual(['en picnic: Picnic: 1 error, 1 warning', 'en contest: Contest'])
    const [first, second, third] = out.split('\n').slice(1)
    expect(first).toMatch(/^ {2}error .*contradicted/)
    expect(second).toMatch(/^ {2}warning .*missing +original “face-down”/)
    expect(third).toMatch(/^ {9}.*stated/)
    expect(out).toMatch(/^en: 2 cards: 1 wrong, 1 right; facts: \d+ stated, .*1 contradicted, 1 missing$/m)
  })

  it('shows what was found in a text that cannot be read', async () => {
    const { code, out } = await facts('--text', loose('picnic: Somebody sings to praise the sun.\n'))
    expect(code).toBe(1)
    expect(out).toMatch(/^ {2}error +facts of picnic found in this text: none of 3/m)
    expect(out).toMatch(/why +- +found +“to praise” says praise/)
  })

  it('tells of a language without a lexicon, and goes on', async () => {
    const { code, out, err } = await growl('facts', '--game', game)
    expect(code).toBe(0)
    expect(out).toMatch(/^en picnic: Picnic$/m)
    expect(err).toMatch(/locales\/de\/lexicon\/shared\.yaml:1:1: info: .*\[lexicon-none\]/)
    expect(out).toMatch(/^de: 2 cards: 2 compared roughly$/m)
  })

  it('compares the texts of such a language roughly with the original', async () => {
    const text = 'Wähle drei Personen. Jede legt eine Karte verdeckt in den Korb.'
    const german = (...words: string[]) => growl('facts', '--game', game, '--lang', 'de', ...words)
    const { code, out } = await german('--text', loose(`Picknick: ${text}\n`))
    expect(code).toBe(0)
    expect(out).toMatch(/^de picnic: Picknick \(Picnic\): 1 warning$/m)
    expect(out).toMatch(/^ {2}warning +picnic: “drei” is no number of the original, which has 2/m)
    expect(out).toMatch(/^de: 1 card: 1 to look at$/m)
    const html = (await german('--format', 'html')).out
    expect(html).toContain('compared roughly')
    expect(html).not.toContain(': right')
    const [card] = JSON.parse((await german('--format', 'json')).out) as object[]
    expect(card).toMatchObject({ card: 'picnic', rough: true, facts: [], findings: [] })
  })

  it('works with a first lexicon of a single file that knows a single kind', async () => {
    const shared = `lang: de
numbers: {2: zwei, 3: drei}
negations: {before: nicht}
kinds:
  face: {up: offen, down: verdeckt}
`
    const begun = gameWith({ 'locales/de/lexicon/shared.yaml': shared })
    const right = await growl('facts', '--game', begun, '--lang', 'de')
    expect([right.code, right.err]).toEqual([0, expect.stringContaining('no words yet for 4 of 5 kinds')])
    expect(right.out).toMatch(/^de: 2 cards: 1 right, 1 compared roughly; facts: 1 stated$/m)
    const wrong = loose('Picknick: Wähle drei Personen. Jede legt eine Karte offen in den Korb.\n')
    const { code, out } = await growl('facts', '--game', begun, '--lang', 'de', '--text', wrong)
    expect(code).toBe(1)
    expect(out).toMatch(/^ {2}error +give +face +down +contradicted +“offen” says up/m)
    expect(out).toMatch(/^ {2}warning +picnic: “drei” is no number of the original/m)
    const checked = await growl('check', '--game', begun, '--lang', 'de', '--format', 'json')
    const told = (JSON.parse(checked.out) as Finding[]).filter((finding) =>
      /lexicon|fact|card/.test(finding.code),
    )
    expect(told.map((finding) => [finding.code, finding.severity])).toEqual([['lexicon-partial', 'info']])
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

    it('json: the findings of growl check, with the same severities', async () => {
      const [card] = JSON.parse((await told('json')).out) as { title: string; findings: Finding[] }[]
      const checked = await growl('check', '--game', broken, '--lang', 'en', '--format', 'json')
      const same = (JSON.parse(checked.out) as Finding[]).filter(({ key }) => key === 'cards:picnic.text')
      const facts = same.filter(({ code }) => code.startsWith('fact-'))
      expect(card!.title).toBe('Picnic')
      expect(facts.map(({ severity }) => severity)).toEqual(['error', 'warning'])
      expect(card!.findings).toEqual(facts)
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

  it('--out writes it to a file, in the format of its name, and sums it up', async () => {
    const directory = join(folder, 'results')
    for (const [name, begins] of [
      ['en.html', '<!doctype html>'],
      ['en.json', '[\n'],
      ['en.txt', 'en picnic'],
    ] as const) {
      const { code, out } = await facts('--out', join(directory, name))
      expect([code, out]).toEqual([
        0,
        `en: 2 cards: 2 right; facts: 6 stated\nWritten to ${join(directory, name)}\n`,
      ])
      expect(readFileSync(join(directory, name), 'utf8').startsWith(begins)).toBe(true)
    }
    expect(readdirSync(directory)).toEqual(['en.html', 'en.json', 'en.txt'])
    const { code, err } = await facts('--out', directory)
    expect(code).toBe(2)
    expect(err).toContain('Cannot write')
  })

  it('of a game without facts says so', async () => {
    const bare = gameWith({ 'data/facts.yaml': undefined })
    const { code, err } = await growl('facts', '--game', bare, '--lang', 'en')
    expect(code).toBe(0)
    expect(err).toContain('[facts-none]')
  })
})

describe('growl facts --text', () => {
  it('reads them through a link, and says where there are none', async () => {
    const link = join(game, 'link.yaml')
    symlinkSync(loose(`picnic: ${RIGHT}\n`), link)
    expect((await facts('--text', link)).code).toBe(0)
    expect((await facts('--text', '/nowhere.yaml')).err).toMatch(
      /^\/nowhere\.yaml:1:1: error: nowhere\.yaml is missing/,
    )
  })

  it('reads texts of somebody else, as id and text or like cards.yaml', async () => {
    for (const text of [`picnic: ${RIGHT}\n`, `picnic:\n  title: Feast\n  text: ${RIGHT}\n`]) {
      const { code, out } = await facts('--text', loose(text))
      expect(code).toBe(0)
      expect(out).toMatch(/^en picnic: Picnic$/m)
      expect(out).not.toContain('contest')
    }
    const wrong = await facts('--text', loose(`picnic: ${RIGHT.replace('face-down', 'face-up')}\n`))
    expect(wrong.code).toBe(1)
    expect(wrong.out).toContain('contradicted')
  })

  it('takes ids of cards without facts; those of no card are errors, and the others are compared', async () => {
    const { code } = await facts('--text', loose(`apple: An apple.\npicnic: ${RIGHT}\n`))
    expect(code).toBe(0)
    const file = loose(`picnic: ${RIGHT}\ncontets: Point at somebody.\n`)
    const { code: refused, out, err } = await facts('--text', file)
    expect([refused, out]).toEqual([1, expect.stringContaining('en picnic: Picnic')])
    expect(err).toBe(`${file}:2:1: error: there is no card "contets". Did you mean "contest"?\n`)
  })

  it.each([
    ['a CSV file', `Card;Text\nPicnic;"${RIGHT}"\n`],
    ['a list with titles in the first language', `Picnic:\n${RIGHT.replace('. ', '.\n')}\n`],
  ])('reads %s', async (_, text) => {
    const { code, out, err } = await facts('--text', loose(text))
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^en picnic: Picnic$/m)
  })

  it('names the language that the titles belong to', async () => {
    const { code, err } = await facts('--text', loose('Picknick: Wählt zwei.\n'))
    expect(code).toBe(2)
    expect(err).toMatch(/these are titles in another language: Deutsch\. Choose --lang de\.$/m)
  })

  it('tells of a line that may be a title', async () => {
    const file = loose(`Picnic:\n${RIGHT}\nBreakfast: Sleep.\n`)
    const { code, err } = await facts('--text', file)
    expect(code).toBe(0)
    expect(err).toMatch(/:3:1: "Breakfast" is the name of no card/)
  })

  it.each([
    ['of two languages', ['--lang', 'en,de'], 'picnic: x\n', 2, '--text needs exactly one language'],
    [
      'without a text that has facts',
      ['--lang', 'en'],
      'apple: An apple.\n',
      2,
      'there is no text of a card with facts here',
    ],
    ['that is broken YAML', ['--lang', 'en'], 'picnic: [\n', 2, 'was taken for a YAML file'],
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

describe('growl facts --explain', () => {
  it('says of each word what it is understood as, by which line of the lexicon, in 100 columns', async () => {
    const { code, out, err } = await facts(
      '--explain',
      'Choose two players. Each hums and lays a card face-down.',
    )
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^“two players” {2}count: 2\n {4}locales\/en\/lexicon\/shared\.yaml:\d+:\d+\n {4}\S/m)
    expect(out).toMatch(/^“face-down” {2}face: down$/m)
    expect(out).toMatch(/^“.*hums.*” {2}nothing$/m)
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
  })

  it('--card says which fact that states or contradicts, and what nothing says', async () => {
    const { out } = await facts(
      '--card',
      'picnic',
      '--explain',
      'Each of three players lays a card face-down.',
    )
    expect(out).toMatch(/^“three players” {2}count: 3\n {4}contradicts picnic\/choose\/count, which is 2$/m)
    expect(out).toMatch(/^“face-down” {2}face: down\n {4}states picnic\/\w+\/face$/m)
    const { out: silent } = await facts('--card', 'picnic', '--explain', 'Choose two players.')
    expect(silent).toMatch(/^Nothing says:\n(.*\n)* {2}picnic\/\w+\/face: down/m)
  })

  it('--format json gives the same to programs', async () => {
    const { out } = await facts('--format', 'json', '--explain', 'Choose two players.')
    expect(JSON.parse(out)).toMatchObject({
      lang: 'en',
      understood: expect.arrayContaining([
        expect.objectContaining({ role: 'choice', kind: 'count', choice: '2', words: 'two players' }),
      ]),
    })
  })

  it('reads a sentence in one language, and no texts besides', async () => {
    const { code, err } = await facts('--explain', 'Hum.', '--text', loose(`picnic: ${RIGHT}\n`))
    expect([code, err]).toEqual([2, expect.stringContaining('leave out --text')])
    const wrong = await facts('--explain', 'Hum.', '--card', 'picnik')
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('Did you mean "picnic"?')])
    const long = await facts('--explain', 'not '.repeat(2501))
    expect([long.code, long.err]).toEqual([
      2,
      'growl: --explain: the text has 10004 characters; the most is 10000.\n',
    ])
    const html = await facts('--explain', 'Hum.', '--format', 'html')
    expect(html.code).toBe(2)
  })
})

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { WHOLE } from '../locale/shipped.ts'
import { orchardWith, saveGame, temporaryFolder } from './game-folder.ts'
import { growl } from './run.ts'

const games = temporaryFolder()
let next = 0
/** The small game with one file changed; returns its folder. */
function gameWith(file: string, change: (text: string) => string | Buffer): string {
  const folder = saveGame(orchardWith({}), join(games, String(next++)))
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`nothing changed in ${file}`)
  writeFileSync(path, after)
  return folder
}

it('finds nothing wrong in the data that ships, and in the languages that are whole', async () => {
  const { code, out, err } = await growl('check')
  expect([code, err]).toEqual([0, ''])
  const halfDone = new RegExp(`^locales/(?!(${WHOLE.join('|')})/)`)
  const told = out.split('\n').filter((line) => !halfDone.test(line))
  expect(told.filter((line) => /: (error|warning): /.test(line))).toEqual([])
  expect(out).toMatch(/^(\d+ warnings, )?\d+ notes/m)
})

it('has nothing to say to a translator whose language is whole: notes on the data are for others', async () => {
  expect(await growl('check', '--lang', 'de')).toMatchObject({
    code: 0,
    out: expect.not.stringContaining('data/'),
  })
})

it('lays out pieces that stand in for others, too, though they are not printed by default', async () => {
  const folder = gameWith('data/pieces.yaml', (text) =>
    text.replace('size: card, template: back.svg.hbs', 'size: card, template: gone.svg.hbs'),
  )
  const { code, out } = await growl('check', '--game', folder, '--lang', 'en')
  expect(code).toBe(1)
  expect(out).toContain('templates/gone.svg.hbs')
  expect((await growl('print', '--game', folder, '--out', join(games, 'out'))).code).toBe(0)
})

it('finds no error in a language that is just begun', async () => {
  const folder = gameWith('data/game.yaml', (text) => text.replace(/(languages: .*)\]/, '$1, qx]'))
  await growl('locale', 'begin', '--lang', 'qx', '--game', folder)
  const { code, out } = await growl('check', '--lang', 'qx', '--game', folder)
  expect([code, out.includes('[text-untranslated]'), out.includes('[text-unaccepted]')]).toEqual([
    0,
    true,
    true,
  ])
  for (const file of ['cards', 'rules']) rmSync(join(folder, `locales/qx/${file}.yaml`))
  expect((await growl('check', '--lang', 'qx', '--game', folder)).code).toBe(0)
  const lexicon = readFileSync(join(folder, 'locales/en/lexicon/shared.yaml'), 'utf8')
  mkdirSync(join(folder, 'locales/qx/lexicon'))
  writeFileSync(join(folder, 'locales/qx/lexicon/shared.yaml'), `lang: en\n${lexicon}`)
  const copied = await growl('check', '--lang', 'qx', '--game', folder)
  expect(copied.out.match(/: error: .*/g)).toEqual([
    expect.stringContaining('this lexicon is about "en", not about "qx"'),
  ])
})

describe('--format', () => {
  const folder = gameWith('data/setup.yaml', (text) => text.replace('apple: 2, worm: 1', 'apple: 1, worm: 1'))
  const check = (...words: string[]) => growl('check', '--lang', 'en', '--game', folder, ...words)

  it('text: place, gravity, message, code; then what to do', async () => {
    const { code, out } = await check()
    expect(code).toBe(1)
    expect(out).toContain(
      `${folder}/data/setup.yaml:3:7: error: players and starter cards differ in number: 3 and 2 [starters-not-players]\n    Starters must add up`,
    )
    expect(out).toMatch(/^2 errors.*; npx growl check --explain/m)
  })

  it('json: a sorted array of flat findings', async () => {
    const { out } = await check('--format', 'json')
    const findings = JSON.parse(out) as Record<string, unknown>[]
    expect(findings.find(({ code }) => code === 'starters-not-players')).toEqual({
      code: 'starters-not-players',
      severity: 'error',
      file: 'data/setup.yaml',
      line: 3,
      column: 7,
      endLine: 3,
      endColumn: 15,
      message: 'players and starter cards differ in number: 3 and 2',
      hint: 'Starters must add up to the number of players: one is dealt to each.',
    })
    const places = findings.map(({ file, line, column }) => [file, line, column] as [string, number, number])
    const sorted = places.toSorted((a, b) =>
      a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1] || a[2] - b[2],
    )
    expect(places.length).toBeGreaterThan(1)
    expect(places).toEqual(sorted)
  })

  it('github: notes beside the changed files', async () => {
    const { out } = await check('--format', 'github')
    expect(out).toContain(
      `::error file=${folder}/data/setup.yaml,line=3,col=7,endLine=3,endColumn=15,title=starters-not-players::players and starter cards differ`,
    )
    for (const line of out.trimEnd().split('\n')) expect(line).toMatch(/^::(error|warning|notice) /)
  })

  it('any other is refused', async () => {
    const { code, out, err } = await check('--format', 'jsno')
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain('Did you mean "json"?')
  })
})

describe('--explain', () => {
  // One of each group; test/check/examples.test.ts looks at all of them.
  it.each([
    ['yaml-syntax', 'data/'],
    ['box-total', 'data/'],
    ['growl-nights', 'data/'],
    ['quote-straight', 'locales/'],
    ['fact-missing', 'locales/'],
    ['lexicon-incomplete', 'locales/'],
    ['template-element', 'templates/'],
    ['text-overflow', 'locales/'],
    ['text-torn', 'templates/'],
    ['edition-not-written', 'locales/'],
    ['offset-past-edge', '--offset'],
  ])('tells what %s proves, and shows the lines of its examples that matter', async (code, at) => {
    const { code: exit, out } = await growl('check', '--explain', code)
    expect(exit).toBe(0)
    expect(out).toMatch(new RegExp(`^${code} \\((?:error|warning|info)\\)\n[A-Z].*\\.\n\n`))
    expect(out).toMatch(/\nRight:\n {4}\S[\s\S]*\nWrong:\n {4}\S/)
    expect(out).toContain(`\n  at ${at}`)
    for (const example of out.split(/\n\n(?=Right|Wrong)/))
      expect(example.split('\n').length).toBeLessThan(16)
  })

  it('knows what a check was called before', async () => {
    const { out } = await growl('check', '--explain', 'same-as-english')
    expect(out).toMatch(/^same-as-english is now called text-untranslated\.\n\ntext-untranslated \(warning\)/)
  })

  it('lists all checks when it knows no such code', async () => {
    const { code, err } = await growl('check', '--explain', 'box-totals')
    expect(code).toBe(2)
    expect(err).toContain('Did you mean "box-total"?')
    expect(err).toContain('yaml-syntax')
  })
})

describe('bad input gets one located message, never a stack trace, and nothing is written', () => {
  const bad: readonly (readonly [
    what: string,
    file: string,
    change: (text: string) => string | Buffer,
    at: string,
    code: string,
  ])[] = [
    [
      'broken YAML',
      'data/cards.yaml',
      (text) => text.replace('{art: shiny-apple}', '{art: shiny-apple'),
      '2:10',
      'yaml-syntax',
    ],
    [
      'a wrong type',
      'data/game.yaml',
      (text) => text.replace('hand-size: 2', 'hand-size: two'),
      '5:14',
      'type-wrong',
    ],
    ['a tab', 'data/game.yaml', (text) => text.replace('  hand-size', '\thand-size'), '5:1', 'yaml-syntax'],
    ['a key twice', 'data/game.yaml', (text) => `${text}id: again\n`, '7:1', 'yaml-key-duplicate'],
    [
      '4 beside "4"',
      'data/setup.yaml',
      (text) => text.replace('  5: {', '  "4": {'),
      '5:3',
      'yaml-key-duplicate',
    ],
    ['a file too large', 'data/cards.yaml', (text) => text + '#'.repeat(600_000), '1:1', 'file-too-large'],
    ['20,000 brackets', 'data/pieces.yaml', () => `backs: ${'['.repeat(20_000)}`, '1:38', 'yaml-too-deep'],
    [
      'an unknown field',
      'data/game.yaml',
      (text) => text.replace('edition:', 'editon:'),
      '3:1',
      'field-unknown',
    ],
    ['Latin-1', 'data/game.yaml', () => Buffer.from('id: caf\xe9\n', 'latin1'), '1:8', 'file-not-text'],
    ['an empty file', 'data/setup.yaml', () => '', '1:1', 'yaml-empty'],
    ['a list for a map', 'data/setup.yaml', () => '- 1\n', '1:1', 'type-wrong'],
    ['a number for a file', 'data/setup.yaml', () => '42\n', '1:1', 'type-wrong'],
    [
      'half a card',
      'data/components.yaml',
      (text) => text.replace('count: 12', 'count: 11.5'),
      '2:30',
      'type-wrong',
    ],
    [
      'fewer than none',
      'data/components.yaml',
      (text) => text.replace('count: 12', 'count: -12'),
      '2:30',
      'value-wrong',
    ],
    [
      'a name that runs code elsewhere',
      'data/game.yaml',
      (text) => text.replace('edition:', '__proto__:'),
      '3:1',
      'yaml-key',
    ],
  ]
  for (const [what, file, change, at, code] of bad)
    it(what, async () => {
      const folder = gameWith(file, change)
      const before = readdirSync(folder, { recursive: true })
      const { code: exit, out, err } = await growl('check', '--lang', 'en', '--game', folder)
      expect([exit, err]).toEqual([1, ''])
      const errors = out.split('\n').filter((line) => line.includes(': error: '))
      expect(errors).toHaveLength(1)
      expect(errors[0]).toContain(`${folder}/${file}:${at}: error: `)
      expect(errors[0]).toContain(`[${code}]`)
      expect(out).not.toMatch(/^ +at /m)
      expect(readdirSync(folder, { recursive: true })).toEqual(before)
    })

  it('an alias bomb', async () => {
    let bomb = 'a0: &a0 [x, x, x, x, x, x, x, x, x]\n'
    for (let i = 1; i < 10; i++)
      bomb += `a${i}: &a${i} [${Array(9)
        .fill(`*a${i - 1}`)
        .join(', ')}]\n`
    const { code, out } = await growl(
      'check',
      '--game',
      gameWith('data/cards.yaml', () => bomb),
    )
    expect(code).toBe(1)
    expect(out).toContain('[yaml-too-many-values]')
  })

  it('a byte order mark and Windows line ends are no fault', async () => {
    const folder = gameWith('data/cards.yaml', (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`)
    expect((await growl('check', '--lang', 'en', '--game', folder)).code).toBe(0)
  })

  it('a folder that is not there, one without a game, and a file for a folder', async () => {
    mkdirSync(join(games, 'bare'))
    for (const folder of [join(games, 'nowhere'), join(games, 'bare'), fileURLToPath(import.meta.url)]) {
      const { code, out } = await growl('check', '--lang', 'en', '--game', folder)
      expect(code).toBe(1)
      expect(out).toContain(`${folder}/data/game.yaml:1:1: error: data/game.yaml is missing`)
      expect(out).toMatch(/^1 error;/m)
    }
  })

  it('a key that would steer the terminal is shown, not sent', async () => {
    const folder = gameWith('data/game.yaml', (text) => `${text}"\\e[31mred": 1\n`)
    const { out } = await growl('check', '--lang', 'en', '--game', folder)
    expect(out).toContain('\\u001b[31mred')
    expect(out).not.toContain('\u001b')
  })
})

describe('--lang', () => {
  // Chinese is listed and not begun: what is checked of it, is told.
  const game = gameWith('data/game.yaml', (text) => text.replace('[en, de]', '[en, de, zh]'))
  const checked = async (lang: string) => {
    const { code, out } = await growl('check', '--game', game, '--lang', lang, '--format', 'json')
    expect(code).toBe(0)
    const of = (JSON.parse(out) as { lang?: string }[]).flatMap((finding) => finding.lang ?? [])
    return [...new Set(of)].sort()
  }

  it.each([
    ['all', ['de', 'zh']],
    ['zh', ['zh']],
    ['ZH', ['zh']],
    ['zh-Hant', ['zh']],
    ['de-AT', ['de']],
    ['en,de', ['de']],
    ['de,DE', ['de']],
    ['en', []],
  ])('%s', async (lang, languages) => {
    expect(await checked(lang)).toEqual(languages)
  })

  it.each([
    ['en,xx', 'There is no language "xx"'],
    ['zh-Hans', 'There is no language "zh-Hans"'],
    ['', 'Name a language: en, de, zh, or "all".'],
    [',', 'Name a language: en, de, zh, or "all".'],
  ])('%j is refused', async (lang, said) => {
    const { code, out, err } = await growl('check', '--game', game, '--lang', lang)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(said)
  })
})

it('--size lays the cards out in another size, or in all', async () => {
  const formats = { 'data/formats.yaml': 'cards: {tiny: 16x20mm}\n' }
  const [game, withTiny] = [{}, formats].map((changes) =>
    saveGame(orchardWith(changes), join(games, String(next++))),
  )
  const overflow = async (size: string, folder = game!) => {
    const { out } = await growl('check', '--game', folder, '--lang', 'en', '--size', size)
    return out.includes('[text-overflow]')
  }
  expect([await overflow('standard'), await overflow('all'), await overflow('tiny', withTiny!)]).toEqual([
    false,
    false,
    true,
  ])
  const { code, err } = await growl('check', '--size', 'pocker')
  expect([code, err]).toEqual([2, expect.stringContaining('--size pocker: give one of')])
})

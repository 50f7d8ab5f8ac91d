import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allChecks } from '../../src/check/groups.ts'
import { WHOLE } from '../locale/shipped.ts'
import { growl } from './run.ts'

const shipped = fileURLToPath(new URL('../..', import.meta.url))
let games: string
beforeAll(() => {
  games = mkdtempSync(join(tmpdir(), 'growl-check-'))
})
afterAll(() => rmSync(games, { recursive: true }))

let next = 0
/** A copy of GROWL with one file changed; returns its folder. */
function gameWith(file: string, change: (text: string) => string | Buffer): string {
  const folder = join(games, String(next++))
  for (const part of ['data', 'locales', 'templates'])
    cpSync(join(shipped, part), join(folder, part), { recursive: true })
  const path = join(folder, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
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

it('finds no error in a language that is just begun', async () => {
  const folder = gameWith('data/game.yaml', (text) => text.replace(/(languages: .*)\]/, '$1, qx]'))
  await growl('locale', 'begin', '--lang', 'qx', '--game', folder)
  const { code, out } = await growl('check', '--lang', 'qx', '--game', folder)
  expect([code, out.includes('[text-untranslated]'), out.includes('[text-unaccepted]')]).toEqual([
    0,
    true,
    true,
  ])
  for (const file of ['cards', 'labels', 'rules']) rmSync(join(folder, `locales/qx/${file}.yaml`))
  expect((await growl('check', '--lang', 'qx', '--game', folder)).code).toBe(0)
  cpSync(join(folder, 'locales/en/lexicon.yaml'), join(folder, 'locales/qx/lexicon.yaml'))
  const copied = await growl('check', '--lang', 'qx', '--game', folder)
  expect(copied.out.match(/: error: .*/g)).toEqual([
    expect.stringContaining('this lexicon is about "en", not about "qx"'),
  ])
})

describe('--format', () => {
  const broken = () => gameWith('data/setup.yaml', (text) => text.replace('gold: 3}', 'gold: 2}'))

  it('text: place, gravity, message, code; then what to do', async () => {
    const folder = broken()
    const { code, out } = await growl('check', '--lang', 'en', '--game', folder)
    expect(code).toBe(1)
    expect(out).toContain(
      `${folder}/data/setup.yaml:5:7: error: 4 players get 3 starter cards [starters-not-players]\n    Starters must add up`,
    )
    expect(out).toMatch(/^2 errors, \d+ notes; npx growl check --explain/m)
  })

  it('json: a sorted array of flat findings', async () => {
    const { out } = await growl('check', '--lang', 'en', '--game', broken(), '--format', 'json')
    const findings = JSON.parse(out) as Record<string, unknown>[]
    expect(findings.find(({ code }) => code === 'starters-not-players')).toEqual({
      code: 'starters-not-players',
      severity: 'error',
      file: 'data/setup.yaml',
      line: 5,
      column: 7,
      endLine: 5,
      endColumn: 15,
      message: '4 players get 3 starter cards',
      hint: 'Starters must add up to the number of players: one is dealt to each.',
    })
    const places = findings.map(({ file, line, column }) => [file, line, column] as [string, number, number])
    const sorted = places.toSorted((a, b) =>
      a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1] || a[2] - b[2],
    )
    expect(places).toEqual(sorted)
  })

  it('github: notes beside the changed files', async () => {
    const folder = broken()
    const { out } = await growl('check', '--lang', 'en', '--game', folder, '--format', 'github')
    expect(out).toContain(
      `::error file=${folder}/data/setup.yaml,line=5,col=7,endLine=5,endColumn=15,title=starters-not-players::4 players`,
    )
    for (const line of out.trimEnd().split('\n')) expect(line).toMatch(/^::(error|warning|notice) /)
  })
})

describe('--explain', () => {
  it('tells what each check proves and shows its examples', async () => {
    for (const { code, proves } of await allChecks()) {
      const explained = await growl('check', '--explain', code)
      expect(explained.code).toBe(0)
      expect(explained.out).toContain(proves)
      expect(explained.out).toMatch(
        /\nRight:\n {4}\S[\s\S]*\nWrong:\n {4}\S[\s\S]*\n {2}at (data\/|locales\/|templates\/|--)/,
      )
      expect(explained.out).not.toContain('undefined')
    }
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
      (text) => text.replace('{art: fangs}', '{art: fangs'),
      '6:3',
      'yaml-syntax',
    ],
    [
      'a wrong type',
      'data/game.yaml',
      (text) => text.replace('hand-size: 3', 'hand-size: three'),
      '12:14',
      'type-wrong',
    ],
    ['a tab', 'data/game.yaml', (text) => text.replace('  hand-size', '\thand-size'), '12:1', 'yaml-syntax'],
    ['a key twice', 'data/game.yaml', (text) => `${text}id: again\n`, '19:1', 'yaml-key-duplicate'],
    [
      '4 beside "4"',
      'data/setup.yaml',
      (text) => text.replace('  5: {', '  "4": {'),
      '6:3',
      'yaml-key-duplicate',
    ],
    ['a file too large', 'data/cards.yaml', (text) => text + '#'.repeat(600_000), '1:1', 'file-too-large'],
    ['20,000 brackets', 'data/pieces.yaml', () => `backs: ${'['.repeat(20_000)}`, '1:38', 'yaml-too-deep'],
    [
      'an unknown field',
      'data/game.yaml',
      (text) => text.replace('edition:', 'editon:'),
      '8:1',
      'field-unknown',
    ],
    ['Latin-1', 'data/game.yaml', () => Buffer.from('id: caf\xe9\n', 'latin1'), '1:8', 'file-not-text'],
    ['an empty file', 'data/setup.yaml', () => '', '1:1', 'yaml-empty'],
    ['a list for a map', 'data/setup.yaml', () => '- 1\n', '1:1', 'type-wrong'],
    ['a number for a file', 'data/setup.yaml', () => '42\n', '1:1', 'type-wrong'],
    [
      'half a card',
      'data/components.yaml',
      (text) => text.replace('count: 20', 'count: 19.5'),
      '4:29',
      'type-wrong',
    ],
    [
      'fewer than none',
      'data/components.yaml',
      (text) => text.replace('count: 20', 'count: -20'),
      '4:29',
      'value-wrong',
    ],
    [
      'a name that runs code elsewhere',
      'data/game.yaml',
      (text) => text.replace('edition:', '__proto__:'),
      '8:1',
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
  it('takes codes, names of documents, and all', async () => {
    for (const lang of ['all', 'en', 'en,th', 'zh-Hant', 'zh'])
      expect((await growl('check', '--lang', lang)).code).toBe(0)
  })
  it('refuses a language the game does not have', async () => {
    const { code, err } = await growl('check', '--lang', 'en,xx')
    expect(code).toBe(2)
    expect(err).toContain('There is no language "xx"')
  })
})

import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkGame } from '../../src/job/check.ts'
import { openGame } from '../../src/library/open.ts'
import { comparedTag, statusOf } from '../../src/locale/lock.ts'
import { tagOf } from '../../src/serve/disk.ts'
import { deskForTests, JSON_OF_OURS, OURS } from './desk.ts'

// What the page writes besides texts, and all that must not get through on that way.

const { ask, edit, folder, game, put, read } = deskForTests()
const LOCK = 'locales/pt/lock.yaml'
const WAIVERS = 'locales/de/waivers.yaml'
const CARDS = 'locales/pt/cards.yaml'
const KEY = 'cards:pear.title'
const COMPARED = { lang: 'pt', key: KEY }

const statusNow = (key: string) => {
  const library = openGame(game)
  const { locale, originals, lock, facts } = library
  return statusOf(locale('pt'), originals.call(library, 'pt'), lock('pt'), facts.sheet).find(
    (unit) => unit.key === key,
  )!
}
const compared = (key: string): string => comparedTag(statusNow(key))
const accept = (key = KEY, seen = compared(key)) => put('/accepted', { lang: 'pt', key }, seen)
const told = ({ status, body }: { status: number; body: string }) => [status, JSON.parse(body)] as const
/** Every file of the game with its content. */
const everything = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(game, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(game.length + 1))
      .map((path) => [path, read(path)]),
  )

describe.each([
  ['/accepted', COMPARED],
  ['/waived', { lang: 'pt', key: KEY, code: 'text-untranslated', reason: 'why' }],
  ['/language', { code: 'nl', name: 'Nederlands' }],
  ['/text', { lang: 'pt', key: KEY, value: 'x' }],
])('%s', (address, body: object) => {
  it.each([
    ['by a name of their own (DNS rebinding)', { ...JSON_OF_OURS, host: 'evil.example:80' }, 403],
    ['from a foreign page', { ...JSON_OF_OURS, origin: 'https://evil.example' }, 403],
    ['from a page without an origin', { ...JSON_OF_OURS, origin: 'null' }, 403],
    ['from another site', { ...JSON_OF_OURS, 'sec-fetch-site': 'cross-site' }, 403],
    ['without the token', { 'content-type': 'application/json' }, 403],
    ['with another token', { ...JSON_OF_OURS, 'x-growl-token': 'b'.repeat(32) }, 403],
    ['as a form', { ...OURS, 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['as plain text', { ...OURS, 'content-type': 'text/plain' }, 415],
  ])('%s: writes nothing', async (_, headers: Record<string, string>, expected) => {
    const before = everything()
    expect((await put(address, body, '"none"', headers)).status).toBe(expected)
    expect(everything()).toEqual(before)
  })

  it.each([
    ['without a word of what was seen', JSON.stringify(body), {}, 400],
    ['that is no JSON', '{', { 'if-match': '"none"' }, 400],
    ['that is a list', '[]', { 'if-match': '"none"' }, 400],
    ['that is nothing', 'null', { 'if-match': '"none"' }, 400],
    ['with one thing more', JSON.stringify({ ...body, more: 1 }), { 'if-match': '"none"' }, 400],
    [
      'longer than the door',
      JSON.stringify({ ...body, x: 'x'.repeat(70_000) }),
      { 'if-match': '"none"' },
      413,
    ],
  ])('%s: writes nothing', async (_, text, headers: object, expected) => {
    const before = everything()
    const { status } = await ask(address, { ...JSON_OF_OURS, ...headers }, { method: 'PUT', body: text })
    expect(status).toBe(expected)
    expect(everything()).toEqual(before)
  })

  it.each(['POST', 'DELETE', 'PATCH', 'OPTIONS', 'GET'])('%s: is no way in', async (method) => {
    const before = everything()
    const { status } = await ask(address, JSON_OF_OURS, { method })
    expect(status).toBe(404)
    expect(everything()).toEqual(before)
  })
})

describe.each([
  '..',
  '../..',
  '../../etc',
  'pt/../de',
  'pt/',
  '/pt',
  'pt\\..',
  '__proto__',
  '',
  'xx',
  'PT',
  '.',
  'pt\0',
])('the language %j', (lang) => {
  it.each([
    ['/text', { lang, key: KEY, value: 'x' }],
    ['/accepted', { lang, key: KEY }],
    ['/accepted', { lang, key: KEY, before: { follows: 'x' } }],
    ['/waived', { lang, key: KEY, code: 'quote-straight', reason: 'why' }],
    ['/waived', { lang, key: KEY, code: 'quote-straight', reason: null }],
  ])('is none: %s', async (address, body) => {
    const before = everything()
    expect((await put(address, body, '"none"')).status).toBe(422)
    expect(everything()).toEqual(before)
  })
})

describe('an acceptance', () => {
  it('is noted as the command line does, and can be taken back to the byte', async () => {
    expect(existsSync(join(game, LOCK))).toBe(false)
    const first = told(await accept())
    expect(first).toEqual([200, { saved: true, tag: expect.any(String), before: null }])
    expect(statusNow(KEY).state).toBe('accepted')
    const before = read(LOCK)
    const [, saved] = told(await accept('cards:apple.title'))
    expect(statusNow('cards:apple.title').state).toBe('accepted')
    const { before: was, tag } = saved as { before: object; tag: string }
    const back = await put('/accepted', { lang: 'pt', key: 'cards:apple.title', before: was }, tag)
    expect(back.status).toBe(200)
    expect(read(LOCK)).toBe(before)
  })

  it('of a stale text taken back leaves it stale', async () => {
    await accept()
    edit('locales/en/cards.yaml', (text) => text.replace('title: Pear', 'title: Pears'))
    expect(statusNow(KEY).state).toBe('stale')
    const [, saved] = told(await accept())
    expect(statusNow(KEY).state).toBe('accepted')
    const { before, tag } = saved as { before: object; tag: string }
    await put('/accepted', { ...COMPARED, before }, tag)
    expect(statusNow(KEY).state).toBe('stale')
  })

  it.each([
    ['the text', CARDS, 'Pêra'],
    ['the original', 'locales/en/cards.yaml', 'Pear'],
  ])('of something that has changed since somebody saw it, %s, is not noted', async (_, file, word) => {
    const seen = compared(KEY)
    edit(file, (text) => text.replace(`title: ${word}`, `title: ${word}s`))
    const { status } = await accept(KEY, seen)
    expect(status).toBe(409)
    expect(existsSync(join(game, LOCK))).toBe(false)
  })

  it('of a text that growl check calls wrong is refused, with what is wrong', async () => {
    edit(CARDS, (text) => text.replace('Pêra', '"{nothing}"'))
    const [status, { wrong }] = told(await accept()) as [number, { wrong: { code: string }[] }]
    expect([status, wrong.map(({ code }) => code)]).toEqual([422, ['placeholder-unknown']])
    expect(existsSync(join(game, LOCK))).toBe(false)
  })

  it('in a lock that somebody has edited changes the lines of one text', async () => {
    await accept()
    edit(
      LOCK,
      (text) =>
        `${text.replace('cards:apple.title', '# mine\r\ncards:apple.title').replaceAll(/\r?\n/g, '\r\n')}# end`,
    )
    const before = read(LOCK).split('\r\n')
    expect((await accept('cards:crow.title')).status).toBe(200)
    const after = read(LOCK).split('\r\n')
    expect(after.length).toBe(before.length)
    const other = after.filter((line, i) => line !== before[i])
    expect(other).toEqual([expect.stringMatching(/^cards:crow\.title: \{text: "[0-9a-f]{12}"/)])
  })

  it('is not taken back from under somebody who has accepted it anew', async () => {
    const [, { tag }] = told(await accept()) as [number, { tag: string }]
    edit(CARDS, (text) => text.replace('Pêra', 'Pera'))
    await accept()
    const now = read(LOCK)
    expect((await put('/accepted', { ...COMPARED, before: null }, tag)).status).toBe(409)
    expect(read(LOCK)).toBe(now)
  })

  it.each([
    ['of no text of the game', { lang: 'pt', key: 'cards:no.title' }, 422],
    ['of a prototype', { lang: 'pt', key: '__proto__' }, 422],
    ['put back with other fields', { ...COMPARED, before: { follows: 'x', more: 1 } }, 400],
    ['put back with no fingerprint', { ...COMPARED, before: { follows: 'x', text: 'x\ny: z' } }, 400],
  ])('%s is refused', async (_, body, expected) => {
    const before = everything()
    expect((await put('/accepted', body, '"none"')).status).toBe(expected)
    expect(everything()).toEqual(before)
  })
})

describe('a waiver', () => {
  const value = 'Zwei "Punkte".'
  const found = { lang: 'de', key: 'cards:pear.text', code: 'quote-straight' }
  const waive = (reason: string | null, seen = tagOf(value)) => put('/waived', { ...found, reason }, seen)
  const isFound = async () =>
    (await checkGame(openGame(game), { languages: ['de'] })).some(({ code }) => code === found.code)
  const spoil = () =>
    edit('locales/de/cards.yaml', (text) => text.replace('Zwei Punkte.', '\'Zwei "Punkte".\''))

  it('is added behind the others, and taken out again: nothing else changes', async () => {
    spoil()
    writeFileSync(join(game, WAIVERS), '# Ours.\r\n')
    const before = everything()
    expect((await waive('a name: "so"\n- code: x')).status).toBe(200)
    expect(openGame(game).waivers('de').waivers).toMatchObject([
      { code: found.code, key: found.key, reason: 'a name: "so"\n- code: x' },
    ])
    expect(await isFound()).toBe(false)
    expect((await waive(null)).status).toBe(200)
    expect(await isFound()).toBe(true)
    expect(everything()).toEqual(before)
  })

  it('leaves no file behind when it was the only one', async () => {
    spoil()
    await waive('why')
    expect(existsSync(join(game, WAIVERS))).toBe(true)
    await waive(null)
    expect(existsSync(join(game, WAIVERS))).toBe(false)
  })

  it('is written once, however often somebody asks', async () => {
    spoil()
    await Promise.all([waive('why'), waive('why'), waive('because')])
    expect(openGame(game).waivers('de').waivers).toHaveLength(1)
  })

  it('of a text that reads otherwise by now is not written', async () => {
    spoil()
    expect((await waive('why', tagOf('Zwei Punkte.'))).status).toBe(409)
    expect(existsSync(join(game, WAIVERS))).toBe(false)
  })

  it.each([
    ['of a finding that is not there', { ...found, reason: 'why' }, 422],
    ['of something that cannot be waived', { ...found, code: 'text-stale', reason: 'why' }, 422],
    ['without a reason', { ...found, reason: ' ' }, 400],
    ['with a reason that never ends', { ...found, reason: 'x'.repeat(1001) }, 400],
    ['of no text of the game', { ...found, key: 'cards:no.text', reason: 'why' }, 422],
  ])('%s is refused', async (_, body, expected) => {
    const before = everything()
    expect((await put('/waived', body, tagOf('Zwei Punkte.'))).status).toBe(expected)
    expect(everything()).toEqual(before)
  })
})

describe('a new language', () => {
  const begin = (code: string, name = 'Nederlands') => put('/language', { code, name }, '"none"')

  it('gets its first files, and nothing else in the game changes', async () => {
    const before = everything()
    expect((await begin('nl')).status).toBe(200)
    const after = everything()
    const news = Object.keys(after).filter((path) => after[path] !== before[path])
    expect(news.sort()).toEqual([
      'data/game.yaml',
      'locales/nl/cards.yaml',
      'locales/nl/labels.yaml',
      'locales/nl/lock.yaml',
      'locales/nl/program.yaml',
    ])
    expect(after['data/game.yaml']).toBe(
      before['data/game.yaml']!.replace('[en, de, pt]', '[en, de, pt, nl]'),
    )
    expect(openGame(game).locale('nl').texts.get('program:language')?.value).toBe('Nederlands')
    const errors = (await checkGame(openGame(game), { languages: ['nl'] })).filter(
      ({ severity }) => severity === 'error',
    )
    expect(errors).toEqual([])
  })

  it('that somebody else has begun is not begun again', async () => {
    await begin('nl')
    const before = everything()
    expect(told(await begin('nl'))).toEqual([409, { changed: 'nl', tag: tagOf('nl') }])
    expect(everything()).toEqual(before)
  })

  it.each(['..', '../nl', 'nl/..', 'n', 'NL', 'nl\n', 'nl-', '__proto__', 'nl: x', '', 'nl/../../x', 'CON'])(
    'called %j is none',
    async (code) => {
      const [before, outside] = [everything(), readdirSync(folder)]
      expect((await begin(code)).status).toBe(400)
      expect(everything()).toEqual(before)
      expect(readdirSync(folder)).toEqual(outside)
    },
  )

  it.each(['', ' ', 'x'.repeat(101)])('by the name %j is none', async (name) => {
    const before = everything()
    expect((await begin('nl', name)).status).toBe(400)
    expect(everything()).toEqual(before)
  })

  it('whose folder is there, with whatever in it, is left to its owner', async () => {
    edit('data/game.yaml', (text) => text.replace(', pt]', ']'))
    const before = everything()
    expect((await begin('pt', 'Português')).status).toBe(422)
    expect(everything()).toEqual(before)
  })

  it('with a name that is YAML is a name', async () => {
    await begin('nl', 'a: {b: [c]}\ncards: x # ')
    expect(openGame(game).locale('nl').texts.get('program:language')?.value).toBe('a: {b: [c]}\ncards: x #')
  })
})

import { symlinkSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tagOf } from '../../src/serve/disk.ts'
import { deskForTests, JSON_OF_OURS, OURS } from './desk.ts'

// Everything that a foreign page, or somebody at the same computer, could try.

const { ask, edit, folder, game, port, put, read } = deskForTests()
const CARDS = 'locales/pt/cards.yaml'
const KEY = 'cards:pear.title'
const now = (): string => /pear: \{title: ([^,}]*)/.exec(read(CARDS))![1]!

describe('the page', () => {
  it('is served with what keeps it to itself', async () => {
    const { status, headers, body } = await ask('/')
    expect([status, body]).toEqual([200, '<!doctype html><title>Desk</title>'])
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('and what the program brings, as it asks for it', async () => {
    const { status, body } = await ask('/package.json.gz')
    expect([status, JSON.parse(body)]).toEqual([200, { version: expect.stringMatching(/^\d/) }])
  })
})

describe('every answer', () => {
  it.each([
    ['the page', '/', {}, 'GET', 200],
    ['a file of the program', '/package.json.gz', {}, 'GET', 200],
    ['the game', '/game/base.json.gz', OURS, 'GET', 200],
    ['nothing', '/nothing', OURS, 'GET', 404],
    ['no', '/game/base.json.gz', {}, 'GET', 403],
    ['no to a stranger', '/', { host: 'evil.example' }, 'GET', 403],
    ['no to a foreign page that asks first', '/text', { origin: 'https://evil.example' }, 'OPTIONS', 403],
    ['no to ours that asks first', '/text', OURS, 'OPTIONS', 404],
    ['no to what is not JSON', '/text', OURS, 'PUT', 415],
    ['no to what has no shape', '/text', { ...JSON_OF_OURS, 'if-match': '"none"' }, 'PUT', 400],
  ])(
    '%s: lets no other page look, and what is of the game is not stored',
    async (_, path, asked, method, status) => {
      const answer = await ask(path, asked as Record<string, string>, { method })
      expect(answer.status).toBe(status)
      expect(answer.headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/style-src 'self';.*frame-ancestors 'none'/),
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': status === 200 && !path.startsWith('/game/') ? 'no-cache' : 'no-store',
      })
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    },
  )
})

it('other computers find nobody at the port, by whatever address of this one', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap(
    (all) => all?.map(({ address }) => address) ?? [],
  )
  const others = ['127.0.0.2', ...addresses.filter((address) => address !== '127.0.0.1')]
  for (const host of others) {
    const met = await new Promise((resolve) => {
      const socket = connect({ host, port: port() }, () => resolve('somebody'))
      socket.on('error', () => resolve('nobody'))
    })
    expect([host, met]).toEqual([host, 'nobody'])
  }
})

describe('whoever comes by another way', () => {
  it.each([
    ['by a name of their own (DNS rebinding)', { ...OURS, host: 'evil.example:80' }],
    ['by our number without a port', { ...OURS, host: '127.0.0.1' }],
    ['by no name', { ...OURS, host: '' }],
    ['by a name that is no name', { ...OURS, host: 'a b[' }],
    ['from a foreign page', { ...OURS, origin: 'https://evil.example' }],
    ['from a page without an origin', { ...OURS, origin: 'null' }],
    ['from another port of this computer', { ...OURS, origin: 'http://127.0.0.1:1' }],
    ['by a link or a picture in a foreign page', { ...OURS, 'sec-fetch-site': 'cross-site' }],
    ['from another site of the same computer', { ...OURS, 'sec-fetch-site': 'same-site' }],
    ['without the token', {}],
    ['with another token', { 'x-growl-token': 'b'.repeat(32) }],
    ['with the beginning of the token', { 'x-growl-token': 'a'.repeat(31) }],
    ['with an empty token', { 'x-growl-token': '' }],
  ])('%s: gets nothing of the game', async (_, headers: Record<string, string>) => {
    const { status, body } = await ask('/game/base.json.gz', headers)
    expect(status).toBe(403)
    expect(body).not.toContain('cards')
  })

  it.each(
    [
      '/game/../../secret.yaml',
      '/game/..%2f..%2fsecret.yaml',
      '/../secret.yaml',
      '//etc/passwd',
      '/%2e%2e/secret.yaml',
      '/game/base.json.gz/../../secret.yaml',
      '/desk.js\0',
      '/index.html',
      `/${'a'.repeat(10_000)}`,
    ].filter((path) => !path.includes('\0')),
  )('%s: is no address', async (path) => {
    const { status, body } = await ask(path, OURS)
    expect(status).toBe(404)
    expect(body).not.toContain('secret: yes')
  })

  it('a link in the game that leads out of it is not followed', async () => {
    symlinkSync(join(folder, 'secret.yaml'), join(game, 'data/secret.yaml'))
    expect((await ask('/game/base.json.gz', OURS)).body).not.toContain('secret: yes')
  })
})

describe('a text', () => {
  it('is saved where it stands, and nothing else changes', async () => {
    const before = read(CARDS)
    const was = now()
    const { status, body } = await put('/text', { lang: 'pt', key: KEY, value: 'Perazinha' }, tagOf(was))
    expect([status, JSON.parse(body)]).toEqual([200, { saved: true, tag: tagOf('Perazinha') }])
    expect(read(CARDS)).toBe(before.replace(was, 'Perazinha'))
  })

  it('that somebody else has changed meanwhile is not written over: both wordings are told', async () => {
    const was = now()
    edit(CARDS, (text) => text.replace(was, 'Outra'))
    const changed = read(CARDS)
    const { status, body } = await put('/text', { lang: 'pt', key: KEY, value: 'Minha' }, tagOf(was))
    expect([status, JSON.parse(body)]).toEqual([409, { changed: 'Outra', tag: tagOf('Outra') }])
    expect(read(CARDS)).toBe(changed)
  })

  it.each([
    ['of a language that the game has not', { lang: 'xx', key: KEY, value: 'x' }, 422],
    ['of a path for a language', { lang: '../..', key: KEY, value: 'x' }, 422],
    ['of a key that the game has not', { lang: 'pt', key: 'cards:no.title', value: 'x' }, 422],
    ['of a prototype', { lang: 'pt', key: '__proto__:polluted', value: 'x' }, 422],
    ['longer than any', { lang: 'pt', key: KEY, value: 'x'.repeat(20_000) }, 422],
    ['longer than the door', { lang: 'pt', key: KEY, value: 'x'.repeat(100_000) }, 413],
    ['that is a number', { lang: 'pt', key: KEY, value: 7 }, 400],
    ['without a language', { key: KEY, value: 'x' }, 400],
  ])('%s is refused', async (_, text, expected) => {
    const before = read(CARDS)
    expect((await put('/text', text, tagOf(now()))).status).toBe(expected)
    expect(read(CARDS)).toBe(before)
  })

  it.each([
    ['as a form', { ...OURS, 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['as plain text', { ...OURS, 'content-type': 'text/plain' }, 415],
    ['without the token', { 'content-type': 'application/json' }, 403],
    ['from a foreign page', { ...JSON_OF_OURS, origin: 'https://evil.example' }, 403],
  ])('%s is refused', async (_, headers, expected) => {
    const before = read(CARDS)
    expect((await put('/text', { lang: 'pt', key: KEY, value: 'x' }, tagOf(now()), headers)).status).toBe(
      expected,
    )
    expect(read(CARDS)).toBe(before)
  })

  it('without a word of what it replaces is refused', async () => {
    const { status } = await ask('/text', JSON_OF_OURS, {
      method: 'PUT',
      body: JSON.stringify({ lang: 'pt', key: KEY, value: 'x' }),
    })
    expect(status).toBe(400)
  })
})

it('the page is told of files that change', async () => {
  const told = await new Promise<string>((resolve, reject) => {
    const asking = request({ host: '127.0.0.1', port: port(), path: '/events', headers: OURS }, (answer) => {
      answer.on('data', (chunk: Uint8Array) => {
        const text = Buffer.from(chunk).toString()
        if (text.startsWith(': listening')) edit(CARDS, (file) => `${file}# changed\n`)
        else {
          asking.destroy()
          resolve(text)
        }
      })
    })
    asking.on('error', reject)
    asking.end()
  })
  expect(told).toContain('"locales/pt/cards.yaml"')
})

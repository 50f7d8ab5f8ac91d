import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { growl } from './run.ts'

const FILES: Readonly<Record<string, string>> = {
  'data/game.yaml': 'id: mine\nlanguages: [en, de, fr]\n',
  'data/cards.yaml': 'cards:\n  owl: {kind: bird, back: plain, copies: 1}\n',
  'data/pieces.yaml':
    'backs: {plain: {template: back.svg.hbs}}\npieces:\n  birds: {group: cards, cards: {kind: bird}, size: card, template: bird.svg.hbs, back: plain}\n',
  'data/facts.yaml':
    'kinds:\n  face: {means: how it lies, choices: [up, down], example: face-up, says: up}\ncards:\n  owl: {lay: {face: up}}\n',
  'locales/en/cards.yaml': 'owl:\n  title: Owl\n  text: |-\n    Lay it face-up.\n',
  'locales/en/labels.yaml': 'game: Owls\nnote: |-\n  Keep your eyes open.\n',
  'locales/de/cards.yaml': 'owl:\n  title: Eule\n  text: |-\n    Lege sie offen hin.\n',
  'locales/de/labels.yaml': 'game: Eulen\n',
}

let game: string
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(game, file)), { recursive: true })
  writeFileSync(join(game, file), text)
}
const read = (file: string) => readFileSync(join(game, file), 'utf8')
const edit = (file: string, now: string, instead: string) => write(file, read(file).replace(now, instead))
const locale = (...words: string[]) => growl('locale', ...words, '--game', game)
const status = async (lang = 'de') => {
  const { out } = await locale('status', '--lang', lang, '--format', 'json')
  return (JSON.parse(out) as { missing: string[]; stale: string[]; open: string[]; waived: object[] }[])[0]!
}

beforeEach(() => {
  game = mkdtempSync(join(tmpdir(), 'growl-locale-'))
  for (const [file, text] of Object.entries(FILES)) write(file, text)
})
afterEach(() => rmSync(game, { recursive: true }))

describe('growl locale status', () => {
  it('is a table with a line a language', async () => {
    const { code, out } = await locale('status')
    expect(code).toBe(0)
    expect(out).toBe(
      [
        'language  translated  missing  stale  not accepted  waived',
        'de               3/4        1      -             3       -',
        'fr               0/4        4      -             -       -',
        '',
      ].join('\n'),
    )
  })

  it('of one language tells what is to be done', async () => {
    const { out } = await locale('status', '--lang', 'de')
    expect(out).toContain('missing: add them\n  labels:note\n')
    expect(out).toContain(
      'not accepted: read them once more, then growl locale accept --lang de\n  cards:owl.title\n',
    )
  })

  it('as json lists the keys', async () => {
    expect(await status()).toEqual({
      lang: 'de',
      texts: 4,
      translated: 3,
      missing: ['labels:note'],
      stale: [],
      open: ['cards:owl.title', 'cards:owl.text', 'labels:game'],
      waived: [],
    })
  })

  it('tells what cannot be read', async () => {
    write('locales/de/lock.yaml', '<<<<<<< ours\n')
    const { code, err } = await locale('status')
    expect([code, err.includes('locales/de/lock.yaml:1:1')]).toEqual([1, true])
  })
})

describe('growl locale accept', () => {
  it('notes all that is translated, and touches no other file', async () => {
    const before = readdirSync(game, { recursive: true }).length
    expect((await locale('accept', '--lang', 'de')).out).toBe('de: 3 accepted\n')
    expect(await status()).toMatchObject({ open: [], stale: [] })
    expect(readdirSync(game, { recursive: true })).toHaveLength(before + 1)
    for (const file of Object.keys(FILES)) expect(read(file)).toBe(FILES[file])
    const lock = read('locales/de/lock.yaml')
    expect(
      lock.match(
        /^cards:owl\.text: \{source: "[0-9a-f]{12}", text: "[0-9a-f]{12}", facts: "[0-9a-f]{12}"\}$/m,
      ),
    ).not.toBeNull()
    await locale('accept', '--lang', 'de')
    expect(read('locales/de/lock.yaml')).toBe(lock)
  })

  it('takes single texts, and whatever is below a key', async () => {
    await locale('accept', 'labels:game', '--lang', 'de')
    expect((await status()).open).toEqual(['cards:owl.title', 'cards:owl.text'])
    await locale('accept', 'cards:owl', '--lang', 'de')
    expect((await status()).open).toEqual([])
  })

  it('English that changes makes a translation stale, until that one is accepted by name', async () => {
    await locale('accept')
    edit('locales/en/cards.yaml', 'Lay it', 'Lay this card')
    expect(await status()).toMatchObject({ stale: ['cards:owl.text'], open: [] })
    const check = await growl('check', '--lang', 'de', '--game', game)
    expect(check.out).toContain('locales/de/cards.yaml:3:3')
    expect(check.out).toContain('growl locale accept --lang de cards:owl.text')
    expect((await locale('accept')).out).toContain(
      'de: 0 accepted, 1 stale ones left: name them to accept them',
    )
    expect(await status()).toMatchObject({ stale: ['cards:owl.text'] })
    await locale('accept', 'cards:owl.text')
    expect(await status()).toMatchObject({ stale: [] })
  })

  it('so do facts that change', async () => {
    await locale('accept')
    edit('data/facts.yaml', 'face: up}}', 'face: down}}')
    expect((await status()).stale).toEqual(['cards:owl.text'])
    expect((await growl('check', '--lang', 'de', '--game', game)).out).toContain('the facts of the card')
  })

  it('lines wrapped elsewhere change nothing; an edited translation is to be accepted anew', async () => {
    await locale('accept')
    edit('locales/de/cards.yaml', 'sie offen', 'sie\n    offen')
    edit('locales/en/cards.yaml', 'it face-up', 'it\n    face-up')
    expect(await status()).toMatchObject({ stale: [], open: [] })
    edit('locales/de/cards.yaml', 'Lege', 'Leg')
    expect(await status()).toMatchObject({ stale: [], open: ['cards:owl.text'] })
  })

  it('forgets texts that are gone', async () => {
    await locale('accept')
    write('locales/en/labels.yaml', 'game: Birds\n')
    write('locales/de/labels.yaml', 'game: Vögel\n')
    await locale('accept', 'labels:game', '--lang', 'de')
    expect(read('locales/de/lock.yaml')).not.toContain('labels:note')
    expect(read('locales/de/lock.yaml')).toContain('labels:game')
  })

  it('knows no texts that there are not', async () => {
    const { code, err } = await locale('accept', 'cards:owl.txt')
    expect([code, err]).toEqual([2, expect.stringContaining('Did you mean "cards:owl.text"?')])
  })
})

describe('growl locale waive', () => {
  const straight = "game: Eul'en\nnote: |-\n  Augen auf.\n"
  const why = ['--lang', 'de', '--reason', 'It is "spelt" so: #1']

  it('adds to the file and lets the rest stand as it is', async () => {
    write('locales/de/labels.yaml', straight)
    write('locales/de/waivers.yaml', '# ours\r\n')
    expect((await growl('check', '--lang', 'de', '--game', game)).out).toContain('[quote-straight]')
    expect((await locale('waive', 'quote-straight', 'labels:game', ...why)).code).toBe(0)
    expect(read('locales/de/waivers.yaml')).toMatch(
      /^# ours\r\n- code: "quote-straight"\n {2}key: "labels:game"\n/,
    )
    expect((await growl('check', '--lang', 'de', '--game', game)).out).not.toContain('[quote-straight]')
    expect((await status()).waived).toEqual([
      { code: 'quote-straight', key: 'labels:game', reason: 'It is "spelt" so: #1' },
    ])
    edit('locales/de/labels.yaml', 'Eul', 'Uhl')
    const { out } = await growl('check', '--lang', 'de', '--game', game)
    expect(out).toContain('[quote-straight]')
    expect(out).toContain('[waiver-expired]')
    expect((await status()).waived).toEqual([])
  })

  it.each([
    [['quote-straight', 'labels:game', '--lang', 'de'], 'Write: growl locale waive'],
    [['quote-straight', 'labels:game', '--reason', 'x'], 'name the one language'],
    [['quote-strait', 'labels:game', ...why], 'Did you mean "quote-straight"'],
    [['stale', 'labels:game', ...why], 'cannot be waived'],
    [['quote-straight', 'labels:gam', ...why], 'Did you mean "labels:game"'],
    [['quote-straight', 'labels:game', ...why], 'nothing to waive'],
  ])('growl locale waive %j is refused', async (words, said) => {
    const { code, err } = await locale('waive', ...words)
    expect([code, err]).toEqual([2, expect.stringContaining(said)])
    expect(readdirSync(join(game, 'locales/de'))).not.toContain('waivers.yaml')
  })

  it('gives the lines to paste where the file is not a plain list', async () => {
    write('locales/de/labels.yaml', straight)
    write('locales/de/waivers.yaml', '[]\n')
    const { code, err } = await locale('waive', 'quote-straight', 'labels:game', ...why)
    expect(code).toBe(2)
    expect(err).toContain('left as it is. Add to it:\n- code: "quote-straight"')
    expect(read('locales/de/waivers.yaml')).toBe('[]\n')
  })
})

it('growl locale something else names the actions', async () => {
  const { code, err } = await locale('stauts')
  expect([code, err]).toEqual([2, expect.stringContaining('Did you mean "status"?')])
  expect((await growl('locale')).code).toBe(2)
})

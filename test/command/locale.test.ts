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
/** Everything that is translated, as somebody does who has compared it all. */
const acceptAll = async () => {
  for (const key of ['cards:owl.title', 'cards:owl.text', 'labels:game', 'labels:note'])
    await locale('accept', key)
}
const status = async (lang = 'de') => {
  const { out } = await locale('status', '--lang', lang, '--format', 'json')
  return (
    JSON.parse(out) as Record<'missing' | 'untranslated' | 'stale' | 'new' | 'edited' | 'waived', unknown[]>[]
  )[0]!
}

beforeEach(() => {
  game = mkdtempSync(join(tmpdir(), 'growl-locale-'))
  for (const [file, text] of Object.entries(FILES)) write(file, text)
})
afterEach(() => rmSync(game, { recursive: true }))

describe('growl locale status', () => {
  it('is a table with a line per language', async () => {
    const { code, out } = await locale('status')
    expect(code).toBe(0)
    expect(out).toBe(
      [
        'language  translated  missing  untranslated  stale  never accepted  edited  waived',
        'de               3/4        1             -      -               3       -       -',
        'fr               0/4        4             -      -               -       -       -',
        '',
      ].join('\n'),
    )
  })

  it('takes no words: which languages is what --lang says', async () => {
    const { code, out, err } = await locale('status', 'de')
    expect([code, out]).toEqual([2, ''])
    expect(err).toBe(
      'growl: growl locale status de: it takes no further words; choose languages with --lang.\n',
    )
  })

  it('of one language tells what is to be done', async () => {
    const { out } = await locale('status', '--lang', 'de')
    expect(out).toContain('missing: add them\n  labels:note\n')
    expect(out).toContain(
      `never accepted: compare with the source, then npx growl locale accept --game ${game} --lang de KEY\n  cards:owl.title\n`,
    )
  })

  it('as json lists the keys', async () => {
    expect(await status()).toEqual({
      lang: 'de',
      texts: 4,
      translated: 3,
      missing: ['labels:note'],
      untranslated: [],
      stale: [],
      new: ['cards:owl.title', 'cards:owl.text', 'labels:game'],
      edited: [],
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
  it('notes what it is told, and touches no other file', async () => {
    const before = readdirSync(game, { recursive: true }).length
    expect((await locale('accept', 'cards:owl.text', 'labels:game', '--lang', 'de')).out).toBe(
      'de: 2 accepted\n',
    )
    expect(await status()).toMatchObject({ new: ['cards:owl.title'], edited: [], stale: [] })
    expect(readdirSync(game, { recursive: true })).toHaveLength(before + 1)
    for (const file of Object.keys(FILES)) expect(read(file)).toBe(FILES[file])
    const lock = read('locales/de/lock.yaml')
    expect(lock).toMatch(
      /^cards:owl\.text: \{text: "[0-9a-f]{12}", facts: "[0-9a-f]{12}", follows: "Lay it face-up\."\}$/m,
    )
    // Begun, not accepted.
    expect(lock).toMatch(/^cards:owl\.title: \{follows: "Owl"\}$/m)
    const again = await locale('accept', 'cards:owl.text', '--lang', 'de')
    expect(again.out).toBe('Nothing to accept: these texts are accepted already, or missing.\n')
    expect(read('locales/de/lock.yaml')).toBe(lock)
  })

  it('without keys takes what was only edited: nothing new, nothing stale', async () => {
    await locale('accept', 'cards:owl.text', 'labels:game')
    edit('locales/de/cards.yaml', 'Lege', 'Leg')
    edit('locales/en/labels.yaml', 'Owls', 'Birds')
    expect(await status()).toMatchObject({
      new: ['cards:owl.title'],
      stale: ['labels:game'],
      edited: ['cards:owl.text'],
    })
    expect((await locale('accept', '--lang', 'de')).out).toBe(
      `de: 1 accepted; 1 never accepted and 1 stale left: npx growl locale status --game ${game} --lang de lists them; accept each by its key\n`,
    )
    expect(await status()).toMatchObject({ new: ['cards:owl.title'], stale: ['labels:game'], edited: [] })
    edit('locales/de/cards.yaml', 'Leg sie', 'Leg sie jetzt')
    expect((await locale('accept')).out).toContain('de: 1 accepted; ')
  })

  it('lists what is below a key, and takes it when told how many', async () => {
    await locale('accept', 'cards:owl.text')
    edit('locales/en/cards.yaml', 'Lay it', 'Lay this card')
    const lock = read('locales/de/lock.yaml')
    for (const count of [[], ['--count', '1'], ['--count', 'two']]) {
      const { code, out, err } = await locale('accept', 'cards', '--lang', 'de', ...count)
      expect(out).toBe(
        [
          'de cards:owl.title',
          '    was never accepted',
          'de cards:owl.text',
          '    en was: Lay [it] face-up.',
          '    en is:  Lay [this card] face-up.',
          '    the translation is as it was',
          '',
        ].join('\n'),
      )
      expect([code, err]).toEqual([2, expect.stringContaining('add: --count 2')])
      expect(read('locales/de/lock.yaml')).toBe(lock)
    }
    expect((await locale('accept', 'cards', '--lang', 'de', '--count', '2')).out).toContain('de: 2 accepted')
    expect(await status()).toMatchObject({ new: ['labels:game'], stale: [] })
  })

  it('English that changes makes a translation stale, until that one is accepted by name', async () => {
    await acceptAll()
    edit('locales/en/cards.yaml', 'Lay it', 'Lay this card')
    expect(await status()).toMatchObject({ stale: ['cards:owl.text'], new: [] })
    expect((await locale('status', '--lang', 'de')).out).toContain(
      '  cards:owl.text\n    en was: Lay [it] face-up.\n    en is:  Lay [this card] face-up.\n',
    )
    const check = await growl('check', '--lang', 'de', '--game', game)
    expect(check.out).toContain('locales/de/cards.yaml:3:3')
    expect(check.out).toContain(`growl locale accept --game ${game} --lang de cards:owl.text`)
    const { out } = await locale('accept', 'cards:owl.text')
    expect(out).toContain('en was: Lay [it] face-up.\n    en is:  Lay [this card] face-up.\n')
    expect(out).toContain('de: 1 accepted')
    expect(await status()).toMatchObject({ stale: [] })
  })

  it('so do facts that change', async () => {
    await acceptAll()
    edit('data/facts.yaml', 'face: up}}', 'face: down}}')
    expect((await status()).stale).toEqual(['cards:owl.text'])
    expect((await growl('check', '--lang', 'de', '--game', game)).out).toContain('the facts of the card')
    expect((await locale('accept', 'cards:owl.text')).out).toContain('the facts of the card')
  })

  it('a text begun from an older English is stale before it was ever accepted', async () => {
    await locale('accept', 'cards:owl.title')
    write('locales/de/labels.yaml', 'game: Eulen\nnote: |-\n  Augen auf.\n')
    edit('locales/en/labels.yaml', 'open', 'shut')
    edit('locales/en/labels.yaml', 'Owls', 'Birds')
    expect((await status()).stale).toEqual(['labels:game', 'labels:note'])
    const { out } = await growl('check', '--lang', 'de', '--game', game)
    expect(out).toContain('the text in en has changed since this translation was begun [text-stale]')
    expect((await locale('accept', 'labels:note')).out).toContain(
      'en was: Keep your eyes [open.]\n    en is:  Keep your eyes [shut.]\n    was never accepted\n',
    )
  })

  it('a text that nobody accepted is told by growl check: once, and a warning when others were', async () => {
    const told = async () =>
      (await growl('check', '--lang', 'de', '--game', game)).out
        .split('\n')
        .filter((line) => line.includes('[text-unaccepted]'))
    expect(await told()).toEqual([
      expect.stringMatching(/cards\.yaml:2:3: info: 3 translations were never accepted/),
    ])
    await locale('accept', 'cards:owl.title', 'cards:owl.text')
    expect(await told()).toEqual([
      expect.stringMatching(/labels\.yaml:1:1: warning: this translation was never accepted/),
    ])
    await acceptAll()
    expect(await told()).toEqual([])
  })

  it('lines wrapped elsewhere change nothing; an edited translation is to be accepted anew', async () => {
    await acceptAll()
    edit('locales/de/cards.yaml', 'sie offen', 'sie\n    offen')
    edit('locales/en/cards.yaml', 'it face-up', 'it\n    face-up')
    expect(await status()).toMatchObject({ stale: [], edited: [] })
    edit('locales/de/cards.yaml', 'Lege', 'Leg')
    expect(await status()).toMatchObject({ stale: [], edited: ['cards:owl.text'] })
  })

  it('refuses what growl check calls wrong, with the finding, unless it is waived', async () => {
    write('locales/de/cards.yaml', 'owl:\n  title: Eule\n  text: |-\n    Lege {zwei} sie offen hin.\n')
    const { code, out, err } = await locale('accept', 'cards:owl.text', 'cards:owl.title')
    expect(code).toBe(1)
    expect(err).toMatch(
      /^Not accepted, because growl check calls them wrong:\n.*cards\.yaml:4:\d+: error: .*\[placeholder-unknown\]\n/,
    )
    expect(out).toContain('de: 1 accepted')
    expect((await status()).new).toEqual(['cards:owl.text', 'labels:game'])
    const why = ['--lang', 'de', '--reason', 'zwei stays']
    await locale('waive', 'placeholder-unknown', 'cards:owl.text', ...why)
    expect((await locale('accept', 'cards:owl.text')).err).not.toContain('[placeholder-unknown]')
  })

  it('refuses a card that says the opposite of its facts', async () => {
    write(
      'locales/de/lexicon/shared.yaml',
      `numbers: {1: eins}\nkinds:\n  face: {up: offen, down: verdeckt}\n`,
    )
    edit('locales/de/cards.yaml', 'offen', 'verdeckt')
    const { code, err } = await locale('accept', 'cards', '--count', '1')
    expect([code, err]).toEqual([1, expect.stringContaining('[fact-contradicted]')])
    expect(await status()).toMatchObject({ new: ['cards:owl.text', 'labels:game'] })
    edit('locales/de/cards.yaml', 'verdeckt', 'offen')
    expect((await locale('accept', 'cards:owl.text')).code).toBe(0)
  })

  it('forgets texts that are gone', async () => {
    await acceptAll()
    write('locales/en/labels.yaml', 'game: Birds\n')
    write('locales/de/labels.yaml', 'game: Vögel\n')
    await locale('accept', 'labels:game', '--lang', 'de')
    expect(read('locales/de/lock.yaml')).not.toContain('labels:note')
    expect(read('locales/de/lock.yaml')).toContain('labels:game')
  })

  it('takes a form of a name for the name, as the page and findings call it', async () => {
    write('locales/en/terms.yaml', 'owl: {one: owl, many: owls}\n')
    write('locales/de/terms.yaml', 'owl: {one: Eule, many: Eulen}\n')
    const { code, out } = await locale('accept', '--lang', 'de', 'terms:owl.one')
    expect([code, out]).toEqual([
      0,
      'terms:owl.one is part of terms:owl, which is accepted as a whole.\nde: 1 accepted\n',
    ])
    expect((await status()).new).not.toContain('terms:owl')
    const many = await locale('accept', '--lang', 'de', 'terms:owl.some')
    expect(many.code).toBe(2)
  })

  it('knows no texts that there are not', async () => {
    const { code, err } = await locale('accept', 'cards:owl.txt')
    expect([code, err]).toEqual([2, expect.stringContaining('Did you mean "cards:owl.text"?')])
  })
})

describe('growl locale begin', () => {
  it('copies the words to be translated, and notes what they are begun from', async () => {
    write('locales/en/lexicon/shared.yaml', 'numbers: {1: one}\n')
    write('locales/en/rules-old.yaml', 'a: An earlier edition\n')
    const { code, out } = await locale('begin', '--lang', 'fr')
    expect([code, out]).toEqual([
      0,
      [
        'locales/fr/cards.yaml to be translated',
        'locales/fr/labels.yaml to be translated',
        'locales/fr/lock.yaml records which words each of 4 texts follows',
        '',
      ].join('\n'),
    ])
    expect(readdirSync(join(game, 'locales/fr'))).toEqual(['cards.yaml', 'labels.yaml', 'lock.yaml'])
    expect(read('locales/fr/labels.yaml')).toBe(FILES['locales/en/labels.yaml'])
    write('locales/fr/labels.yaml', 'game: Chouettes\n')
    edit('locales/en/labels.yaml', 'Owls', 'Birds')
    expect(await status('fr')).toMatchObject({ stale: ['labels:game'], missing: ['labels:note'] })
  })

  it('what is still as it was begun is not translated; accepted, it is', async () => {
    await locale('begin', '--lang', 'fr')
    const begun = ['cards:owl.title', 'cards:owl.text', 'labels:game', 'labels:note']
    expect(await status('fr')).toMatchObject({ translated: 0, missing: [], untranslated: begun, new: [] })
    expect((await locale('status', '--lang', 'fr')).out).toContain(
      'untranslated: translate them; one that stays',
    )
    edit('locales/fr/cards.yaml', 'Lay it', 'Posez-la')
    await locale('accept', 'cards:owl.title', '--lang', 'fr')
    expect(await status('fr')).toMatchObject({
      translated: 2,
      untranslated: ['labels:game', 'labels:note'],
      new: ['cards:owl.text'],
    })
  })

  it('lets stand what is there', async () => {
    await acceptAll()
    const lock = read('locales/de/lock.yaml')
    edit('locales/en/cards.yaml', 'Lay it', 'Lay this card')
    await locale('begin', '--lang', 'de')
    expect(read('locales/de/lock.yaml')).toBe(lock)
    expect(read('locales/de/cards.yaml')).toBe(FILES['locales/de/cards.yaml'])
  })

  it.each([
    [[], 'Write: npx growl locale begin --lang LANG'],
    [['fr', '--lang', 'fr'], 'Write: npx growl locale begin --lang LANG'],
    [['--lang', 'de,fr'], 'Write: npx growl locale begin --lang LANG'],
    [['--lang', 'pt-BR'], 'First add "pt-BR" at the end of "languages" in data/game.yaml'],
  ])('growl locale begin %j is refused', async (words, said) => {
    const { code, err } = await locale('begin', ...words)
    expect([code, err]).toEqual([2, expect.stringContaining(said)])
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
    [['quote-straight', 'labels:game', '--lang', 'de'], 'Write: npx growl locale waive'],
    [['quote-straight', 'labels:game', '--reason', 'x'], 'name the one language'],
    [['quote-strait', 'labels:game', ...why], 'Did you mean "quote-straight"'],
    [['text-stale', 'labels:game', ...why], 'cannot be waived'],
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
    expect(err).toContain('was not changed. Add this to it:\n- code: "quote-straight"')
    expect(read('locales/de/waivers.yaml')).toBe('[]\n')
  })
})

it('growl locale something else names the actions', async () => {
  const { code, err } = await locale('stauts')
  expect([code, err]).toEqual([2, expect.stringContaining('Did you mean "status"?')])
  expect((await growl('locale')).code).toBe(2)
})

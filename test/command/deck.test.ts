import { describe, expect, it } from 'vitest'
import { setupTable } from '../game/setup-table.ts'
import { growl } from './run.ts'

const table = setupTable()

describe('growl deck --players N', () => {
  for (const column of table)
    it(`${column.players} players, as text`, async () => {
      const { code, out, err } = await growl('deck', '--players', String(column.players))
      expect([code, err]).toEqual([0, ''])
      const [bites, gold] = [column.number('starter Bites'), column.number('starter Gold')]
      const [first, second] = [column.number('first Night after'), column.number('second Night after')]
      expect(out).toMatch(new RegExp(`starters +${bites} Bite, ${gold} Gold`))
      expect(out).toMatch(new RegExp(`left to draw +${column.number('left to draw')} cards`))
      expect(out).toMatch(new RegExp(`Night card 1 +after ${first} drawn cards`))
      expect(out).toMatch(new RegExp(`Night card 2 +after ${second} drawn cards`))
      expect(out).toMatch(new RegExp(`Final Night card +last, after all ${column.number('left to draw')}`))
      expect(out.includes('the Sniff')).toBe(column.text('the Sniff') === 'yes')
      const marks = column.text('marks removed')
      for (const mark of ['6+', '9+']) expect(out.includes(`marked ${mark}`)).toBe(marks.includes(mark))
      const extra = column.number('extra of each')
      expect(out.includes(`supplies ${extra} Bite, ${extra} Wound`)).toBe(extra > 0)
      expect(out.includes(`${extra} Wound, 1 Gold`)).toBe(column.players === 15)
    })

  it('as JSON, for programs', async () => {
    const { out } = await growl('deck', '--players', '15', '--format', 'json')
    expect(JSON.parse(out)).toEqual({
      players: 15,
      variant: true,
      sniff: true,
      boxes: 2,
      cards: [
        { card: 'bite', count: 35, fromSecondCopy: 15 },
        { card: 'wound', count: 31, fromSecondCopy: 15 },
        { card: 'charm', count: 5, fromSecondCopy: 0 },
        { card: 'salve', count: 5, fromSecondCopy: 0 },
        { card: 'gold', count: 11, fromSecondCopy: 1 },
      ],
      removed: [],
      starters: [
        { card: 'bite', count: 4 },
        { card: 'gold', count: 11 },
      ],
      secondCopy: [
        { card: 'bite', count: 15 },
        { card: 'wound', count: 15 },
        { card: 'gold', count: 1 },
      ],
      total: 87,
      handSize: 3,
      dealt: 60,
      draw: 27,
      nightsAfter: [9, 18],
      unused: [
        { card: 'night', count: 6 },
        { card: 'final-night', count: 7 },
      ],
    })
  })

  it('with an expansion, whose Night card is one more to choose from', async () => {
    const { out } = await growl('deck', '--players', '6', '--expansion', 'hunters-moon')
    expect(out).toContain('2 Moonstone, 2 Cursed Coin')
    expect(out).toMatch(/left to draw +28 cards/)
    expect(out).toMatch(/into the box, unseen +7 Night, 7 Final Night/)
  })

  for (const players of ['3', '16', '0', '-4', '4.5', 'six', '', '1e1'])
    it(`refuses "${players}"`, async () => {
      const { code, out, err } = await growl('deck', `--players=${players}`)
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain('4 to 15 players')
    })
})

describe('growl deck', () => {
  it('shows all tables side by side', async () => {
    const { code, out } = await growl('deck')
    expect(code).toBe(0)
    const row = (name: string) => {
      const line = out.split('\n').find((each) => each.startsWith(name))!
      return line.slice(name.length).trim().split(/ +/)
    }
    expect(row('players').map((cell) => Number.parseInt(cell, 10))).toEqual(
      table.map(({ players }) => players),
    )
    expect(row('starter Bite').map(Number)).toEqual(table.map((column) => column.number('starter Bites')))
    expect(row('starter Gold').map(Number)).toEqual(table.map((column) => column.number('starter Gold')))
    expect(row('left to draw').map(Number)).toEqual(table.map((column) => column.number('left to draw')))
    expect(row('Night card 2 after').map(Number)).toEqual(
      table.map((column) => column.number('second Night after')),
    )
    expect(row('the Sniff').map((cell) => (cell === '-' ? '' : cell))).toEqual(
      table.map((column) => column.text('the Sniff')),
    )
  })
})

describe('growl deck --lang', () => {
  it('says the same in another language, with the names of its cards', async () => {
    const { code, out, err } = await growl('deck', '--players', '12', '--lang', 'de')
    expect([code, err]).toEqual([0, ''])
    expect(out).toBe(`GROWL: 12 Personen, Variante, 2 Exemplare

hinein              68 Karten: 26× Biss, 22× Wunde, 5× Amulett, 5× Salbe, 10× Gold
heraus              nichts: Alle markierten Karten bleiben drin
zweites Exemplar    liefert 6× Biss, 6× Wunde, oben schon mitgezählt
Startkarten         4× Biss, 8× Gold: mischen, an alle je eine austeilen
austeilen           an alle je 3 weitere; 48 insgesamt
bleiben zum Ziehen  20 Karten
Nachtkarte 1        nach 7 gezogenen Karten
Nachtkarte 2        nach 13 gezogenen Karten
Letzte-Nacht-Karte  zuletzt, nach allen 20
ungesehen zurück    6× Nacht, 7× Letzte Nacht
das Schnüffeln      ja
`)
  })

  it.each(['es', 'de', 'it', 'fr', 'zh', 'ja', 'th'])('leaves nothing in English: %s', async (lang) => {
    const { out } = await growl('deck', '--lang', lang)
    const english = (await growl('deck')).out.split('\n')
    const own = out.split('\n').filter((line) => /[a-z]{3}/i.test(line) && english.includes(line))
    expect(own).toEqual([])
    const one = (await growl('deck', '--lang', lang, '--players', '8')).out
    expect(one).not.toMatch(/\b(take|draw|players|Night|starters?)\b/)
  })

  it.each(['zh', 'ja'])('wide characters take two columns: %s', async (lang) => {
    const rows = (await growl('deck', '--lang', lang)).out.split('\n').slice(2, -2)
    const wide = (line: string) => [...line].reduce((sum, c) => sum + (c.codePointAt(0)! > 0x2fff ? 2 : 1), 0)
    expect(new Set(rows.filter((row) => !row.includes('*')).map(wide)).size).toBe(1)
  })

  it('JSON has ids, which is said', async () => {
    const { code, out, err } = await growl('deck', '--lang', 'de', '--players', '4', '--format', 'json')
    expect([code, err]).toEqual([0, '--lang changes nothing: JSON has ids in place of names.\n'])
    expect(out).toBe((await growl('deck', '--players', '4', '--format', 'json')).out)
  })

  it('refuses a language that is none, several, and an edition nobody has translated', async () => {
    for (const [words, said] of [
      [['--lang', 'xx'], 'There is no language "xx".'],
      [['--lang', 'de,fr'], '--lang de,fr: name one language of en, es'],
      [
        ['--lang', 'de', '--edition', 'draft-1', '--players', '6'],
        'is described in en only: leave out --lang.',
      ],
    ] as const) {
      const { code, out, err } = await growl('deck', ...words)
      expect([code, out]).toEqual([2, ''])
      expect(err).toContain(said)
    }
  })
})

describe('growl deck --edition draft-1', () => {
  const draft = (players: number) => growl('deck', '--edition', 'draft-1', '--players', String(players))

  it('takes out what is documented', async () => {
    expect((await draft(4)).out).toContain('take out all cards marked 8+')
    expect((await draft(8)).out).toContain('take out 4 Bite, 4 Wound of the cards marked 8+')
    expect((await draft(9)).out).toContain('take out 2 Bite, 2 Wound of the cards marked 8+')
    expect((await draft(10)).out).toContain('all cards marked 8+ are in')
  })

  it('names the Wolf Zeroes where they are known', async () => {
    for (const [players, bites] of [
      [4, 1],
      [5, 1],
      [6, 2],
      [7, 2],
    ] as const)
      expect((await draft(players)).out).toContain(`${bites} Bite, ${players - bites} Gold`)
    expect((await draft(8)).out).toMatch(/starters +not documented/)
  })

  it('says what nobody wrote down', async () => {
    for (let players = 4; players <= 15; players++) {
      const { code, out } = await draft(players)
      expect(code).toBe(0)
      expect(out).toContain('how many cards of each kind the deck has')
      expect(out.includes('a table this small')).toBe(players < 6)
      expect(out.includes('a table this large')).toBe(players > 7)
    }
  })

  it('as JSON too', async () => {
    const { out } = await growl('deck', '--edition', 'draft-1', '--players', '9', '--format', 'json')
    expect(JSON.parse(out)).toEqual({
      edition: 'draft-1',
      players: 9,
      needs: 'expansion',
      mark: '8+',
      marked: 'some',
      removed: [
        { card: 'bite', count: 2 },
        { card: 'wound', count: 2 },
      ],
      undocumented: ['card-counts', 'starters-above-7'],
    })
  })

  it('refuses other editions, tables out of range, and a missing number', async () => {
    expect(await growl('deck', '--edition', 'draft1', '--players', '4')).toMatchObject({ code: 2, out: '' })
    expect((await growl('deck', '--edition', 'draft1', '--players', '4')).err).toContain(
      'Did you mean "draft-1"?',
    )
    expect((await draft(16)).code).toBe(2)
    expect((await growl('deck', '--edition', 'draft-1')).code).toBe(2)
  })

  it('the current edition is the same as none', async () => {
    expect(await growl('deck', '--edition', 'final', '--players', '6')).toEqual(
      await growl('deck', '--players', '6'),
    )
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { reprintable } from '../../src/desk/engine/reprintable.ts'
import { inEnglish } from '../../src/finding.ts'
import { openGame } from '../../src/library/open.ts'
import { chooseCopies } from '../../src/order/choose-copies.ts'
import { refuseBesideCards } from '../../src/order/idle-options.ts'
import { UsageError } from '../../src/order/option.ts'
import { textByPdfium } from '../paint/readers.ts'
import { orchardWith, replaced, saveGame, temporaryFolder } from './game-folder.ts'
import { growl } from './run.ts'

const folder = temporaryFolder()
let next = 0
const gameWith = (changes: Parameters<typeof orchardWith>[0] = {}): string =>
  saveGame(orchardWith(changes), join(folder, String(next++)))
const game = gameWith()

/** `growl print` into a folder of its own, or into the one given. */
async function print(directory: string, words: readonly string[], out = join(folder, `out-${next++}`)) {
  return { ...(await growl('print', '--game', directory, '--out', out, ...words)), directory: out }
}
const filesIn = (out: string): string[] => readdirSync(join(out, 'en')).sort()
const titlesIn = async (out: string, ...titles: string[]) => {
  const text = (await textByPdfium(readFileSync(join(out, 'en/reprint.pdf')))).join('\n')
  return titles.map((title) => text.split(title).length - 1)
}

describe('growl print --cards', () => {
  it('prints as many as are asked for, in a file of their own, and says so', async () => {
    const { code, out, err, directory } = await print(game, ['--cards', 'picnic:2,contest:1'])
    expect([code, err]).toEqual([0, 'Printing en (1 of 1)\n'])
    expect(filesIn(directory)).toEqual(['reprint.pdf'])
    expect(await titlesIn(directory, 'Picnic', 'Contest')).toEqual([2, 1])
    expect(out).toMatch(
      `en      3 pieces on 1 sheet of paper: ${directory}/en/reprint.pdf\n` +
        'Only what --cards names. The kit, the rulebook and the manifest are as they were.\n' +
        'Print reprint.pdf at 100 %, on both sides, flipped on the long edge.\nPrinted in ',
    )
  })

  it('says what to do when the paper is turned by hand', async () => {
    const { out } = await print(game, ['--cards', 'picnic', '--order', 'fronts-first'])
    expect(out).toContain('Print the first half of reprint.pdf at 100 %, on one side, put the stack back,')
  })

  it('leaves the kit, the rulebook and the manifest as they are, to the byte', async () => {
    const { directory } = await print(game, [])
    const bytes = () =>
      Object.fromEntries(
        filesIn(directory)
          .filter((name) => name !== 'reprint.pdf')
          .map((name) => [name, readFileSync(join(directory, 'en', name), 'latin1')]),
      )
    const before = bytes()
    const { code, err } = await print(game, ['--cards', 'picnic'], directory)
    expect([code, err]).toEqual([0, 'Printing en (1 of 1)\n'])
    expect(filesIn(directory)).toEqual(
      ['kit.pdf', 'manifest.json', 'reprint.pdf', 'rules-booklet.pdf', 'rules.pdf'].sort(),
    )
    expect(bytes()).toEqual(before)
  })

  it('cards of different decks and tokens share a sheet', async () => {
    const { out } = await print(game, ['--cards', 'apple:1,picnic,token-5:2'])
    expect(out).toContain('4 pieces on 1 sheet of paper')
  })

  it('a kit printed later leaves the reprint alone', async () => {
    const { directory } = await print(game, ['--cards', 'picnic'])
    await print(game, [], directory)
    expect(filesIn(directory)).toContain('reprint.pdf')
  })

  it('knows titles in every language of the game; capitals, accents, quotes and hyphens do not matter', async () => {
    const titled = gameWith({
      ...replaced('locales/de/cards.yaml', 'title: Wettbewerb', 'title: L’été-Größe'),
    })
    for (const name of ['contest', 'CONTEST', 'Contest', 'L’été-Größe', "l'ete grosse", '“L’Été Größe”'])
      expect([name, await titlesIn((await print(titled, ['--cards', name])).directory, 'Contest')]).toEqual([
        name,
        [1],
      ])
  })

  it('also knows tiles, tokens and whole pieces, by id or by name', async () => {
    const pieces = async (names: string) => {
      const { out } = await print(game, ['--cards', names])
      return /\d+ pieces? on/.exec(out)?.[0]
    }
    expect(await pieces('tree:2')).toBe('2 pieces on')
    expect(await pieces('Bäume:3')).toBe('3 pieces on')
    expect(await pieces('tree.start')).toBe('1 piece on')
    expect(await pieces('token-5:1,token:1')).toBe('2 pieces on')
    expect(await pieces('tree-card:1')).toBe('1 piece on')
    expect(await pieces('fair')).toBe('2 pieces on')
  })

  it('a card without a number is all there are of it, which is said', async () => {
    const { code, out, err } = await print(game, ['--cards', 'apple'])
    expect([code, err]).toEqual([
      0,
      '--cards: apple stands for all 12 of the game; for a single one write apple:1.\nPrinting en (1 of 1)\n',
    ])
    expect(out).toContain('12 pieces on 2 sheets of paper')
  })

  it('takes unmarked cards first, as many as the game has, and marked ones when they are named', async () => {
    const counts = async (names: string) => (await chooseCopies(openGame(game), names, [])).copies
    expect(await counts('apple:1')).toEqual({ deck: { apple: 1 } })
    expect(await counts('apple')).toEqual({ deck: { apple: 8, 'apple.4+': 4 } })
    expect(await counts('apple:10')).toEqual({ deck: { apple: 8, 'apple.4+': 2 } })
    expect(await counts('apple:15')).toEqual({ deck: { apple: 11, 'apple.4+': 4 } })
    expect(await counts('Apple 4+:1,apple.4+:1,tree:2')).toEqual({
      deck: { 'apple.4+': 2 },
      tree: { tree: 2 },
    })
  })

  it('takes the commas, colons and digits of Chinese and Japanese keyboards', async () => {
    const counts = async (names: string) => (await chooseCopies(openGame(game), names, [])).copies
    const asked = await counts('apple:1,picnic:2,contest:3')
    expect(await counts('apple：1，picnic：２、contest:3')).toEqual(asked)
    expect(await counts('apple:1；picnic:2; contest： 3，')).toEqual(asked)
  })

  it('a card named twice is printed once, with a note; numbers add up', async () => {
    const twice = await print(game, ['--cards', 'picnic,Picknick'])
    expect(twice.err).toBe(
      '--cards: "Picknick" is picnic, which is named already; for two of it write picnic:2.\nPrinting en (1 of 1)\n',
    )
    expect(await titlesIn(twice.directory, 'Picnic')).toEqual([1])
    const { directory } = await print(game, ['--cards', 'picnic:1,Picknick:2'])
    expect(await titlesIn(directory, 'Picnic')).toEqual([3])
  })

  it('of an expansion, when it is chosen', async () => {
    const { code, directory } = await print(game, ['--cards', 'Pflaume:1', '--expansion', 'harvest'])
    expect(code).toBe(0)
    expect(await titlesIn(directory, 'Plum')).toEqual([1])
  })

  it('stops at errors like every print', async () => {
    const broken = gameWith(replaced('locales/en/cards.yaml', 'two players.', 'two players. '.repeat(60)))
    const { code, err } = await print(broken, ['--cards', 'picnic'])
    expect(code).toBe(1)
    expect(err).toContain('[text-overflow]')
  })
})

describe('growl print --cards refuses', () => {
  const cases: readonly (readonly [names: string, said: string])[] = [
    ['appel', 'There is no card or other piece "appel". Did you mean "apple"?'],
    ['Piknick', 'There is no card or other piece "Piknick". Did you mean "Picknick" (picnic)?'],
    [
      'zeppelin',
      'Known: apple, apple.4+, worm, picnic, contest, tree, tree.start, token-1, token-5, tree-card, deck, fair, token, and their names',
    ],
    ['。', 'There is no card or other piece "。". Known: apple,'],
    ['，、', '--cards: name a card, by its title or its id in data/cards.yaml.'],
    [',', '--cards: name a card, by its title or its id in data/cards.yaml.'],
    ['apple:0', '--cards apple:0: give a number from 1 to 99.'],
    ['apple:100', '--cards apple:100: give a number from 1 to 99.'],
    ['plum', '"plum" is a card of the expansion "harvest": add --expansion harvest.'],
    ['Pflaume', '"Pflaume" is a card of the expansion "harvest": add --expansion harvest.'],
  ]
  it.each(cases)('%s', async (names, said) => {
    const { code, out, err } = await print(game, ['--cards', names])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(said)
  })

  it('a title of two cards', async () => {
    const twins = gameWith(replaced('locales/de/cards.yaml', 'title: Wettbewerb', 'title: Picknick'))
    const { code, err } = await print(twins, ['--cards', 'Picknick'])
    expect([code, err]).toEqual([
      2,
      'growl: --cards Picknick: that is picnic and contest; write which of them.\n',
    ])
  })

  it('options that a reprint has no use for', async () => {
    const { code, err } = await print(game, [
      '--cards',
      'picnic',
      '--pieces',
      'cards',
      '--players',
      '4',
      '--split',
    ])
    expect([code, err]).toEqual([
      2,
      'growl: --cards prints what it names, as many as it says, and nothing else: leave out --pieces, --players, --split.\n',
    ])
  })
})

describe('what the page says of a reprint names no options', () => {
  const asked = (names: string) => chooseCopies(openGame(game), names, [])
  it.each([
    ['Piknick', 'No card and no other piece is called “Piknick”. Did you mean "Picknick"?'],
    [
      'zeppelin',
      'No card and no other piece is called “zeppelin”. Write its title, in any language of the game.',
    ],
    ['apple:0', '“apple:0”: give a number from 1 to 99.'],
    ['plum', '“plum” is a card of the expansion “harvest”; choose that under “expansion”.'],
    ['、', 'Name a card, by its title.'],
  ])('%s', async (names, said) => {
    const refused = await asked(names).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(UsageError)
    const { forPage } = refused as UsageError
    expect([forPage?.field, inEnglish(forPage?.said ?? '')]).toEqual(['cards', said])
  })

  it('nor do its notes', async () => {
    const { notes } = await asked('apple,picnic,picnic')
    expect(notes.map(({ said }) => inEnglish(said ?? ''))).toEqual([
      '“apple” stands for all 12 of the game; for a single one write “apple:1”.',
      '“picnic” is named already; for two of it write “picnic:2”.',
    ])
  })

  it('options are called as their fields are', () => {
    const refuse = () =>
      refuseBesideCards({ cards: 'picnic', players: '4', englishNames: 'off', homes: 'cards' })
    expect(refuse).toThrow(
      expect.objectContaining({
        forPage: expect.objectContaining({ field: 'cards', said: expect.anything() }),
      }),
    )
  })

  it('names what can be asked for, each of which is known', async () => {
    const library = openGame(game)
    const names = await reprintable(library, { lang: 'de' })
    expect(names).toEqual(expect.arrayContaining(['Picknick', 'Wettbewerb']))
    await expect(chooseCopies(library, names.map((name) => `${name}:1`).join(), [])).resolves.toBeDefined()
    expect(names).not.toContain('Pflaume')
    expect(await reprintable(library, { lang: 'de', expansion: 'harvest' })).toContain('Pflaume')
  })
})

describe('growl print --players', () => {
  it('says what the box holds and the table does not need, and the other way round', async () => {
    const { out } = await print(game, ['--players', '3'])
    expect(out).toContain('Left out, because 3 players do not need them: 4 Apple 4+, 2 Tree.\n')
    const all = await print(game, ['--players', '3', '--pieces', 'tokens'])
    expect(all.out).toContain('Nothing is left out: 3 players need all of it.\n')
    const more = await print(game, ['--players', '5'])
    expect(more.out).toContain('Added, because 5 players need more than one box: 4 Apple.\n')
  })
})

describe('growl print tells of options that change nothing', () => {
  it.each([
    ['--pieces rules --bleed --size poker', ['--bleed', '--size']],
    ['--pieces tokens --format md', ['--format']],
    ['--pieces tokens --bilingual de', ['--bilingual']],
    ['--pieces tuck-box --bilingual de', ['--bilingual']],
    ['--pieces cards --bilingual de', []],
    ['--pieces tokens --backs none --offset 1,1 --order fronts-first', ['--offset', '--order']],
    ['--pieces tokens --backs fold --offset 1,1', ['--offset']],
    ['--pieces tokens --backs short --offset 1,1 --ink low', []],
  ])('%s', async (words, idle) => {
    const { code, err } = await print(game, words.split(' '))
    expect(code).toBe(0)
    expect(
      [...err.matchAll(/^(--\S+) changes nothing, because .*\.$/gm)].map(([, name]) => name).sort(),
    ).toEqual(idle)
  })
})

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { main } from '../../src/command/main.ts'
import { orchardWith, replaced, saveGame, temporaryFolder } from './game-folder.ts'
import { growl } from './run.ts'

const folder = temporaryFolder()
let next = 0
const gameWith = (changes: Parameters<typeof orchardWith>[0] = {}): string =>
  saveGame(orchardWith(changes), join(folder, String(next++)))
const game = gameWith()
const filesIn = (out: string): string[] =>
  existsSync(out)
    ? readdirSync(out, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.includes('.'))
        .sort()
    : []

/** `growl export` of a game into a folder of its own. */
async function exported(directory: string, ...words: string[]) {
  const out = join(folder, `out-${next++}`)
  return { ...(await growl('export', ...words, '--game', directory, '--out', out)), directory: out }
}

describe('growl export png', () => {
  it('draws every face and back, also of pieces that stand in for others, and says where they are', async () => {
    const { code, out, err, directory } = await exported(game, 'png')
    expect([code, err]).toEqual([0, 'Exporting en (1 of 1)\n'])
    expect(filesIn(join(directory, 'en/png'))).toEqual(
      [
        ...['apple', 'apple.4plus', 'worm', 'deck.back'].map((name) => `deck/${name}.png`),
        ...['picnic', 'contest', 'fair.back'].map((name) => `fair/${name}.png`),
        ...['tree', 'tree.start', 'tree.back'].map((name) => `tree/${name}.png`),
        ...['token-1', 'token-5', 'token.back'].map((name) => `token/${name}.png`),
        ...['tree-card', 'tree-card.back'].map((name) => `tree-card/${name}.png`),
      ].sort(),
    )
    expect(out).toMatch(`en      15 files: ${directory}/en/png\nExported in `)
  })

  it('or only some of them, in the languages asked for', async () => {
    const { code, directory } = await exported(game, 'png', '--lang', 'de,en', '--cards', 'Picknick,token-5')
    expect(code).toBe(0)
    expect(filesIn(directory)).toEqual(
      ['de', 'en'].flatMap((lang) =>
        ['fair/fair.back', 'fair/picnic', 'token/token-5', 'token/token.back'].map(
          (name) => `${lang}/png/${name}.png`,
        ),
      ),
    )
    const tokens = await exported(game, 'PNG', '--pieces', 'tokens')
    expect(filesIn(tokens.directory)).toHaveLength(3)
  })

  it('of an expansion, when it is chosen', async () => {
    const { directory } = await exported(game, 'png', '--expansion', 'harvest', '--cards', 'plum')
    expect(filesIn(directory)).toEqual(['en/png/deck/deck.back.png', 'en/png/deck/plum.png'])
  })

  it('leaves all other files in the folder as they are', async () => {
    const { directory } = await exported(game, 'png', '--cards', 'picnic')
    mkdirSync(join(directory, 'en/png/deck'), { recursive: true })
    writeFileSync(join(directory, 'en/png/deck/mine.png'), 'mine')
    await growl('print', '--game', game, '--out', directory, '--pieces', 'tokens')
    await growl('export', 'png', '--game', game, '--out', directory, '--cards', 'contest')
    expect(filesIn(directory)).toEqual(
      [
        ...['deck/mine.png', 'fair/contest.png', 'fair/fair.back.png', 'fair/picnic.png'].map(
          (name) => `en/png/${name}`,
        ),
        ...['en/kit.pdf', 'en/manifest.json'],
      ].sort(),
    )
    expect(readFileSync(join(directory, 'en/png/deck/mine.png'), 'utf8')).toBe('mine')
  })

  it('shows how far it is, over the last line where somebody watches', async () => {
    let err = ''
    const terminal = {
      out: () => {},
      err: (text: string) => {
        err += text
      },
      live: true,
    }
    const out = join(folder, `out-${next++}`)
    await main(
      ['export', 'png', '--game', game, '--out', out, '--lang', 'all', '--cards', 'picnic'],
      terminal,
      '1',
    )
    expect(err).toBe('\rExporting en (1 of 2) \rExporting de (2 of 2) \r\x1b[K')
  })
})

describe('growl export takes the one road of findings', () => {
  const broken = gameWith(replaced('locales/en/cards.yaml', 'two players.', 'two players. '.repeat(60)))

  it('stops at errors and writes nothing', async () => {
    const { code, out, err, directory } = await exported(broken, 'png')
    expect([code, out, filesIn(directory)]).toEqual([1, '', []])
    expect(err).toContain('locales/en/cards.yaml:3:9: error: ')
    expect(err).toMatch(/\nNothing was exported\. Fix the files, or use --force to export anyway\.\n$/)
  })

  it('goes on with --force, and says so', async () => {
    const { code, err, directory } = await exported(broken, 'png', '--force')
    expect([code, filesIn(directory).length]).toEqual([0, 15])
    expect(err).toMatch(/\n--force: exported in spite of 1 error\.\n$/)
  })

  it('a piece too large for a picture is told, and with --force left out', async () => {
    const large = gameWith(replaced('data/pieces.yaml', 'size: 60x60mm', 'size: 339x60mm'))
    const { code, err, directory } = await exported(large, 'png')
    expect([code, filesIn(directory)]).toEqual([1, []])
    expect(err).toContain(
      'data/pieces.yaml:7:50: error: a picture of a piece of 339 × 60 mm at 300 dpi would be 4004 pixels on a side; the most is 4000 [piece-too-large]\n    Choose a smaller size.',
    )
    const forced = await exported(large, 'png', '--force')
    expect(filesIn(forced.directory).filter((file) => file.includes('tree/'))).toEqual([])
    const cards = await exported(game, 'png', '--size', '300x200', '--dpi', '600')
    expect(cards.err).toContain(
      '--size: error: a picture of a piece of 300 × 200 mm at 600 dpi would be 7087',
    )
  })

  it('a piece that no paper holds is drawn all the same', async () => {
    const large = gameWith(replaced('data/pieces.yaml', 'size: 60x60mm', 'size: 330x60mm'))
    expect((await exported(large, 'png', '--pieces', 'tiles')).code).toBe(0)
  })
})

describe('growl export refuses', () => {
  const cases: readonly (readonly [words: string, said: string])[] = [
    ['pgn', 'There is no export "pgn". Known: png. Did you mean "png"?'],
    ['png --dpi 72', 'Choose from 300, 600.'],
    ['png --bleed 4', '--bleed 4: give millimetres from 0 to 3.'],
    ['png --cards appel', 'There is no card or other piece "appel". Did you mean "apple"?'],
    ['png --cards apple --pieces cards', '--cards exports what it names: leave out --pieces.'],
    ['png --pieces rules', 'There is nothing to export: the game has none of the pieces asked for.'],
    ['png --lang xx', 'There is no language "xx". Known: en, de.'],
    ['png --backs fold', "unknown option '--backs'"],
  ]
  it.each(cases)('%s', async (words, said) => {
    const { code, out, err, directory } = await exported(game, ...words.split(' '))
    expect([code, out, filesIn(directory)]).toEqual([2, '', []])
    expect(err).toContain(said)
  })

  it('to guess a format', async () => {
    const { code, err } = await growl('export')
    expect(code).toBe(2)
    expect(err).toContain("missing required argument 'format'")
  })
})

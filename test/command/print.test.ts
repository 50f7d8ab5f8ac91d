import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { jsonOf, orchardWith, replaced, saveGame, temporaryFolder } from './game-folder.ts'
import { growl } from './run.ts'

const folder = temporaryFolder()
let next = 0
/** The small game with some files changed, on disk. */
const gameWith = (changes: Parameters<typeof orchardWith>[0] = {}): string =>
  saveGame(orchardWith(changes), join(folder, String(next++)))
const game = gameWith()
const newOut = (): string => join(folder, `out-${next++}`)
const filesIn = (out: string): string[] =>
  existsSync(out) ? readdirSync(out, { recursive: true, encoding: 'utf8' }).sort() : []

/** `growl print` of a game into a folder of its own. */
async function print(directory: string, ...words: string[]) {
  const out = newOut()
  return { ...(await growl('print', '--game', directory, '--out', out, ...words)), directory: out }
}

const TOO_LONG = replaced('locales/en/cards.yaml', 'two players.', 'two players. '.repeat(60))

it('growl print puts away what an earlier, different print has left, and keeps what somebody has changed', async () => {
  const out = newOut()
  const into = (...words: string[]) => growl('print', '--game', game, '--out', out, ...words)
  await into()
  writeFileSync(join(out, 'en/rules.pdf'), 'notes of mine')
  const { code, err } = await into('--pieces', 'tokens')
  expect(code).toBe(0)
  expect(err).toContain(`Removed, left by an earlier print: ${out}/en/rules-booklet.pdf\n`)
  expect(err).toContain(`Kept, because they changed since an earlier print: ${out}/en/rules.pdf\n`)
  expect(filesIn(out)).toEqual(['en', 'en/kit.pdf', 'en/manifest.json', 'en/rules.pdf'])
})

describe('growl print', () => {
  it('writes the kit, the rulebook, its booklet and a manifest, and says where they are', async () => {
    const { code, out, err, directory } = await print(game)
    expect([code, err]).toEqual([0, 'Printing en (1 of 1)\n'])
    expect(filesIn(directory)).toEqual(
      ['en', 'en/kit.pdf', 'en/manifest.json', 'en/rules-booklet.pdf', 'en/rules.pdf'].sort(),
    )
    expect(out).toMatch(
      `en      31 pieces on 3 sheets of paper: ${directory}/en/kit.pdf\n` +
        `en      rulebook: ${directory}/en/rules.pdf, ${directory}/en/rules-booklet.pdf\n` +
        'Not needed and not printed: Tree Card (--choose trees=cards).\n' +
        'Print rules-booklet.pdf on both sides, flipped on the short edge, and fold the stack in the middle.\n' +
        'The first page of kit.pdf explains how to print and cut.\nPrinted in ',
    )
  })

  it('says that the first page explains the rest only where there is such a page', async () => {
    const { code, out } = await print(game, '--pieces', 'tokens')
    expect(code).toBe(0)
    expect(out).toContain('The first page of kit.pdf explains how to print and cut.\nPrinted in ')
    const broken = gameWith({ 'templates/how-to.svg.hbs': '<svg>{{nothing}}</svg>' })
    expect((await print(broken, '--pieces', 'tokens', '--backs', 'fold', '--force')).out).toContain(
      'Print kit.pdf at 100 %, on one side; fold it along the dashed line and glue it before cutting.\n',
    )
  })

  it('--split also writes the sheets of each kind, in the manifest like all files', async () => {
    const { directory } = await print(game, '--split', '--pieces', 'cards,tiles,tokens')
    const names = ['deck.pdf', 'fair.pdf', 'kit.pdf', 'token.pdf', 'tree.pdf']
    expect(filesIn(join(directory, 'en'))).toEqual([...names, 'manifest.json'].sort())
    const { files } = jsonOf(join(directory, 'en/manifest.json')) as { files: { file: string }[] }
    expect(files.map(({ file }) => file).sort()).toEqual(names)
  })

  it('asks readers not to scale, and how the paper is turned', async () => {
    const preferences = async (...words: string[]) => {
      const { directory } = await print(game, ...words)
      const said = (name: string) => {
        const pdf = readFileSync(join(directory, 'en', name), 'latin1')
        return [/\/PrintScaling \/(\w+)/.exec(pdf)?.[1], /\/Duplex \/(\w+)/.exec(pdf)?.[1]]
      }
      return { kit: said('kit.pdf'), booklet: said('rules-booklet.pdf'), rules: said('rules.pdf') }
    }
    expect(await preferences()).toEqual({
      kit: ['None', 'DuplexFlipLongEdge'],
      booklet: ['None', 'DuplexFlipShortEdge'],
      rules: [undefined, undefined],
    })
    expect((await preferences('--backs', 'short')).kit).toEqual(['None', 'DuplexFlipShortEdge'])
    for (const words of [
      ['--backs', 'none'],
      ['--backs', 'fold'],
      ['--order', 'fronts-first'],
    ])
      expect((await preferences(...words)).kit).toEqual(['None', 'Simplex'])
  })

  it('says how to turn the booklet by hand, and takes the option for it', async () => {
    const { err, out } = await print(game, '--pieces', 'rules', '--order', 'fronts-first')
    expect(err).not.toContain('changes nothing')
    expect(out).toContain('Print the first half of rules-booklet.pdf, put the stack back')
  })

  it('prints the same bytes every time', async () => {
    const bytes = ({ directory }: { directory: string }) =>
      filesIn(directory)
        .filter((name) => name.includes('.'))
        .map((name) => readFileSync(join(directory, name), 'latin1'))
    expect(bytes(await print(game))).toEqual(bytes(await print(game)))
  })
})

describe('growl print shows warnings, and stops at errors', () => {
  const cases: readonly (readonly [what: string, changes: Record<string, string>, said: string])[] = [
    [
      'data that do not add up',
      replaced('data/components.yaml', 'main-deck: 16', 'main-deck: 17'),
      'data/components.yaml:9:14: error: ',
    ],
    ['text that does not fit', TOO_LONG, 'locales/en/cards.yaml:3:9: error: '],
    [
      'a fact contradicted',
      replaced('locales/en/cards.yaml', 'Choose two players', 'Choose three players'),
      'locales/en/cards.yaml:4:12: error: picnic: this says 3 where it should say 2: how many players (count) [fact-contradicted]',
    ],
    [
      'a letter that no typeface has',
      replaced('locales/en/cards.yaml', 'a card face-down', 'a \u{10380} card face-down'),
      'locales/en/cards.yaml:3:9: error: no typeface for this text has “\u{10380}” (U+10380)',
    ],
    [
      'a word of the rulebook that no typeface has',
      replaced('locales/en/rules.yaml', 'Collect', '\u{10380} Collect'),
      'locales/en/rules.yaml:3:9: error: no typeface has “\u{10380}” (U+10380) [glyph-missing]',
    ],
    [
      'a template that asks for what is not there',
      replaced('templates/token.svg.hbs', '{{worth}}', '{{wroth}}'),
      'templates/token.svg.hbs:3:94: error: ',
    ],
    [
      'a rulebook that cannot be read',
      replaced('templates/rules.md.hbs', '# ', '::nope\n# '),
      'templates/rules.md.hbs:1:1: error: ',
    ],
    [
      'a piece larger than the paper',
      replaced('data/pieces.yaml', 'size: 60x60mm', 'size: 1999x60mm'),
      'data/pieces.yaml:7:50: error: a piece of 1999 × 60 mm does not fit A4',
    ],
  ]

  it.each(cases)('%s', async (_, changes, said) => {
    const broken = gameWith(changes)
    const { code, out, err, directory } = await print(broken)
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain(`${broken}/${said}`)
    expect(err).toMatch(/\nNothing was printed\. Fix the files, or use --force to print anyway\.\n$/)
    expect(filesIn(directory)).toEqual([])

    const forced = await print(broken, '--force')
    expect(forced.code).toBe(0)
    expect(forced.err).toContain(`${broken}/${said}`)
    expect(forced.err).toMatch(/\n--force: printed in spite of \d+ errors?\.\n$/)
    expect(filesIn(forced.directory)).toContain('en/kit.pdf')
  })

  it('a warning is shown, and all is printed', async () => {
    const { code, err, directory } = await print(game, '--offset', '20,20')
    expect(code).toBe(0)
    expect(err).toMatch(
      /^--offset: warning: an offset of 20\.0,20\.0 mm moves backs .*\[offset-past-edge\]$/m,
    )
    expect(err).not.toContain('--force')
    expect(filesIn(directory)).toContain('en/kit.pdf')
  })

  it('a text that does not fit is named as the one that sets the size of the deck', async () => {
    const { err } = await print(gameWith(TOO_LONG))
    expect(err).toMatch(
      /on the fair “picnic” \(63 × 88 mm\) would fit only at [\d.]+ pt; .*\. picnic sets the size of 2 cards: 7\.0 pt \[text-overflow\]/,
    )
  })

  it('errors in one language stop the others, and all of them are told', async () => {
    const broken = gameWith({
      ...TOO_LONG,
      ...replaced('locales/de/cards.yaml', 'zwei Personen.', 'zwei Personen. '.repeat(60)),
    })
    const { code, err, directory } = await print(broken, '--lang', 'all')
    expect([code, filesIn(directory)]).toEqual([1, []])
    expect(err).toContain('locales/de/cards.yaml:3:9: error: ')
    expect(err).toContain('locales/en/cards.yaml:3:9: error: ')
  })

  it('a game that cannot be read at all is told of once, and --force does not help', async () => {
    const { code, out, err } = await print(join(folder, 'nowhere'), '--force')
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain('nowhere/data/game.yaml:1:1: error: ')
  })
})

describe('growl print refuses what does not exist, with the nearest that does', () => {
  const cases: readonly (readonly [words: string, said: string])[] = [
    ['--lang xx', 'There is no language "xx". Known: en, de.'],
    ['--lang de-Cyrl', 'There is no language "de-Cyrl"; there is de.'],
    ['--lang ,', 'Name a language: en, de, or "all".'],
    ['--paper a44', 'There is no paper "a44". Known: a4, letter. Did you mean "a4"?'],
    ['--size pokre', 'millimetres like 63x88, from 30 to 2000 a side. Did you mean "poker"?'],
    [
      '--pieces cards,tokns',
      '--pieces tokns: choose from cards, tiles, tokens, setup, aid, rules, paste-up, tuck-box, separated by commas. Did you mean "tokens"?',
    ],
    ['--pieces ,', '--pieces ,: choose from cards'],
    [
      '--format pdf,htm',
      '--format htm: choose from pdf, md, html, separated by commas. Did you mean "html"?',
    ],
    ['--choose trees=tile', '--choose trees=tile: choose from tiles, cards, both. Did you mean "tiles"?'],
    ['--choose tiles', '--choose tiles: this game has no such choice. Write it like --choose trees=tiles.'],
    ['--homes cards', '--homes cards: this game has no such choice. Write it like --choose trees=tiles.'],
    [
      '--choose trees=cards --pieces tiles',
      '--choose trees=cards: "tree-card" is one of the cards; add cards to --pieces.',
    ],
    ['--expansion harvset', 'There is no expansion "harvset". Known: harvest. Did you mean "harvest"?'],
    ['--edition frist', 'There is no edition "frist". Known: first. Did you mean "first"?'],
    ['--players 9', '--players 9: the game is for 2 to 5 players; give a number in that range.'],
    ['--bilingual xx', 'There is no language "xx". Known: en, de.'],
    ['--bilingual en', '--bilingual en: that is the language of the kit itself; name another one.'],
    ['--bilingual en,de', '--bilingual en,de: name one language of en, de.'],
    ['--bilingual all', '--bilingual all: name one language of en, de.'],
    ['--side-by-side en', '--side-by-side en: give two languages, like en,de.'],
    ['--side-by-side en,EN', '--side-by-side en,EN: give two languages, like en,de.'],
    ['--side-by-side en,de --lang de', 'leave out --lang.'],
    ['--side-by-side en,de --format md', 'leave out --format.'],
    ['--side-by-side en,de --players 4 --ink low --split', 'leave out --players, --ink, --split.'],
    ['--side-by-side en,de --expansion harvest --bleed', 'leave out --expansion, --bleed.'],
    ['--out=', "option '--out <dir>' argument '' is invalid. It is empty"],
    ['--game=', "option '--game <dir>' argument '' is invalid. It is empty"],
    ['--bleed 9', '--bleed 9: give millimetres from 0 to 3.'],
    ['--offset 1', '--offset 1: give two numbers of millimetres, at most 20'],
    [
      '--size 1x1',
      '--size 1x1: cards this small cannot be printed; give a size like 63x88, of at least 30 mm a side.',
    ],
    ['--size 63x29', 'cards this small cannot be printed'],
    ['--size 2001x88', 'or millimetres like 63x88, from 30 to 2000 a side.'],
    ['--backs lnog', 'Choose from long, short, fold, none. Did you mean "long"?'],
    ['--pieces aid', 'There is nothing to print: the game has none of the pieces asked for.'],
  ]

  it.each(cases)('%s', async (words, said) => {
    const { code, out, err, directory } = await print(game, ...words.split(' '))
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(said)
    expect(filesIn(directory)).toEqual([])
  })

  it.each(['data', 'locales', 'locales/en', 'templates'])(
    'to write to where the game is read from: %s',
    async (own) => {
      const { code, err } = await growl('print', '--game', game, '--out', join(game, own))
      const [name] = own.split('/')
      expect([code, err]).toEqual([
        2,
        `growl: --out ${join(game, own)}: the game is read from ${name}/; choose a folder outside of it.\n`,
      ])
    },
  )

  it.each(['--lang DE', '--paper Letter', '--size Poker', '--pieces Cards', '--cards Apple', '--backs Long'])(
    'but case does not matter: %s',
    async (words) => {
      expect((await print(game, ...words.split(' '))).code).toBe(0)
    },
  )

  it('a language named twice is printed once, with a note', async () => {
    const { code, err } = await print(game, '--lang', 'de,DE', '--pieces', 'tokens')
    expect(code).toBe(0)
    expect(err).toBe(
      '--lang de,DE: names a language more than once; it is printed once.\nPrinting de (1 of 1)\n',
    )
  })

  it('a language is known by more than one name', async () => {
    const named = async (languages: string, name: string) => {
      const renamed = gameWith({
        ...replaced('data/game.yaml', 'languages: [en, de]', `languages: [en, ${languages}]`),
      })
      const { code, directory } = await print(renamed, '--lang', name, '--pieces', 'tokens', '--force')
      return code === 0 ? filesIn(directory)[0] : code
    }
    expect(await named('pt-BR', 'pt')).toBe('pt-BR')
    expect(await named('pt-BR', 'pt_br')).toBe('pt-BR')
    expect(await named('pt-BR, pt-PT', 'pt')).toBe(2)
    expect(await named('fr', 'fr-CA')).toBe('fr')
    expect(await named('zh', 'zh-Hant')).toBe('zh')
    expect(await named('zh', 'zh-TW')).toBe('zh')
    expect(await named('zh', 'zh-Hans')).toBe(2)
    expect(await named('zh', 'zh-CN')).toBe(2)
    expect(await named('de', 'de,DE,de-AT')).toBe('de')
  })
})

describe('growl print --choose', () => {
  const CHOICE = 'choices:\n  trees: {alternatives: {tiles: tree, cards: tree-card}, usual: tiles}\n'

  /** The pieces that stand in for one another, of all that was printed. */
  const trees = async (...words: string[]) => {
    const { code, directory } = await print(game, '--split', '--pieces', 'cards,tiles', ...words)
    expect(code).toBe(0)
    return filesIn(join(directory, 'en')).filter((name) => name.startsWith('tree'))
  }

  it('the usual piece is printed unless another is asked for, or both', async () => {
    expect(await trees()).toEqual(['tree.pdf'])
    expect(await trees('--choose', 'trees=cards')).toEqual(['tree-card.pdf'])
    expect(await trees('--choose', 'Trees=Both')).toEqual(['tree-card.pdf', 'tree.pdf'])
  })

  it('a game without such pieces says that there is nothing to choose', async () => {
    const plain = gameWith(replaced('data/pieces.yaml', CHOICE, ''))
    const { code, err } = await print(plain, '--homes', 'cards')
    expect([code, err]).toEqual([
      2,
      'growl: --homes cards: this game has no pieces that stand in for one another; leave it out.\n',
    ])
  })
})

describe('growl print --out', () => {
  it('that cannot be written to is told in a line', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    const { code, out, err } = await growl('print', '--game', game, '--out', file)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^growl: Cannot write to .*a-file: /m)
  })

  it('keeps what somebody else put there', async () => {
    const out = newOut()
    mkdirSync(join(out, 'en'), { recursive: true })
    writeFileSync(join(out, 'en/notes.txt'), 'mine')
    expect((await growl('print', '--game', game, '--out', out)).code).toBe(0)
    expect(readFileSync(join(out, 'en/notes.txt'), 'utf8')).toBe('mine')
  })
})

describe('growl print --side-by-side', () => {
  it('is one rulebook of two languages', async () => {
    const { code, out, directory } = await print(game, '--side-by-side', 'en,de')
    expect(code).toBe(0)
    expect(out).not.toContain('not printed')
    expect(filesIn(join(directory, 'en+de'))).toEqual(['manifest.json', 'rules.pdf'])
  })

  it('stops at errors in either of them', async () => {
    const broken = gameWith(replaced('locales/de/rules.yaml', 'Sammle', '\u{10380} Sammle'))
    const { code, err } = await print(broken, '--side-by-side', 'en,de')
    expect(code).toBe(1)
    expect(err).toContain('locales/de/rules.yaml:3:9: error: no typeface has')
  })
})

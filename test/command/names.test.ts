import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { OWN_FILES } from '../../src/check/data/name-unusable.ts'
import { orchardWith, replaced, saveGame, temporaryFolder } from './game-folder.ts'
import { growl } from './run.ts'

const folder = temporaryFolder()
let next = 0
const save = (changes: Record<string, string>): string =>
  saveGame(orchardWith(changes), join(folder, `${next++}`))

describe('folders of any name', () => {
  it.each([
    ['blanks and quotes', `my games/"it's" $HOME; rm -rf`],
    ['other scripts', '狼 игра เกม 🐺'],
    ['accents that are put together', 'cafe\u0301/café'],
    ['what looks like an option', '--game/-x'],
    ['a very long path', Array.from({ length: 12 }, () => 'x'.repeat(240)).join('/')],
  ])('%s', async (_, name) => {
    const game = saveGame(orchardWith({}), join(folder, name, 'game'))
    const out = join(folder, name, 'out')
    expect(await growl('check', `--game=${game}`)).toMatchObject({ code: 0, err: '' })
    const { code, out: said } = await growl('print', '--pieces', 'tokens', `--game=${game}`, `--out=${out}`)
    expect(code).toBe(0)
    expect(said).toContain(`${out}/en/kit.pdf`)
    expect(readdirSync(join(out, 'en'))).toEqual(['kit.pdf', 'manifest.json'])
  })

  it('a path longer than any disk takes is told', async () => {
    const out = join(folder, Array.from({ length: 40 }, () => 'x'.repeat(240)).join('/'))
    const { code, err } = await growl('print', '--pieces', 'tokens', '--game', save({}), '--out', out)
    expect(code).toBe(2)
    expect(err).toMatch(/^growl: Cannot write to .*: the path is too long\.$/m)
  })
})

describe('names in the data', () => {
  const PIECES = 'data/pieces.yaml'
  it.each([
    ['a piece', replaced(PIECES, '  token: {', '  nul: {'), '"nul" is a name reserved by Windows'],
    ['a card', replaced('data/cards.yaml', '  worm: {kind', '  com1: {kind'), '"com1" is a name reserved by'],
    ['a language', replaced('data/game.yaml', '[en, de]', '[en, de, prn]'), '"prn" is a name reserved by'],
    [
      'a long piece',
      replaced(PIECES, '  token: {', `  ${'a'.repeat(201)}: {`),
      'is too long for the name of a file',
    ],
    [
      'a token',
      { ...replaced(PIECES, 'token-5]', 'aux]'), ...replaced('data/components.yaml', 'token-5:', 'aux:') },
      '"aux" is a name reserved by Windows',
    ],
    [
      'a piece called like the kit',
      replaced(PIECES, '  token: {', '  kit: {'),
      'the piece "kit" would be printed as "kit.pdf", which is a file of every kit',
    ],
    [
      'an edition whose rulebook is called like a piece',
      replaced(PIECES, '  token: {', '  rules-first: {'),
      'the edition "first" would be printed as "rules-first.pdf", which is a file of the piece "rules-first"',
    ],
    [
      'a piece made twice from the same token',
      replaced(PIECES, '[token-1, token-5]', '[token-1, token-5, token-1]'),
      'the piece "token" is made from "token-1" twice',
    ],
    [
      'languages that are one folder on a Mac',
      replaced('data/game.yaml', '[en, de]', '[en, de, de-at, de-AT]'),
      '"de-AT" is named twice; capitals make no difference',
    ],
  ])('%s with a name that no file can have: check tells, and print stops', async (_, changes, told) => {
    const game = save(changes)
    const out = join(folder, 'none')
    expect((await growl('check', '--game', game)).out).toContain(told)
    const { code, err } = await growl('print', '--split', '--game', game, '--out', out)
    expect(code).toBe(1)
    expect(err).toContain(told)
    expect(existsSync(out)).toBe(false)
  })

  it.each(['Harvest.yaml', 'a b.yaml', 'aux.yaml', 'cafe\u0301.yaml', 'x,y.yaml', '.yaml'])(
    'so are expansions: %s',
    async (name) => {
      const expansion = replaced('data/expansions/harvest.yaml', '  plum:', '  plum:')
      const game = save({
        [`data/expansions/${name}`]: Object.values(expansion)[0]!.replace('plum:', 'pear:'),
      })
      expect((await growl('check', '--game', game)).out).toContain('[name-unusable]')
    },
  )

  it('many pieces on a sheet: the name of their file stays short', async () => {
    const token = 'group: tokens, components: [token-1], size: 20x20mm, template: token.svg.hbs, back: main'
    const ids = Array.from({ length: 12 }, (_, i) => `${'very-'.repeat(8)}long-${i}`)
    const game = save(
      replaced(PIECES, '  token: {', `${ids.map((id) => `  ${id}: {${token}}\n`).join('')}  token: {`),
    )
    const out = join(folder, 'many')
    await growl('print', '--pieces', 'tokens', '--split', '--force', '--game', game, '--out', out)
    const [longest] = readdirSync(join(out, 'en')).sort((a, b) => b.length - a.length)
    expect(longest!.length).toBeLessThanOrEqual(124)
  })
})

it('a rulebook of two languages never lies in the folder of a third', async () => {
  const game = save(replaced('data/game.yaml', '[en, de]', '[en, de, en-DE]'))
  const out = join(folder, 'pair')
  await growl('print', '--side-by-side', 'en,de', '--force', '--game', game, '--out', out)
  await growl('print', '--lang', 'en-DE', '--pieces', 'rules', '--force', '--game', game, '--out', out)
  expect(readdirSync(out)).toEqual(['en+de', 'en-DE'])
})

it('the program writes no files but those of pieces and its own', async () => {
  const [game, out] = [save({}), join(folder, 'all')]
  mkdirSync(out)
  for (const words of [
    ['print', '--split', '--format', 'pdf,md,html'],
    ['print', '--cards', 'picnic'],
    ['calibrate'],
  ])
    await growl(...words, '--game', game, '--out', out)
  const names = readdirSync(join(out, 'en')).map((name) => basename(name).split('.')[0]!)
  const pieces = ['deck', 'fair', 'tree', 'token', 'tree-card']
  const others = names.filter((name) => !name.split('+').every((part) => pieces.includes(part)))
  expect(others.length).toBeGreaterThan(5)
  expect(others.filter((name) => !OWN_FILES.includes(name))).toEqual([])
})

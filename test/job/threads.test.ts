import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleProgram } from '../../build.mjs'
import { readText } from '../../src/source/folder.ts'
import { orchardWith, replaced, saveGame, temporaryFolder } from '../command/game-folder.ts'
import { growl } from '../command/run.ts'

// Only the bundle has a script for a second thread, so it is made here from the sources as they are, and compared with the sources
// themselves, which do all in one thread.

const folder = temporaryFolder()
const root = fileURLToPath(new URL('../..', import.meta.url))
const program = join(folder, 'program', 'dist')
beforeAll(async () => {
  mkdirSync(program, { recursive: true })
  // What lies beside dist/ as installed.
  for (const name of ['package.json', 'defaults', 'data', 'node_modules'])
    symlinkSync(join(root, name), join(program, '..', name))
  await bundleProgram(program)
})

const THREAD = 'a second thread was started\n'
const tellThreads = `data:text/javascript,process.on('worker',()=>process.stderr.write(${JSON.stringify(THREAD)}))`

interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}
const ran = (options: readonly string[], words: readonly string[], env = {}): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      [...options, ...words],
      { env: { ...process.env, ...env } },
      (error, out, err) => resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })
const bundled = (...words: string[]): Promise<Ran> =>
  ran(['--import', tellThreads, join(program, 'cli.js')], words)

/** The small game in three languages. */
const third = (file: string) => readText(orchardWith({}), `locales/de/${file}`) as string
const THREE = {
  ...replaced('data/game.yaml', 'languages: [en, de]', 'languages: [en, de, it]'),
  ...Object.fromEntries(
    ['terms.yaml', 'cards.yaml', 'rules.yaml'].map((file) => [`locales/it/${file}`, third(file)]),
  ),
}
/** And in five. */
const FIVE = {
  ...replaced('data/game.yaml', 'languages: [en, de]', 'languages: [en, de, it, es, fr]'),
  ...Object.fromEntries(
    ['it', 'fr', 'es'].flatMap((lang) =>
      ['terms.yaml', 'cards.yaml', 'rules.yaml'].map((file) => [`locales/${lang}/${file}`, third(file)]),
    ),
  ),
}
let next = 0
const gameWith = (changes: Record<string, string> = {}) =>
  saveGame(orchardWith({ ...THREE, ...changes }), join(folder, String(next++)))

/** All files of a folder with their bytes; only the bundle notes what it has printed. */
const contents = (directory: string) =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.') && name !== '.growl-printed.json')
    .sort()
    .map((name) => [name, readFileSync(join(directory, name), 'latin1')])

const withoutTime = (text: string) => text.replace(/Printed in [\d.]+ s/, 'Printed in a while')
const lines = (text: string) => text.replace(THREAD, '').split('\n').sort()

describe('in a second thread', () => {
  it('a print in three languages is what it is in one, byte for byte', async () => {
    const game = gameWith()
    const [here, there] = [join(folder, 'here'), join(folder, 'there')]
    const one = await growl('print', '--game', game, '--lang', 'all', '--out', here)
    const two = await bundled('print', '--game', game, '--lang', 'all', '--out', there)
    expect([one.code, two.code]).toEqual([0, 0])
    expect(one.err).not.toContain(THREAD)
    expect(two.err).toContain(THREAD)
    expect(contents(there)).toEqual(contents(here))
    expect(withoutTime(two.out)).toBe(withoutTime(one.out).replaceAll(here, there))
    for (const lang of ['en', 'de', 'it'])
      expect(two.err).toMatch(new RegExp(`^Printing ${lang} \\(\\d of 3\\)$`, 'm'))
  })

  it('a print stops at an error of the last language, and says what it says in one thread', async () => {
    const game = gameWith({
      'locales/it/cards.yaml': third('cards.yaml').replace('zwei', 'zwei '.repeat(400)),
    })
    const words = ['print', '--game', game, '--lang', 'all', '--out', join(folder, 'none')]
    const [one, two] = [await growl(...words), await bundled(...words)]
    expect([one.code, two.code]).toEqual([1, 1])
    expect(two.err).toContain(THREAD)
    expect(two.err).toContain('locales/it/cards.yaml')
    expect(lines(two.err).filter((line) => !line.startsWith('Printing'))).toEqual(
      lines(one.err).filter((line) => !line.startsWith('Printing')),
    )
  })

  it('a check finds what it finds in one', async () => {
    const game = gameWith({
      'locales/it/rules.yaml': third('rules.yaml').replace('Sammle', ':colect: Sammle'),
    })
    const [one, two] = [await growl('check', '--game', game), await bundled('check', '--game', game)]
    expect([one.code, two.code]).toEqual([1, 1])
    expect(two.err).toBe(THREAD)
    expect(two.out).toBe(one.out)
    expect(two.out).toContain('locales/it/rules.yaml')
  })

  it('cards are compared with their facts while the kit is laid out', async () => {
    const game = gameWith(replaced('locales/en/cards.yaml', 'two players', 'three players'))
    const words = ['print', '--game', game, '--out', join(folder, 'none')]
    const [one, two] = [await growl(...words), await bundled(...words)]
    expect([one.code, two.code]).toEqual([1, 1])
    expect(two.err).toContain(THREAD)
    expect(two.err.replace(THREAD, '')).toBe(one.err)
    expect(two.err).toContain('[fact-contradicted]')
    expect((await bundled(...words, '--force')).code).toBe(0)
  })

  it('nothing is done that a second thread would not save', async () => {
    const { code, err } = await bundled('check', '--game', gameWith(), '--lang', 'en,de')
    expect([code, err]).toEqual([0, ''])
  })
})

describe('a second thread that goes wrong', () => {
  const broken = join(folder, 'program', 'broken')
  beforeAll(() => {
    cpSync(program, broken, { recursive: true })
    cpSync(join(root, 'test/host/bad-worker.mjs'), join(broken, 'worker.js'))
  })

  it.each([
    ['answers', 'The second thread of the program has ended without de.'],
    ['eats memory', 'There is not enough memory.'],
  ])('%s: it is told in a line, and what was there stays', async (deed, reason) => {
    const out = join(folder, `after it ${deed}`)
    mkdirSync(join(out, 'en'), { recursive: true })
    writeFileSync(join(out, 'en/kit.pdf'), 'old')
    const options = ['--max-old-space-size=150', join(broken, 'cli.js')]
    // The second language of five is that of the second thread, which says nothing of it.
    const words = ['print', '--lang', 'all', '--pieces', 'tokens', '--game', gameWith(FIVE), '--out', out]
    const { code, err } = await ran(options, words, { GROWL_DEED: deed })
    expect(code).toBe(2)
    expect(err.split('\n').filter((line) => line !== '' && !/^Printing|warning/.test(line))).toEqual([
      `growl: ${reason} Nothing was written. Try again with fewer languages at a time (--lang).`,
    ])
    expect(contents(out)).toEqual([['en/kit.pdf', 'old']])
  })
})

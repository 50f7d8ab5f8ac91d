import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { recover } from '../../src/host/write.ts'
import { failingDisk, withDisk } from '../host/failing-disk.ts'
import { orchardWith, replaced, saveGame, temporaryFolder } from './game-folder.ts'
import { growl } from './run.ts'

// Every command that writes, on a disk that fails: at each call in turn, once.

const folder = temporaryFolder()
const [ready, game] = [join(folder, 'ready'), join(folder, 'game')]
const out = join(game, 'out')

/** A game with something to accept, to waive and to begin, printed once already. */
beforeAll(async () => {
  const three = replaced('data/game.yaml', '[en, de]', '[en, de, it]')
  saveGame(orchardWith(three), ready)
  writeFileSync(join(ready, 'mine.txt'), 'mine')
  const german = join(ready, 'locales/de/cards.yaml')
  await growl('locale', 'accept', 'cards:picnic.title', '--lang', 'de', '--game', ready)
  writeFileSync(
    german,
    readFileSync(german, 'utf8').replace('title: Picknick', 'title: "Das \\"Picknick\\""'),
  )
  await growl('print', '--pieces', 'tokens,setup', '--split', '--game', ready, '--out', join(ready, 'out'))
}, 60_000)

const WRITERS: readonly (readonly string[])[] = [
  ['print', '--pieces', 'tokens', '--paper', 'letter', '--out', out],
  ['export', 'png', '--pieces', 'tokens', '--out', out],
  ['calibrate', '--out', out],
  ['locale', 'accept', 'cards:picnic.title', '--lang', 'de'],
  ['locale', 'waive', 'quote-straight', 'cards:picnic.title', '--lang', 'de', '--reason', 'a name'],
  ['locale', 'begin', '--lang', 'it'],
]

const restore = (): void => {
  rmSync(game, { recursive: true, force: true })
  cpSync(ready, game, { recursive: true })
}
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 8)
/** Every file of the game and what was printed of it. */
const contents = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(game, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(game.length + 1), hashOf(readFileSync(path))]),
  )

/** Files of an earlier print that could not be read are kept and named. */
const keptIn = (err: string): string | undefined => /^Kept, .*: .*\/game\/(\S+)$/m.exec(err)?.[1]
const without = (files: Record<string, string>, name = ''): Record<string, string> =>
  Object.fromEntries(Object.entries(files).filter(([file]) => file !== name))

const CODES = ['ENOSPC', 'EROFS', 'ENOENT', 'EACCES', 'EIO']

describe.each(WRITERS)('growl %s %s', (...words) => {
  const run = () => growl(...words, '--game', game)

  it('says in a line why it cannot write, and leaves all as it was or all as it should be', async () => {
    restore()
    const before = contents()
    const { calls, files } = failingDisk(() => false, '')
    expect((await withDisk(files, run)).code).toBe(0)
    const after = contents()
    expect(after).not.toEqual(before)
    for (let call = 0; call < calls(); call++) {
      restore()
      const code = CODES[call % CODES.length]!
      const { code: exit, err } = await withDisk(failingDisk((each) => each === call, code).files, run)
      const told = err.split('\n').filter((line) => line.startsWith('growl:'))
      // Where an old file or a journal only cannot be looked at, the work goes on.
      if (exit !== 0) {
        expect(exit, `call ${call}`).toBe(2)
        expect(told, `call ${call}`).toEqual([expect.stringMatching(/^growl: Cannot (write|finish) .*\.$/)])
      }
      for (const place of [game, out]) recover(place)
      const now = contents()
      if (exit === 0) expect(without(now, keptIn(err)), `call ${call}`).toEqual(after)
      else expect([before, after], `call ${call}`).toContainEqual(now)
    }
  })
})

it('a disk that is slow is waited for', async () => {
  restore()
  const slow = failingDisk(() => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    return false
  }, '')
  expect((await withDisk(slow.files, () => growl(...WRITERS[0]!, '--game', game))).code).toBe(0)
})

it('nothing to accept is nothing to write: a game that can only be read will do', async () => {
  restore()
  const { files } = failingDisk(() => true, 'EROFS')
  const { code, err } = await withDisk(files, () => growl('locale', 'accept', '--lang', 'it', '--game', game))
  expect([code, err]).toEqual([0, ''])
})

it('what is in the way of a file is told', async () => {
  restore()
  rmSync(join(out, 'en/kit.pdf'))
  mkdirSync(join(out, 'en/kit.pdf'))
  const { code, err } = await growl(...WRITERS[0]!, '--game', game)
  expect(code).toBe(2)
  expect(err).toContain(`growl: Cannot write to ${out}: there is a folder where a file should be.`)
})

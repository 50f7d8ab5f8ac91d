import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, expect, it } from 'vitest'
import { JOURNAL } from '../../src/host/journal.ts'
import { orchardWith, replaced, saveGame, temporaryFolder } from '../command/game-folder.ts'

/** More are tried by hand: KILLS=200 npx vitest run --project system test/system/kill-print.test.ts */
const KILLS = Number(process.env.KILLS ?? 8)

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
const folder = temporaryFolder()
const out = join(folder, 'out')
const [game, broken] = [join(folder, 'game'), join(folder, 'broken')]

/** Two prints that have hardly a file in common: what one leaves, the other takes away. */
const PRINTS = [
  ['--split', '--format', 'pdf,md,html'],
  ['--paper', 'letter', '--ink', 'low', '--pieces', 'cards'],
].map((words) => ['print', '--lang', 'all', '--game', game, ...words])

/** Files by their paths below a folder, each with the hash of its bytes. */
const filesIn = (directory: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(directory.length + 1), hashOf(readFileSync(path))]),
  )
const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** What each of them makes when nobody kills it. */
const whole: Record<string, string>[] = []
beforeAll(async () => {
  saveGame(orchardWith({}), game)
  saveGame(orchardWith(replaced('templates/token.svg.hbs', '<rect', '<rekt')), broken)
  for (const [number, words] of PRINTS.entries()) {
    const place = join(folder, `whole ${number}`)
    await promisify(execFile)(process.execPath, [CLI, ...words, '--out', place])
    whole.push(filesIn(place))
  }
  cpSync(join(folder, 'whole 1'), out, { recursive: true })
  writeFileSync(join(out, 'en/mine.txt'), 'mine')
}, 120_000)

/** Which of the prints the files are of. */
const printIn = (files: Record<string, string>): number =>
  whole.findIndex((each) => each['en/manifest.json'] === files['en/manifest.json'])

/** What a print was doing when it was killed; nothing, if it was done. */
const stateOf = (journal: string): 'writing' | 'moving' | undefined =>
  !existsSync(journal)
    ? undefined
    : readFileSync(journal, 'utf8').includes('"state":"moving"')
      ? 'moving'
      : 'writing'

/** Begins a print and sends it a signal when it has begun to write; how it ended. */
async function printAndStop(words: readonly string[], signal: NodeJS.Signals): Promise<unknown> {
  const print = spawn(process.execPath, [CLI, ...words, '--out', out], { stdio: 'ignore' })
  const exit = once(print, 'exit')
  while (!existsSync(join(out, JOURNAL)) && print.exitCode === null) await setTimeout(0)
  print.kill(signal)
  return (await exit)[1]
}

/** Begins a print and kills it a moment after it has begun to write. */
async function printAndKill(words: readonly string[], after: number): Promise<void> {
  const print = spawn(process.execPath, [CLI, ...words, '--out', out], { stdio: 'ignore' })
  const exit = once(print, 'exit')
  while (!existsSync(join(out, JOURNAL)) && print.exitCode === null) await setTimeout(0)
  await setTimeout(after)
  print.kill('SIGKILL')
  await exit
}

it(
  `growl print killed ${KILLS} times while it writes: no half file, every folder of one print, nothing left over`,
  async () => {
    const hits = { writing: 0, moving: 0 }
    for (let kill = 0; kill < KILLS; kill++) {
      // What is there already would not be written again.
      await printAndKill(PRINTS[1 - printIn(filesIn(out))]!, Math.random() * 12)
      const state = stateOf(join(out, JOURNAL))
      if (state) hits[state]++
      for (const [path, hash] of Object.entries(filesIn(out)))
        if (path !== 'en/mine.txt' && !/\.(part|old)$|^\.growl-journal/.test(path))
          expect(
            whole.map((files) => files[path]),
            `${path} after kill ${kill}`,
          ).toContain(hash)

      // The next command, whatever becomes of it, finishes or undoes what was begun.
      const next = ['print', '--game', broken, '--out', out]
      await expect(promisify(execFile)(process.execPath, [CLI, ...next])).rejects.toMatchObject({ code: 1 })
      const { 'en/mine.txt': mine, ...files } = filesIn(out)
      expect(mine).toBe(hashOf(Buffer.from('mine')))
      expect(whole, `after kill ${kill}`).toContainEqual(files)
    }
    // The others came when all was done.
    console.log(
      `Of ${KILLS} kills ${hits.writing} met a print that was writing, ${hits.moving} one that was moving files in.`,
    )
    expect(hits.writing + hits.moving).toBeGreaterThan(0)
  },
  120_000 + KILLS * 10_000,
)

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'growl print that gets %s while it writes ends by it, and leaves everything whole',
  async (signal) => {
    for (let times = 0; times < 2; times++) {
      const words = PRINTS[1 - printIn(filesIn(out))]!
      expect([signal, null]).toContain(await printAndStop(words, signal))
      const { 'en/mine.txt': _, ...files } = filesIn(out)
      expect(whole).toContainEqual(files)
    }
  },
  60_000,
)

import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '../command/game-folder.ts'
import type { Mutant } from './mutant.ts'
import { Trial } from './trial.ts'

const script = join(temporaryFolder(), 'trial-process.mjs')
const source = fileURLToPath(new URL('./trial-process.ts', import.meta.url))
beforeAll(() => build({ entryPoints: [source], outfile: script, format: 'esm' }))

const trial = new Trial({
  process: pathToFileURL(script),
  thread: new URL('./bad-thread.mjs', import.meta.url),
  limits: { processor: 3, clock: 8, memory: 250 },
})
afterAll(() => trial.end())

const tried = (game: string) => trial.of({ game, road: 'check', seed: 0, steps: [] } as unknown as Mutant)

it.each([
  ['loops', 'hang', /^no answer after \d+ s$/],
  ['waits for ever', 'hang', /^no answer after \d+ s$/],
  ['heaps up objects', 'out of memory', /memory limit|MB$/],
  ['heaps up numbers', 'out of memory', /SIGABRT|MB$/],
  ['heaps up bytes', 'out of memory', /^\d+ MB$/],
  ['throws', 'crash', /SyntaxError/],
  ['exits', 'crash', /^the thread ended with 3$/],
])('a mutant that %s is ended and told, and the next one is tried', async (game, kind, about) => {
  const { faults } = await tried(game)
  expect(faults).toEqual([{ kind, about: expect.stringMatching(about) }])
  expect((await tried('fine')).faults).toEqual([])
})

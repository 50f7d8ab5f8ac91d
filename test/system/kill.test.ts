import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { recover } from '../../src/host/write.ts'

const WRITER = fileURLToPath(new URL('kill-writer.ts', import.meta.url))
const BYTES = 300_000
/** More are tried by hand: KILLS=200 npx vitest run --project system test/system/kill.test.ts */
const KILLS = Number(process.env.KILLS ?? 8)

/** Every file in the folder, by name, with the round it was written in; half a file has none. */
const rounds = (folder: string): Record<string, number> =>
  Object.fromEntries(
    readdirSync(join(folder, 'en')).map((name) => {
      const text = readFileSync(join(folder, 'en', name), 'utf8')
      return [name, text.length === BYTES ? Number(text.split('\n', 1)[0]) : Number.NaN]
    }),
  )

it(
  `a writer killed ${KILLS} times while it replaces files leaves whole files of one round, and nothing over`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'growl-kill-'))
    mkdirSync(join(folder, 'en'))
    writeFileSync(join(folder, 'en/mine.txt'), '0\n'.padEnd(BYTES, '.'))
    for (let kill = 0; kill < KILLS; kill++) {
      const writer = spawn(process.execPath, ['--import', 'tsx', WRITER, folder], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      await once(writer.stdout, 'data')
      await setTimeout(Math.random() * 40)
      writer.kill('SIGKILL')
      await once(writer, 'exit')

      // What is there under its own name is whole, whatever moment it was.
      const { 'mine.txt': mine, ...found } = rounds(folder)
      for (const [name, round] of Object.entries(found))
        if (!/\.(part|old)$/.test(name)) expect(round, `${name} after kill ${kill}`).not.toBeNaN()
      recover(folder)
      const { 'mine.txt': stillMine, ...after } = rounds(folder)
      const [round] = Object.values(after)
      const expected = [
        'kit.pdf',
        'manifest.json',
        ...(round! % 2 ? ['night.pdf'] : []),
        'rules-booklet.pdf',
        'rules.pdf',
      ]
      if (round !== undefined) {
        expect(Object.keys(after).sort(), `after kill ${kill}`).toEqual(expected)
        expect(new Set(Object.values(after)), `after kill ${kill}`).toEqual(new Set([round]))
      }
      expect([mine, stillMine]).toEqual([0, 0])
      expect(readdirSync(folder)).toEqual(['en'])
    }
    rmSync(folder, { recursive: true })
  },
  60_000 + KILLS * 3000,
)

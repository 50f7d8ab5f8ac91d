import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

// Pictures as the installed program draws them, in several languages and so in two threads.

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'growl-export-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Every file by its name, after `growl export png`. */
function exported(name: string, ...words: string[]): Map<string, Buffer> {
  const out = join(folder, name)
  const { status, stderr } = spawnSync(process.execPath, [cli, 'export', 'png', '--out', out, ...words], {
    encoding: 'utf8',
  })
  expect([status, stderr.match(/error/)]).toEqual([0, null])
  const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.png'),
  )
  return new Map(names.sort().map((each) => [each, readFileSync(join(out, each))]))
}

it('two runs draw the same bytes, in one thread as in two', () => {
  const languages = ['en', 'zh', 'ja', 'th']
  const both = exported('all', '--lang', languages.join(','))
  expect(both.size).toBe(44 * languages.length)
  const again = exported('again', '--lang', languages.join(','))
  expect([...again.keys()]).toEqual([...both.keys()])
  for (const [name, bytes] of again) expect([name, bytes.equals(both.get(name)!)]).toEqual([name, true])
  for (const [name, bytes] of exported('alone', '--lang', 'th'))
    expect([name, bytes.equals(both.get(name)!)]).toEqual([name, true])
})

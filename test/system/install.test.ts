import { execFileSync, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// The program as strangers get it: packed, installed from the package alone, started in an empty folder.

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'growl-install-'))
const [home, empty] = [join(folder, 'home'), join(folder, 'empty')]
const installed = join(home, 'lib/node_modules/growl-press')
afterAll(() => rmSync(folder, { recursive: true }))

const MB = 1e6
interface Packed {
  readonly filename: string
  readonly size: number
  readonly unpackedSize: number
  readonly files: readonly { readonly path: string }[]
}
let packed: Packed

beforeAll(() => {
  // dist/ is there already, and other tests are using it.
  const told = run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], root)
  packed = (JSON.parse(told) as Packed[])[0]!
  run(
    'npm',
    ['install', '--global', '--prefix', home, '--prefer-offline', join(folder, packed.filename)],
    folder,
  )
  mkdirSync(empty)
}, 240_000)

function run(command: string, words: readonly string[], cwd: string): string {
  return execFileSync(command, words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

const growl = (...words: string[]) =>
  spawnSync(join(home, 'bin/growl'), words, { cwd: empty, encoding: 'utf8' })

describe('the package', () => {
  it('is small, and so is what is installed', () => {
    expect(packed.size).toBeLessThan(60 * MB)
    expect(packed.unpackedSize).toBeLessThan(80 * MB)
    expect(bytesBelow(join(home, 'lib'))).toBeLessThan(120 * MB)
  })

  it('has no sources, no tests, and no code of this machine', () => {
    const strange = packed.files
      .map(({ path }) => path)
      .filter(
        (path) =>
          !/^(?:dist|data|locales|templates|defaults|docs)\/|^[A-Z-]+(?:\.md)?$|^package\.json$/.test(path),
      )
    expect(strange).toEqual([])
    expect(packed.files.filter(({ path }) => path.endsWith('.code'))).toEqual([])
  })

  it('has the licences of what it holds', () => {
    for (const file of ['LICENSE', 'LICENSE-TEXTS.md', 'CREDITS.md', 'dist/LICENCES.txt'])
      expect(statSync(join(installed, file)).size).toBeGreaterThan(500)
  })
})

describe('installed from the package, in an empty folder', () => {
  it('prints what a checkout prints', () => {
    const { status, stderr } = growl('print', '--lang', 'en,zh')
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('rror')])
    const checkout = join(folder, 'checkout')
    run(process.execPath, [join(root, 'dist/cli.js'), 'print', '--lang', 'en,zh', '--out', checkout], root)
    // What it notes for the next print begins with a dot, and is about this machine.
    const files = readdirSync(checkout, { recursive: true, encoding: 'utf8' }).filter(
      (file) => !file.startsWith('.') && statSync(join(checkout, file)).isFile(),
    )
    expect(files.length).toBeGreaterThan(5)
    for (const file of files)
      expect(readFileSync(join(empty, 'out', file)).equals(readFileSync(join(checkout, file))), file).toBe(
        true,
      )
  })

  it('paints pictures, with the native code that was installed with it', () => {
    expect(growl('export', 'png', '--cards', 'bite').status).toBe(0)
    const pictures = readdirSync(join(empty, 'out/en/png'), { recursive: true, encoding: 'utf8' })
    expect(pictures.filter((file) => file.endsWith('.png')).length).toBeGreaterThan(0)
  })

  it('finds nothing wrong with the game that ships', () => {
    expect(growl('check', '--lang', 'th')).toMatchObject({ status: 0, stderr: '' })
  })

  it('is a library with types', () => {
    const project = join(folder, 'project')
    mkdirSync(join(project, 'node_modules'), { recursive: true })
    symlinkSync(installed, join(project, 'node_modules/growl-press'))
    writeFileSync(join(project, 'package.json'), '{"type":"module"}')
    writeFileSync(
      join(project, 'right.ts'),
      `import { openGame } from 'growl-press'\nexport const id: string = openGame().readableGame.cards[0]!.kind\n`,
    )
    writeFileSync(
      join(project, 'wrong.ts'),
      `import { openGame } from 'growl-press'\nexport const id: number = openGame().readableGame.cards[0]!.kind\n`,
    )
    const tsc = (file: string) =>
      spawnSync(
        process.execPath,
        [
          join(root, 'node_modules/typescript/bin/tsc'),
          '--noEmit',
          '--strict',
          '--skipLibCheck',
          '--module',
          'nodenext',
          file,
        ],
        { cwd: project, encoding: 'utf8' },
      ).stdout
    expect(tsc('right.ts')).toBe('')
    expect(tsc('wrong.ts')).toMatch(/^wrong\.ts\(2,14\): error TS2322/)
  })
})

const bytesBelow = (path: string): number =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { main } from '../../src/command/main.ts'
import type { Finding } from '../../src/finding.ts'
import type { Library } from '../../src/library/library.ts'
import type { GameFolder } from '../../src/source/folder.ts'
import type { Random } from './random.ts'

/** Command lines, of which one is drawn; GAME is the folder. */
const COMMANDS = [
  'check',
  'check --format json --all',
  'check --format github --lang en',
  'print --lang all',
  'print --lang all --format pdf,md,html --force',
  'print --pieces rules --format html',
  'print --split --backs fold --paper letter',
  'print --players 4 --force',
  'print --cards picnic:2,bite --force',
  'export png --pieces tokens',
  'calibrate --lang all',
  'deck',
  'deck --players 5 --format json',
  'facts',
  'facts --format html',
  'facts --lang en --text GAME/locales/en/cards.yaml',
  'locale status',
  'locale status --lang de',
  'locale accept',
  'locale accept --lang fr cards --count 3',
  'locale waive text-overflow cards:picnic.text --lang de --reason x',
  'locale begin --lang de',
]

/** The whole program on a folder on disk, from the words of a command line to an exit code. */
export async function command({ folder }: Library, random: Random): Promise<readonly Finding[]> {
  const game = mkdtempSync(join(tmpdir(), 'growl-fuzz-'))
  try {
    save(folder, game)
    const words = random.from(COMMANDS).replaceAll('GAME', game).split(' ')
    const out = /^(?:print|export|calibrate)$/.test(words[0]!) ? ['--out', join(game, 'out')] : []
    const silent = { out: () => {}, err: () => {} }
    const code = await main([...words, ...out, '--game', game], silent, '')
    if (![0, 1, 2].includes(code)) throw new Error(`"${words.join(' ')}" ended with ${code}`)
    return []
  } finally {
    rmSync(game, { recursive: true })
  }
}

/** Writes down all there is below some folders. */
export function save(folder: GameFolder, directory: string): void {
  const save = (path: string): void => {
    const bytes = folder.bytes(path)
    if (typeof bytes !== 'string') {
      mkdirSync(dirname(join(directory, path)), { recursive: true })
      writeFileSync(join(directory, path), bytes)
    }
    for (const name of folder.list(path)) save(`${path}/${name}`)
  }
  for (const path of ['data', 'locales', 'templates']) save(path)
}

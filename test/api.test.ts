import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as api from '../src/index.ts'
import { orchardWith, replaced, saveGame, temporaryFolder } from './command/game-folder.ts'

const folder = temporaryFolder()
const manual = readFileSync(new URL('../docs/api.md', import.meta.url), 'utf8')

/** The example of docs/api.md, run as it stands in a folder with a game. */
function runExample(): string {
  const example = /```ts\n([\s\S]*?)```/.exec(manual)![1]!
  const source = new URL('../src/index.ts', import.meta.url).href
  const file = join(folder, 'example.mts')
  writeFileSync(file, example.replace("'growl-press'", `'${source}'`))
  return execFileSync(process.execPath, ['--import', import.meta.resolve('tsx'), file], {
    cwd: folder,
    encoding: 'utf8',
  })
}

it('the example of the manual checks a game and prints a kit', () => {
  saveGame(
    orchardWith(replaced('locales/en/cards.yaml', 'two players', 'three players')),
    join(folder, 'my-game'),
  )
  const lines = runExample().split('\n')
  expect(lines).toContain(
    'error locales/en/cards.yaml 4 picnic: this says 3 where it should say 2: how many players (count)',
  )
  for (const line of [
    'kit de/kit.pdf',
    'rules de/rules.pdf',
    'booklet de/rules-booklet.pdf',
    'manifest de/manifest.json',
  ]) {
    expect(lines).toContain(line)
    expect(existsSync(join(folder, line.split(' ')[1]!))).toBe(true)
  }
})

it('every function of the library is in the manual', () => {
  const functions = Object.entries(api).flatMap(([name, value]) => (typeof value === 'function' ? name : []))
  expect(functions.sort()).toEqual(['checkGame', 'deckFor', 'layKit', 'openGame', 'paintKit'])
  for (const name of functions) expect(manual).toContain(`\`${name}(`)
})

it('a game in memory needs no disk', async () => {
  const library = api.openGame(orchardWith({}))
  const found = await api.checkGame(library, { languages: ['en'] })
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([])
  const laid = await api.layKit(library, { groups: ['tokens'] }, 'en')
  expect(laid.findings).toEqual([])
  expect((await api.paintKit(laid)).map(({ kind }) => kind)).toEqual(['kit', 'manifest'])
  expect(api.deckFor(library.game!, 3)?.players).toBe(3)
})

it('a game that cannot be read says why, and cannot be laid out', async () => {
  const library = api.openGame(orchardWith({ 'data/cards.yaml': undefined }))
  expect(library.game).toBeUndefined()
  expect((await api.checkGame(library)).map(({ code }) => code)).toEqual(['file-missing'])
  await expect(api.layKit(library, {}, 'en')).rejects.toThrow('data/cards.yaml is missing')
})

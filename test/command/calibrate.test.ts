import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { textByPdfium } from '../paint/readers.ts'
import { orchardWith, saveGame, temporaryFolder } from './game-folder.ts'
import { growl } from './run.ts'

const folder = temporaryFolder()
const game = saveGame(orchardWith({}), join(folder, 'game'))
let next = 0
async function calibrate(...words: string[]) {
  const out = join(folder, `out-${next++}`)
  return { ...(await growl('calibrate', '--out', out, ...words)), directory: out }
}
const sheetIn = (directory: string, lang: string) => readFileSync(join(directory, lang, 'calibration.pdf'))

it('writes a sheet in the first language of the game, and says how to print it', async () => {
  const { code, out, err, directory } = await calibrate()
  expect([code, err]).toEqual([0, ''])
  expect(out).toBe(`${directory}/en/calibration.pdf: print both pages on one sheet, at 100 %.\n`)
  const pages = await textByPdfium(sheetIn(directory, 'en'))
  expect(pages).toHaveLength(2)
  expect(sheetIn(directory, 'en').toString('latin1')).toContain('/PrintScaling /None')
})

it('writes one for each language asked for', async () => {
  const { code, directory } = await calibrate('--lang', 'DE,ja', '--paper', 'Letter')
  expect(code).toBe(0)
  for (const lang of ['de', 'ja'])
    expect(sheetIn(directory, lang).toString('latin1')).toContain('/MediaBox [0 0 612 792]')
})

it('moves the back by an offset', async () => {
  const straight = await calibrate('--game', game)
  const moved = await calibrate('--game', game, '--offset', '1.5,-0.5')
  expect(moved.code).toBe(0)
  expect(sheetIn(moved.directory, 'en').equals(sheetIn(straight.directory, 'en'))).toBe(false)
})

it.each([
  ['--lang xx', 'There is no language "xx".'],
  ['--paper a44', 'Did you mean "a4"?'],
  ['--offset 99,0', '--offset 99,0: give two numbers of millimetres, at most 20'],
])('refuses %s', async (words, said) => {
  const { code, out, err, directory } = await calibrate(...words.split(' '))
  expect([code, out]).toEqual([2, ''])
  expect(err).toContain(said)
  expect(existsSync(directory)).toBe(false)
})

it('tells in a line that it cannot write', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const { code, out, err } = await growl('calibrate', '--out', file)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^growl: Cannot write to .*a-file: /)
})

it('tells what is wrong with a game that cannot be read', async () => {
  const { code, err } = await calibrate('--game', join(folder, 'nowhere'))
  expect(code).toBe(1)
  expect(err).toContain('nowhere/data/game.yaml:1:1: error: ')
})

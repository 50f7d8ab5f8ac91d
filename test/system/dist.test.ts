import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { scriptsIn } from './programs.ts'

// The program as it is installed: the bundle in dist/, started from another folder.

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))
const elsewhere = mkdtempSync(join(tmpdir(), 'growl-dist-'))
afterAll(() => rmSync(elsewhere, { recursive: true }))

const growl = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...words], {
    cwd: elsewhere,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

it('finds the game that ships, and no error in it', () => {
  const { status, stdout, stderr } = growl('check')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).not.toContain(': error: ')
})

it('prints the table', () => {
  expect(growl('deck', '--players', '6')).toMatchObject({ status: 0, stderr: '' })
  expect(growl('deck', '--players', '6').stdout).toContain('2 Bite, 4 Gold')
})

it('exits with 1 for errors in files and 2 for wrong usage, without a stack trace', () => {
  const missing = growl('check', '--game', 'nowhere')
  expect(missing.status).toBe(1)
  const wrong = growl('deck', '--players', '3')
  expect(wrong.status).toBe(2)
  for (const { stdout, stderr } of [missing, wrong]) expect(stdout + stderr).not.toMatch(/\n {4}at /)
})

it('tells its version', () => {
  expect(growl('--version').stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})

describe('the lexicons that ship are compiled', () => {
  const SHARED = 'locales/en/lexicon/shared.yaml'
  interface Row {
    readonly kind?: string
    readonly form: string
    readonly place: { readonly file: string; readonly line: number }
  }
  const faceIn = (sentence: string, ...words: string[]) => {
    const { stdout } = growl('facts', '--lang', 'en', '--format', 'json', '--explain', sentence, ...words)
    return (JSON.parse(stdout) as { understood: Row[] }).understood.find(({ kind }) => kind === 'face')
  }

  it('and tell where a form stands all the same', () => {
    const { form, place } = faceIn('Play it face up.')!
    const line = readFileSync(join(root, place.file), 'utf8').split('\n')[place.line - 1]!
    expect(line.length).toBeGreaterThan(5)
    expect(form).toContain(line.trim())
  })

  it('but one that somebody has changed is read as it is', () => {
    const game = join(elsewhere, 'game')
    for (const part of ['data', 'locales', 'templates'])
      cpSync(join(root, part), join(game, part), { recursive: true })
    expect(faceIn('Play it face up.', '--game', game)).toEqual(faceIn('Play it face up.'))
    rmSync(join(game, 'locales/en/lexicon'), { recursive: true })
    mkdirSync(join(game, 'locales/en/lexicon'))
    writeFileSync(join(game, SHARED), 'kinds: {face: {up: skyward, down: groundward}}\n')
    expect(faceIn('Play it face up.', '--game', game)).toBeUndefined()
    expect(faceIn('Play it skyward.', '--game', game)).toMatchObject({
      choice: 'up',
      place: { file: SHARED },
    })
  })
})

describe('nothing of a game becomes a program', () => {
  const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
  const orchard = fileURLToPath(new URL('../games/orchard', import.meta.url))

  it('the bundle has nothing that makes one of a text', () => {
    const { all, making } = scriptsIn(dist)
    expect(all.length).toBeGreaterThan(10)
    expect(making).toEqual([])
  })

  it('a game with templates of its own prints where Node forbids it', () => {
    const words = ['print', '--game', orchard, '--out', 'forbidden']
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--disallow-code-generation-from-strings', cli, ...words],
      { cwd: elsewhere, encoding: 'utf8' },
    )
    expect([status, stdout]).toEqual([0, expect.stringContaining('Printed in')])
  })
})

describe('a print of what has been printed', () => {
  const game = join(elsewhere, 'orchard')
  cpSync(fileURLToPath(new URL('../games/orchard', import.meta.url)), game, { recursive: true })
  const print = (...options: string[]) => growl('print', '--game', 'orchard', ...options)
  const SPARED =
    /^en {6}as it was: out\/en\/kit\.pdf.*\n(?:.*\n)*Nothing has changed since these files were printed\./
  const kit = () => statSync(join(elsewhere, 'out/en/kit.pdf'))

  it('is spared, and its files are left alone', () => {
    expect(print().stdout).toContain('Printed in')
    const before = kit()
    expect(print()).toMatchObject({ status: 0, stdout: expect.stringMatching(SPARED), stderr: '' })
    expect(kit().ino).toBe(before.ino)
  })

  it.each([
    ['something else is asked for', () => {}, ['--ink', 'low']],
    ['it is to be printed all the same', () => {}, ['--force']],
    ['a file was removed', () => rmSync(join(elsewhere, 'out/en/manifest.json')), []],
    ['a file was changed', () => appendFileSync(join(elsewhere, 'out/en/kit.pdf'), ' '), []],
    [
      'words of the game were changed',
      () => appendFileSync(join(game, 'locales/en/cards.yaml'), '\n# new'),
      [],
    ],
    ['a template was changed', () => appendFileSync(join(game, 'templates/card.svg.hbs'), '\n'), []],
  ])('is done if %s', (_, change, options) => {
    print()
    expect(print().stdout).toMatch(SPARED)
    change()
    expect(print(...options).stdout).toContain('Printed in')
  })
})

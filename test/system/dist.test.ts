import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

// The program as it is installed: the bundle in dist/, started from another folder.

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
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

import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { programIdentity, stampsIn } from '../../src/host/identity.ts'

const folder = mkdtempSync(join(tmpdir(), 'growl-identity-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('a program is another when a file of it changes, comes or goes, but not when V8 keeps its code', () => {
  mkdirSync(join(folder, 'faces'))
  writeFileSync(join(folder, 'program.cjs'), 'one')
  writeFileSync(join(folder, 'faces', 'a.ttf'), 'one')
  const first = stampsIn([folder])
  writeFileSync(join(folder, 'program.cjs.print.code'), 'code')
  expect(stampsIn([folder])).toEqual(first)
  utimesSync(join(folder, 'faces', 'a.ttf'), 1, 1)
  const second = stampsIn([folder])
  expect(second).not.toEqual(first)
  writeFileSync(join(folder, 'faces', 'b.ttf'), 'two')
  expect(stampsIn([folder]).length).toBe(second.length + 1)
})

it('the sources, which change at any time, have no identity', () => {
  expect(programIdentity()).toBeUndefined()
})

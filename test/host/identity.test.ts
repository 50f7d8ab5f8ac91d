import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { identityOf } from '../../prepare.mjs'
import { programIdentity, stampsIn } from '../../src/host/identity.ts'

const folder = mkdtempSync(join(tmpdir(), 'growl-identity-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('a program is another when its script or a file that it reads changes, comes or goes, but not when V8 keeps its code', async () => {
  mkdirSync(join(folder, 'faces'))
  writeFileSync(join(folder, 'faces', 'a.shape'), 'one')
  const first = await identityOf('script', folder)
  expect(await identityOf('another', folder)).not.toBe(first)
  writeFileSync(join(folder, 'program.cjs.print.code'), 'code')
  expect(await identityOf('script', folder)).toBe(first)
  writeFileSync(join(folder, 'faces', 'a.shape'), 'two')
  const second = await identityOf('script', folder)
  expect(second).not.toBe(first)
  writeFileSync(join(folder, 'faces', 'b.shape'), 'two')
  expect(await identityOf('script', folder)).not.toBe(second)
})

it('and when somebody edits what it brings for every game', () => {
  const brought = join(folder, 'defaults')
  mkdirSync(join(brought, 'templates'), { recursive: true })
  writeFileSync(join(brought, 'templates', 'a.hbs'), 'one')
  const first = stampsIn(brought)
  utimesSync(join(brought, 'templates', 'a.hbs'), 1, 1)
  const second = stampsIn(brought)
  expect(second).not.toEqual(first)
  writeFileSync(join(brought, 'templates', 'b.hbs'), 'two')
  expect(stampsIn(brought).length).toBe(second.length + 1)
})

it('the sources, which change at any time, have no identity', () => {
  expect(programIdentity()).toBeUndefined()
})

import { describe, expect, it } from 'vitest'
import { verbs } from '../../src/command/verbs.ts'
import { growl } from './run.ts'

describe('wrong usage exits with 2 and says what there is', () => {
  for (const words of [
    [],
    ['bogus'],
    ['deck', '--bogus'],
    ['deck', '--players'],
    ['deck', 'more'],
    ['deck', '--format', 'xml'],
  ])
    it(`growl ${words.join(' ')}`, async () => {
      const { code, out, err } = await growl(...words)
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(/growl/)
    })
})

describe('help', () => {
  it('is not wrong usage, and names every verb', async () => {
    const { code, out } = await growl('--help')
    expect(code).toBe(0)
    for (const { name } of verbs) expect(out).toContain(`  ${name}`)
  })
  for (const verb of verbs)
    it(`of ${verb.name} names every option`, async () => {
      const { code, out } = await growl(verb.name, '--help')
      expect(code).toBe(0)
      for (const { flags } of verb.options) expect(out).toContain(flags)
    })
})

it('--version', async () => {
  expect(await growl('--version')).toEqual({ code: 0, out: '1.2.3\n', err: '' })
})

it('every verb can be loaded', async () => {
  for (const verb of verbs) expect(typeof (await verb.load()).run).toBe('function')
})

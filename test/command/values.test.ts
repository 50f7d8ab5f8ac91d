import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { verbs } from '../../src/command/verbs.ts'
import { orchardWith, saveGame, temporaryFolder } from './game-folder.ts'
import { growl } from './run.ts'

// Whatever option there is: a value it does not know, an empty one and a second one are refused, and nothing is written.

const folder = temporaryFolder()
const game = saveGame(orchardWith({}), join(folder, 'game'))
let next = 0

/** What a verb needs besides, so that nothing but the option can be at fault. */
const BESIDES: Readonly<Record<string, readonly string[]>> = {
  export: ['png'],
  facts: ['--lang', 'en'],
  locale: ['accept', 'cards'],
}
/** Any text will do for a reason or a sentence, and any path for a folder; a game that is not there is a matter of files. */
const ANY_VALUE = ['--reason', '--out', '--game', '--text']

async function refused(verb: string, option: string, values: readonly string[]): Promise<string> {
  const out = join(folder, `out-${next++}`)
  const besides = (BESIDES[verb] ?? []).filter((_, i, words) => !(words[i - 1] ?? words[i])!.includes(option))
  const where = [
    ...(option === '--game' ? [] : ['--game', game]),
    ...(option !== '--out' && ['print', 'export', 'calibrate'].includes(verb) ? ['--out', out] : []),
  ]
  const given = values.map((value) => `${option}=${value}`)
  const { code, err } = await growl(verb, ...besides, ...where, ...given)
  expect([code, existsSync(out)]).toEqual([2, false])
  expect(err).not.toMatch(/undefined|NaN|^ +at /m)
  return err
}

for (const { name, options } of verbs)
  describe(`growl ${name}`, () => {
    const valued = options.map(({ flags }) => flags.split(' ')).filter(([, value]) => value !== undefined)

    it.each(valued.filter(([option]) => option !== '--reason'))(
      '%s %s with nothing in it',
      async (option) => {
        expect(await refused(name, option!, [''])).toMatch(/^(growl|error): /)
      },
    )

    it.each(valued.filter(([option, value]) => !ANY_VALUE.includes(option!) && value !== '<sentence>'))(
      '%s %s with something nobody knows',
      async (option) => {
        expect(await refused(name, option!, ['zzz'])).toMatch(new RegExp(`zzz|${option}`))
      },
    )

    it.each(valued)('%s %s twice', async (option) => {
      const [value = 'x'] = options.find(({ flags }) => flags.startsWith(`${option} `))?.choices ?? []
      expect(await refused(name, option!, [value, value])).toContain('is there twice; write it once')
    })
  })

describe('however it is written', () => {
  it.each([
    'DECK --players 3',
    'deck --edition FIRST --players 3',
    'deck --expansion Harvest --players 3',
    'deck --lang DE --players 3',
    'deck --format JSON --players 3',
    'facts --lang EN --card PICNIC --format Html',
    'locale STATUS --lang De --format Json',
    'check --lang de_DE --size ALL --format GitHub',
    'check --explain Box-Total',
  ])('growl %s', async (words) => {
    const { code, err } = await growl(...words.split(' '), '--game', game)
    expect([code, err]).toEqual([0, ''])
  })
})

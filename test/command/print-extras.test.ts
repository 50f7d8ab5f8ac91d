import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { orchardWith, saveGame, temporaryFolder } from './game-folder.ts'
import { growl } from './run.ts'

const folder = temporaryFolder()
const game = saveGame(orchardWith({}), join(folder, 'game'))
const out = join(folder, 'out')
const print = (...words: string[]) => growl('print', '--game', game, '--out', out, ...words)
const files = () =>
  Object.fromEntries(
    readdirSync(join(out, 'en')).map((name) => [name, readFileSync(join(out, 'en', name), 'latin1')]),
  )

describe('growl print --pieces', () => {
  it('prints paste-ups and a tuck box of any game beside the kit, and leaves that as it is', async () => {
    await print('--pieces', 'cards,tokens')
    const before = files()
    const { code, out: said } = await print('--pieces', 'tuck-box,paste-up')
    expect(code).toBe(0)
    const after = files()
    expect(Object.keys(after).sort()).toEqual(['kit.pdf', 'manifest.json', 'paste-up.pdf', 'tuck-box.pdf'])
    expect(after).toMatchObject(before)
    expect(said.replaceAll(out, 'OUT').replace(/in \d.*/, 'in …')).toBe(
      'en      paste-ups on 3 sheets of paper: OUT/en/paste-up.pdf\n' +
        'en      tuck box on 1 sheet of paper: OUT/en/tuck-box.pdf\n' +
        'The kit, the rulebook and the manifest are as they were.\n' +
        'The first page of paste-up.pdf explains how to use it.\n' +
        'Print tuck-box.pdf at 100 %, on one side, on card stock.\n' +
        'Printed in …\n',
    )
    for (const name of ['paste-up.pdf', 'tuck-box.pdf']) expect(after[name]).toContain('/Duplex /Simplex')
  })

  it('prints them with the kit when both are asked for, and the manifest lists them', async () => {
    await print('--pieces', 'cards,tuck-box')
    expect(JSON.parse(files()['manifest.json']!).files.map(({ file }: { file: string }) => file)).toEqual([
      'kit.pdf',
      'tuck-box.pdf',
    ])
  })

  it('says that options of sheets change nothing about them', async () => {
    const { err } = await print('--pieces', 'tuck-box', '--backs', 'fold', '--bleed')
    expect(err).toContain('--backs changes nothing, because only tuck-box is printed.\n')
    expect(err).toContain('--bleed changes nothing, because only tuck-box is printed.\n')
  })

  it.each([
    [['--thickness', '0.4'], '--thickness is for a tuck box: add tuck-box to --pieces.'],
    [['--sleeves'], '--sleeves is for a tuck box: add tuck-box to --pieces.'],
    [
      ['--pieces', 'tuck-box', '--thickness', 'thin'],
      '--thickness thin: give millimetres from 0.05 to 3, like 0.3.',
    ],
    [
      ['--pieces', 'tuck-box', '--thickness', '4'],
      '--thickness 4: give millimetres from 0.05 to 3, like 0.3.',
    ],
    [['--pieces', 'tuckbox'], 'Did you mean "tuck-box"?'],
  ])('refuses %s', async (words, message) => {
    const { code, err } = await print(...words)
    expect([code, err]).toEqual([2, expect.stringContaining(message)])
  })

  it.each([
    ['a page of instructions that cannot be drawn', { 'templates/paste-up.svg.hbs': '\0' }, 'standard'],
    ['cards larger than the paper', {}, '500x500'],
  ])(
    'paste-ups with %s: it is told, and the other pages are printed if they must',
    async (_, changes, size) => {
      const broken = saveGame(orchardWith(changes), join(folder, size))
      const words = [
        '--pieces',
        'paste-up',
        '--size',
        size,
        '--game',
        broken,
        '--out',
        join(folder, 'forced'),
      ]
      expect((await growl('print', ...words)).code).toBe(1)
      expect((await growl('print', ...words, '--force')).code).toBe(0)
    },
  )

  it('tells what a box cannot hold', async () => {
    const { code, err } = await print('--pieces', 'tokens,tuck-box')
    expect(code).toBe(1)
    expect(err).toContain('there are no cards for a tuck box to hold among the pieces asked for')
  })
})

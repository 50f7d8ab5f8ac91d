import { expect, it } from 'vitest'
import { textByPdfium } from '../paint/readers.ts'
import { fileOf, gameOf, kitOf } from './printed.ts'

const game = gameOf()
const everything = { choices: { homes: 'both', setup: 'both' } }

/** How often each title stands in a text. */
const times = (text: string, title: string) => text.split(title).length - 1

it('pieces of one size share the sheets of the kit, decks lie among their own', async () => {
  const kit = await kitOf(game, 'en', everything)
  const all = kit.files.find(({ kind }) => kind === 'kit')!
  expect(Object.fromEntries(all.contents.map(({ piece, sheets }) => [piece, sheets]))).toEqual({
    main: [1, 2, 3, 4, 5, 6, 7],
    night: [8],
    'final-night': [9],
    'home-card': [10, 11],
    'setup-card': [11],
    aid: [11, 12],
    'home-tile': [13, 14],
    'setup-tile': [14],
    token: [15],
  })
  expect(all.sheets).toBe(15)
  // The instructions have a leaf of their own.
  expect(all.pages).toBe(2 + 2 * 15)
})

it.each([
  // What is left over of the decks, of the aids and of the tokens lies on one sheet.
  [{}, 'a4', 12],
  [{}, 'letter', 13],
  [{ players: 7 }, 'a4', 10],
  [{ players: 7 }, 'letter', 10],
  // Tokens fill what tiles and aids leave of two sheets.
  [{ backs: 'fold' }, 'a4', 25],
  [{ players: 7, backs: 'fold' }, 'a4', 21],
] as const)('sheets of paper for %j on %s: %d', async (wanted, paper, sheets) => {
  const { laid } = await kitOf(game, 'en', {
    split: false,
    paper: { name: paper, ...game.formats.papers[paper]! },
    ...wanted,
  })
  expect(laid.stack.sheets).toHaveLength(sheets)
})

it('the last sheet is named after all that lies on it, and listed with each', async () => {
  const kit = await kitOf(game, 'en', { split: false })
  const pages = await textByPdfium(fileOf(kit, 'kit'))
  expect(pages).toHaveLength(2 + 2 * 12)
  expect(pages[24]).toContain('Main deck + Gold tokens + Player aid · English · sheet 12 of 12')
  expect(pages[0]).toMatch(/Main deck\s+56 pieces\s+sheets 1–6, 12/)
})

it('files of single stacks hold the very sheets of the kit, and every sheet is named', async () => {
  const kit = await kitOf(game, 'en', everything)
  const pages = await textByPdfium(fileOf(kit, 'kit'))
  const single = await textByPdfium(fileOf(kit, 'home-card+setup-card+aid'))
  expect(pages.slice(20, 26)).toEqual(single)
  for (const [title, count] of Object.entries({ 'I Died': 10, 'Set up': 1, 'What the icons do': 10 }))
    expect([title, times(single.join('\n'), title)]).toEqual([title, count])
  expect(pages[22]).toContain('Home cards + Setup card + Player aid · English · sheet 11 of 15')
  expect(pages[31]).toContain('sheet 15 of 15')
  expect(pages[1]).toBe('')
  expect(pages[0]).toMatch(/Player aid\s+10 pieces\s+sheets 11–12/)
})

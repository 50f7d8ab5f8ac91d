import { expect, it } from 'vitest'
import { textByPdfium } from '../paint/readers.ts'
import { fileOf, gameOf, kitOf } from './printed.ts'

const game = gameOf()

/** How often each title stands in a text. */
const times = (text: string, title: string) => text.split(title).length - 1

it('pieces of one size share the sheets of the kit, decks lie among their own', async () => {
  const { kit } = await kitOf(game, 'en')
  const all = kit.files.find(({ path }) => path === 'en/kit.pdf')!
  expect(Object.fromEntries(all.contents.map(({ piece, sheets }) => [piece, sheets]))).toEqual({
    main: [1, 7],
    night: [8, 8],
    'final-night': [9, 9],
    'home-card': [10, 11],
    'setup-card': [11, 11],
    aid: [11, 12],
    'home-tile': [13, 14],
    'setup-tile': [14, 14],
    token: [15, 15],
  })
  expect(all.sheets).toBe(15)
  expect(all.pages).toBe(1 + 2 * 15)
})

it('the kit holds what the files of its pieces hold, and names every sheet', async () => {
  const { kit } = await kitOf(game, 'en')
  const pages = await textByPdfium(fileOf(kit, 'kit'))
  const single = (
    await Promise.all(['home-card', 'setup-card', 'aid'].map((name) => textByPdfium(fileOf(kit, name))))
  ).flat()
  for (const title of ['I Died', 'Set up', 'What the icons do', 'At night'])
    expect([title, times(pages.slice(19, 25).join('\n'), title)]).toEqual([
      title,
      times(single.join('\n'), title),
    ])
  expect(pages[21]).toContain('Home cards + Setup card + Player aid · English · sheet 11 of 15')
  expect(pages[30]).toContain('sheet 15 of 15')
  expect(pages[0]).toMatch(/Player aid\s+10 pieces\s+sheets 11–12/)
})

import { expect, it } from 'vitest'
import { Desk } from '../../../src/desk/engine/desk.ts'
import type { DocumentView } from '../../../src/desk/talk.ts'
import type { Options } from '../../../src/order/option.ts'
import { filesBelow, ownGrowl } from '../../system/own-games.ts'

// What the page is told of a kit: its captions and numbers are those on paper.

const progress = { step: async () => {} }

async function deskWith(files: Readonly<Record<string, Uint8Array>>): Promise<Desk> {
  const desk = new Desk()
  await desk.tasks.open({ from: 'memory', game: { name: 'folder', files } }, progress)
  return desk
}

async function kitOf(files: Readonly<Record<string, Uint8Array>>, options: Options): Promise<DocumentView> {
  const desk = await deskWith(files)
  const { documents } = await desk.tasks.lay(
    { options: { lang: 'en', pieces: 'cards,tokens,aid', ...options } },
    progress,
  )
  return documents[0]!
}

const captions = ({ pages }: DocumentView) => pages.map(({ title }) => title)
const orchard = () => filesBelow('test/games/orchard')

it('a sheet goes by all that its head names', async () => {
  const kit = await kitOf(ownGrowl(), {})
  expect(kit.before).toBe(2)
  expect(captions(kit).slice(0, 4)).toEqual([undefined, undefined, 'Main deck', 'Main deck'])
  expect(captions(kit).at(-1)).toBe('Main deck + Gold tokens + Player aid')
})

it('also in a kit of one kind', async () => {
  const kit = await kitOf(orchard(), { pieces: 'cards' })
  expect(captions(kit).slice(kit.before)).toEqual(
    Array.from({ length: 2 * kit.sheets }, () => 'Fruit and tools'),
  )
})

it('pages of a stack that is turned by hand are numbered as in the file, which is how paper names them', async () => {
  const kit = await kitOf(ownGrowl(), { order: 'fronts-first' })
  expect([kit.before, kit.isTwoSided]).toEqual([0, false])
  const sheets = kit.sheets
  const names = captions(kit)
  // How to print; fronts; how to turn, and what is overleaf; backs.
  expect(names.flatMap((name, index) => (name ? [] : [index]))).toEqual([0, sheets + 1, sheets + 2])
  expect(names.at(-1)).toBe('Main deck + Gold tokens + Player aid')
})

it('a game says what it is called and whether it has a rulebook', async () => {
  const desk = await deskWith(orchard())
  expect((await desk.tasks.names('de', progress)).game).toBe('Der Obstgarten')
  expect((await desk.tasks.game(undefined, progress)).hasBook).toBe(false)
  const growl = await deskWith(ownGrowl())
  expect((await growl.tasks.game(undefined, progress)).hasBook).toBe(true)
})

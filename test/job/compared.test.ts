import { expect, it } from 'vitest'
import { fingerprintOf } from '../../src/check/facts/compared.ts'
import { fingerprintsOfRight } from '../../src/job/compared.ts'
import { Library } from '../../src/library/library.ts'
import { orchardWith, replaced } from '../command/game-folder.ts'

const english = (changes: Record<string, string> = {}) =>
  fingerprintOf({ library: new Library(orchardWith(changes)), lang: 'en' })

it('texts that agree with their facts are told to the build, and texts that do not are not', async () => {
  const right = await fingerprintsOfRight(new Library(orchardWith({})))
  expect(right).toContain(english())
  const changes = replaced('locales/en/cards.yaml', 'two players', 'three players')
  expect(await fingerprintsOfRight(new Library(orchardWith(changes)))).not.toContain(english(changes))
})

it('nor are those of a lexicon that misreads its examples', async () => {
  const changes = replaced('locales/en/lexicon/examples.yaml', 'ok: in the basket', 'ok: on the table')
  expect(await fingerprintsOfRight(new Library(orchardWith(changes)))).not.toContain(english(changes))
})

it.each([
  'data/facts.yaml',
  'locales/en/cards.yaml',
  'locales/en/lexicon/shared.yaml',
  'locales/en/lexicon/examples.yaml',
  'locales/en/waivers.yaml',
])('are other texts as soon as %s is another', (file) => {
  expect(english()).toBe(english())
  expect(english({ [file]: '# changed\n' })).not.toBe(english())
})

it('are the same whatever is written in another language', () => {
  expect(english({ 'locales/de/cards.yaml': '# changed\n' })).toBe(english())
})

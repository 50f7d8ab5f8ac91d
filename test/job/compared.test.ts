import { describe, expect, it } from 'vitest'
import { fingerprintOf } from '../../src/check/facts/compared.ts'
import { fingerprintOfAll } from '../../src/check/proven.ts'
import { fingerprintsOfRight } from '../../src/job/compared.ts'
import { Library } from '../../src/library/library.ts'
import { memoryFolder } from '../../src/source/folder.ts'
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

describe('of all that is checked', () => {
  const all = (changes: Record<string, string> = {}, lang = 'de') =>
    fingerprintOfAll({ library: new Library(orchardWith(changes)), lang })!
  const proven = (changes: Record<string, string>) => fingerprintsOfRight(new Library(orchardWith(changes)))

  it('the build is told where there is nothing to tell, and only there', async () => {
    expect(await proven({})).toContain(all({}, 'en'))
    const misspelt = replaced('locales/en/cards.yaml', 'two players', ':colect: two players')
    expect(await proven(misspelt)).toContain(english(misspelt))
    expect(await proven(misspelt)).not.toContain(all(misspelt, 'en'))
    const impossible = replaced('data/game.yaml', 'languages: [en, de]', 'languages: [en, de, de]')
    expect(await proven(impossible)).not.toContain(all(impossible, 'en'))
  })

  it.each(['data/facts.yaml', 'locales/de/cards.yaml', 'locales/en/cards.yaml', 'locales/it/cards.yaml'])(
    'it is something else as soon as %s is',
    (file) => {
      expect(all()).toBe(all())
      expect(all({ [file]: '# changed\n' })).not.toBe(all())
    },
  )

  it('or a word that the program brings', () => {
    const game = orchardWith({})
    const hashWith = (word: string) =>
      fingerprintOfAll({
        library: new Library(game, memoryFolder({ 'locales/de/program.yaml': word })),
        lang: 'de',
      })
    expect(hashWith('a: b')).not.toBe(hashWith('a: c'))
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { exampleGame } from '../../src/check/example-game.ts'
import { Library } from '../../src/library/library.ts'
import { amendLocale } from '../../src/locale/amend.ts'
import { edited } from '../../src/source/edit.ts'

const now = 'Choose two players.'
const instead = 'Choose three players.'
const base = new Library(exampleGame)
const key = [...base.locale('en').texts].find(([, text]) => text.value.includes(now))![0]
const value = base.locale('en').texts.get(key)!.value.replace(now, instead)
const amended = base.amended({
  lang: 'en',
  locale: amendLocale(base.locale('en'), base.locale('en'), new Map([[key, value]])),
})
const opened = new Library(edited(exampleGame, { file: 'locales/en/cards.yaml', now, instead }))

describe('a library with other words', () => {
  beforeAll(() => base.studies('en'))

  it('says what a game with these words in its files says', async () => {
    const [ours, theirs] = [await amended.words('en'), await opened.words('en')]
    for (const each of opened.locale('en').texts.keys()) expect(ours.text(each)).toBe(theirs.text(each))
  })

  it('shares what they do not touch', async () => {
    expect(amended.readableGame).toBe(base.readableGame)
    expect(amended.templates).toBe(base.templates)
    expect(amended.lexicon('en')).toBe(base.lexicon('en'))
    expect(amended.lock('en')).toBe(base.lock('en'))
  })

  it('leaves the library it was made from alone', async () => {
    expect((await base.words('en')).text(key)).toContain(now)
  })

  it('has the words of other languages too, where the first language steps in', async () => {
    expect((await amended.words('xx')).text(key)).toContain(instead)
    const other = base.amended({ lang: 'de', locale: base.locale('de') })
    expect(await other.words('en')).toBe(await base.words('en'))
  })
})

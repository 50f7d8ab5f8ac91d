import { beforeAll, describe, expect, it } from 'vitest'
import { exampleGame } from '../../src/check/example-game.ts'
import { Library } from '../../src/library/library.ts'
import { openGame } from '../../src/library/open.ts'
import { amendLocale } from '../../src/locale/amend.ts'
import { statusOf } from '../../src/locale/lock.ts'
import { translate } from '../../src/locale/translate.ts'
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

describe('a library of hundreds of texts with another wording of one', () => {
  const game = openGame()
  const texts = [...game.printed('de').texts]
  const first = (isWanted: (key: string, value: string) => boolean) =>
    texts.find(([key, text]) => isWanted(key, text.value))![0]
  const KEYS = {
    'a name that others hold': first((key) => key.startsWith('terms:wound')),
    'the title of a card': first((key) => /^cards:.*\.title$/.test(key)),
    'the title of a section': first((key) => /^rules:.*\.title$/.test(key)),
    'a plural form': first((key) => /^program:.*_other$/.test(key)),
    'a paragraph with names in it': first((key, value) => key.startsWith('rules:') && value.includes('{')),
    'the text of a card': first((key) => /^cards:.*\.text$/.test(key)),
  }

  it.each(Object.entries(KEYS))('says everything as if all were read anew: %s', async (_, key) => {
    const value = `${game.printed('de').texts.get(key)!.value} {home-tile} {n} x`
    const other = game.amended({
      lang: 'de',
      locale: amendLocale(game.locale('de'), game.printed('de'), new Map([[key, value]])),
    })
    const anew = await translate(other.printed('de'), other.printed('en'), other.numbers)
    const words = await other.words('de')
    const said = (all: typeof words) => [
      texts.map(([each]) => [each, all.text(each), all.text(each, { n: 2, count: 3 })]),
      texts.map(([each]) => all.text(each.replace(/_(?:one|other)$/, ''), { count: 1 })),
      ['labels', 'rules', 'program', 'terms'].map(all.tree),
      game.readableGame.cards.map(({ id }) => all.card(id)),
      game.readableGame.icons.map(({ id }) => all.term(id)),
    ]
    expect(said(words)).toEqual(said(anew))
  })

  it('compares it with the same originals, and knows how far it is', () => {
    const key = KEYS['the text of a card']
    const locale = amendLocale(game.locale('de'), game.originals('de'), new Map([[key, 'x']]))
    const other = game.amended({ lang: 'de', locale })
    expect(other.originals('de')).toBe(game.originals('de'))
    const states = (library: Library) =>
      statusOf(library.locale('de'), library.originals('de'), library.lock('de'), library.facts.sheet).map(
        (unit) => `${unit.key} ${unit.state}`,
      )
    expect(states(other)).toEqual(
      states(game).map((told) => (told.startsWith(`${key} `) ? `${key} edited` : told)),
    )
  })
})

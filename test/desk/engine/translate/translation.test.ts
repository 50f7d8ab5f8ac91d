import { describe, expect, it } from 'vitest'
import type { finishPieces } from '../../../../src/card/pieces.ts'
import { beginLanguages } from '../../../../src/desk/engine/translate/changed.ts'
import { NO_DRAFTS } from '../../../../src/desk/engine/translate/drafts.ts'
import { proofOf } from '../../../../src/desk/engine/translate/proof.ts'
import { textsView } from '../../../../src/desk/engine/translate/texts.ts'
import { Translation } from '../../../../src/desk/engine/translate/translation.ts'
import { layAlone } from '../../../../src/kit/lay.ts'
import { Library } from '../../../../src/library/library.ts'
import { openGame } from '../../../../src/library/open.ts'
import { waiverLines } from '../../../../src/locale/waivers.ts'
import { edited } from '../../../../src/source/edit.ts'
import { overlay } from '../../../../src/source/folder.ts'

const game = openGame()
const none = async () => {}
const written = (lang: string, key: string) => game.locale(lang).texts.get(key)!.value

describe('the picture of a text', () => {
  // The longest text sets the size of all: shortening it makes every card larger, and only a whole deck knows.
  it.each([
    ['en', 'Choose any two living players', 'Choose two players'],
    ['th', 'เลือก', 'เลือกเลือกเลือก'],
  ])('is that of the whole kit with these words in its files (%s)', async (lang, now, instead) => {
    const key = 'cards:the-gift.text'
    const translation = new Translation(game, lang, NO_DRAFTS)
    await translation.set(key, 'x')
    const { deck } = await translation.set(key, written(lang, key).replace(now, instead))
    const line = written(lang, key).split('\n')[0]!
    const file = `locales/${lang}/cards.yaml`
    const changed = edited(game.folder, { file, now: line, instead: line.replace(now, instead) })
    const kit = await layAlone(new Library(changed), translation.request, lang)
    const frames = (pieces: ReturnType<typeof finishPieces>) =>
      pieces.flatMap(({ faces }) => faces.map(({ front }) => JSON.stringify(front.frame)))
    expect(frames([...deck.pieces()])).toEqual(frames([...kit.pieces]))
  })

  it('of a paragraph is drawn among its neighbours, of a name on a card', async () => {
    const translation = new Translation(game, 'de', NO_DRAFTS)
    const paragraph = await translation.set('rules:goal.story', 'Ein Satz.')
    expect(paragraph.picture).toMatchObject({ on: 'book', mark: [expect.any(Number), expect.any(Number)] })
    expect(JSON.stringify(paragraph.picture)).toContain('Ein')
    const [name] = [...game.locale('de').texts.keys()].filter((key) => key.startsWith('terms:night'))
    expect((await translation.set(name!, 'Finsternis')).picture?.on).toBe('piece')
  })

  it('no text is drawn of one that is printed nowhere of these', async () => {
    const translation = new Translation(game, 'de', NO_DRAFTS)
    const { picture, places } = await translation.set('labels:nowhere', 'x')
    expect({ picture, places }).toEqual({ picture: undefined, places: 0 })
  })
})

describe('what is said of a text', () => {
  const proof = async (lang: string, key: string, value: string) => {
    const translation = new Translation(game, lang, NO_DRAFTS)
    return proofOf(await translation.set(key, value), lang, translation.request, none)
  }

  it('nothing of what is right', async () => {
    const key = 'cards:the-gift.text'
    const { findings, facts, state } = await proof('de', key, written('de', key))
    expect({ findings, state }).toEqual({ findings: [], state: 'accepted' })
    expect(facts?.facts.filter(({ said, original }) => said && original).length).toBeGreaterThan(5)
  })

  it('which words say the wrong number, where, and what the original says', async () => {
    const key = 'cards:the-gift.text'
    const value = written('de', key).replace('zwei', 'drei')
    const { findings, facts, state } = await proof('de', key, value)
    const wrong = findings.find(({ code }) => code === 'fact-contradicted')!
    expect(value.slice(...wrong.at!)).toContain('drei')
    expect(wrong.hint).toContain('two')
    expect(facts?.facts.find(({ verdict }) => verdict === 'contradicted')?.expected).toBe('2')
    expect(state).toBe('edited')
  })

  it('in a language without a lexicon, in what it differs from the original', async () => {
    const { library } = beginLanguages(game, [{ code: 'nl', name: 'Nederlands' }])
    const translation = new Translation(library, 'nl', NO_DRAFTS)
    const codes = async (value: string) =>
      (
        await proofOf(await translation.set('cards:the-gift.text', value), 'nl', translation.request, none)
      ).findings.map(({ code }) => code)
    const right = written('en', 'cards:the-gift.text')
    expect(await codes(right.replace('two', 'twee'))).not.toContain('card-differs')
    expect(await codes(right.replace('two', 'negen'))).toContain('card-differs')
  })

  it('placeholders that are missing, and what they stand for', async () => {
    const { findings, names } = await proof('de', 'rules:goal.story', 'Ein Satz.')
    expect(findings.map(({ code }) => code)).toContain('placeholder-mismatch')
    expect(names).toEqual({ nights: '3' })
  })

  it('a text that does not fit its card', async () => {
    const { findings } = await proof('en', 'cards:the-gift.text', 'Choose two players. '.repeat(80))
    expect(findings.map(({ code }) => code)).toContain('text-overflow')
  })

  it('not what somebody has waived, as long as the text is the same', async () => {
    const [key, value] = ['rules:goal.story', 'Ein Satz.']
    const waived = [{ code: 'placeholder-mismatch', key, reason: 'told elsewhere', value }]
    const translation = new Translation(game, 'de', { ...NO_DRAFTS, texts: { [key]: value }, waived })
    const told = async (words: string) =>
      (await proofOf(await translation.set(key, words), 'de', translation.request, none)).findings.find(
        ({ code }) => code === 'placeholder-mismatch',
      )
    expect((await told(value))?.waived).toBe('told elsewhere')
    expect((await told('Noch ein Satz.'))?.waived).toBeUndefined()
  })

  it('what was waived for another wording, and where that still stands', async () => {
    const key = 'rules:goal.story'
    const file = 'locales/de/waivers.yaml'
    const line = waiverLines('placeholder-mismatch', game.locale('de').texts.get(key)!, 'told elsewhere')
    const library = new Library(overlay(game.folder, { [file]: new TextEncoder().encode(line) }))
    const expired = async (words: string) => {
      const translation = new Translation(library, 'de', NO_DRAFTS)
      return (await proofOf(await translation.set(key, words), 'de', translation.request, none)).expired
    }
    expect(await expired(written('de', key))).toEqual([])
    expect(await expired('Ein Satz.')).toEqual([
      { code: 'placeholder-mismatch', reason: 'told elsewhere', file },
    ])
  })
})

describe('the texts of a language', () => {
  const view = textsView(game, game, 'de')

  it('are in the order of the book, each with its original, its comment and its state', () => {
    expect(view.groups.map(({ file }) => file).filter((file, i, all) => file !== all[i - 1])).toEqual([
      'terms',
      'cards',
      'rules',
      'labels',
      'rules',
      'program',
    ])
    expect(view.texts.find(({ key }) => key === 'cards:the-gift.text')).toMatchObject({
      source: written('en', 'cards:the-gift.text'),
      written: written('de', 'cards:the-gift.text'),
      state: 'accepted',
      comment: expect.stringContaining('the reader is not left out'),
    })
  })

  it('are under titles with their names filled in, those of a card under its title', () => {
    const titleOf = (id: string) => view.groups.find((group) => group.id === id)
    expect(titleOf('rules:night')?.title?.words).not.toContain('{')
    expect(titleOf('rules-draft-1:goal')).toMatchObject({ file: 'rules', edition: { tag: 'de' } })
    expect(titleOf('labels:figures')).toMatchObject({ section: 'figures' })
    const cardOf = (key: string) => view.texts.find((text) => text.key === key)?.card
    expect(cardOf('cards:the-gift.text')).toEqual({ words: 'Das Geschenk', tag: 'de' })
    expect(cardOf('cards:bite.text')?.tag).toBe('de')
    expect(cardOf('cards:the-gift.title')).toBeUndefined()
  })

  it('are stale when the original changes, and say what it was', () => {
    const key = 'cards:the-gift.text'
    const now = 'Choose any two living players who each hold 5'
    const instead = 'Choose two living players who each hold 5'
    const changed = new Library(edited(game.folder, { file: 'locales/en/cards.yaml', now, instead }))
    const text = textsView(changed, changed, 'de').texts.find((each) => each.key === key)
    expect(text).toMatchObject({
      state: 'stale',
      changed: { was: expect.stringContaining(now), is: expect.stringContaining(instead) },
    })
  })

  it('that are missing are listed, in the plural forms of the language', () => {
    const ours = new Set(view.texts.map(({ unit }) => unit))
    const bare = new Library(
      edited(game.folder, { file: 'locales/de/labels.yaml', whole: 'game: Growl\n', shown: 'almost empty' }),
    )
    const texts = textsView(bare, bare, 'de').texts
    expect(texts.filter(({ state }) => state === 'missing').length).toBeGreaterThan(20)
    expect(new Set(texts.map(({ unit }) => unit))).toEqual(ours)
  })

  it('can be accepted as they are', () => {
    const key = 'cards:the-gift.text'
    const texts = { [key]: 'Wähle zwei.' }
    const state = (accepted: string[]) => {
      const { library } = new Translation(game, 'de', { ...NO_DRAFTS, texts, accepted })
      return textsView(library, game, 'de').texts.find((each) => each.key === key)?.state
    }
    expect([state([]), state([key])]).toEqual(['edited', 'accepted'])
  })
})

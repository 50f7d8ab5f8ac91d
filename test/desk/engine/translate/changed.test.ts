import { describe, expect, it } from 'vitest'
import { beginLanguages, changedFiles } from '../../../../src/desk/engine/translate/changed.ts'
import { NO_DRAFTS } from '../../../../src/desk/engine/translate/drafts.ts'
import { textsView } from '../../../../src/desk/engine/translate/texts.ts'
import { Library } from '../../../../src/library/library.ts'
import { openGame } from '../../../../src/library/open.ts'
import { overlay, readText } from '../../../../src/source/folder.ts'

const game = openGame()
const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
const files = (drafts: Parameters<typeof changedFiles>[2], lang = 'de') =>
  Object.fromEntries(changedFiles(game, lang, drafts).files.map(({ path, bytes }) => [path, decoded(bytes)]))

describe('files with texts that somebody wrote', () => {
  const key = 'cards:the-gift.text'
  const texts = { [key]: 'Wähle zwei.\n\nLege die Karte ab.', 'terms:bite.one': 'Zahn' }

  it('read as somebody wrote, and differ in nothing else', () => {
    const made = files({ ...NO_DRAFTS, texts })
    expect(Object.keys(made).sort()).toEqual(['locales/de/cards.yaml', 'locales/de/terms.yaml'])
    const read = new Library(overlay(game.folder, made)).locale('de').texts
    for (const [each, { value }] of game.locale('de').texts)
      expect(read.get(each)?.value).toBe(texts[each as keyof typeof texts] ?? value)
    for (const [path, text] of Object.entries(made)) {
      const before = String(readText(game.folder, path)).split('\n')
      const lines = text.split('\n')
      const kept = before.filter((line) => lines.includes(line))
      expect(before.length - kept.length).toBeLessThan(10)
      expect(before.filter((line) => line.startsWith('#'))).toEqual(
        lines.filter((line) => line.startsWith('#')),
      )
    }
  })

  it('say what was accepted, as growl locale accept does', () => {
    const made = files({ ...NO_DRAFTS, texts, accepted: [key] })
    const { lock, locale } = new Library(overlay(game.folder, made))
    expect(lock('de').findings).toEqual([])
    const before = game.lock('de').entries
    const changed = [...lock('de').entries].filter(
      ([unit, entry]) => JSON.stringify(entry) !== JSON.stringify(before.get(unit)),
    )
    expect(changed.map(([unit]) => unit)).toEqual([key])
    expect(locale('de').texts.get(key)?.value).toBe(texts[key])
  })

  it('say what was waived, with the reason, unless the text is another by now', () => {
    const waived = { code: 'placeholder-mismatch', key, reason: 'said before', value: texts[key]! }
    const made = files({ ...NO_DRAFTS, texts, waived: [waived, { ...waived, key: 'terms:bite.one' }] })
    const { waivers } = new Library(overlay(game.folder, made)).waivers('de')
    expect(waivers.filter(({ reason }) => reason === 'said before')).toHaveLength(1)
  })

  it('of texts that are no longer in the game, the reason is told', () => {
    const { left } = changedFiles(game, 'de', { ...NO_DRAFTS, texts: { 'nothing:here': 'x' } })
    expect(left).toEqual([{ lang: 'de', key: 'nothing:here', why: expect.any(String) }])
  })
})

describe('a new language', () => {
  const { library, files: begun } = beginLanguages(game, [{ code: 'nl', name: 'Nederlands' }])

  it('is one of the game, with its name and all texts to be translated', async () => {
    expect(library.readableGame.languages).toEqual([...game.readableGame.languages, 'nl'])
    expect((await library.words('nl')).languageName).toBe('Nederlands')
    const { texts } = textsView(library, library, 'nl')
    const states = new Set(texts.map(({ state }) => state))
    // Names and figures may stay as they are.
    expect([...states].sort()).toEqual(['new', 'untranslated'])
    expect(texts.find(({ key }) => key === 'cards:the-gift.text')?.state).toBe('untranslated')
    expect(texts[0]?.key).toMatch(/^terms:/)
  })

  it('has the files that growl locale begin would write, and the list of languages', () => {
    expect(Object.keys(begun).sort()).toEqual(
      expect.arrayContaining([
        'data/game.yaml',
        'locales/nl/cards.yaml',
        'locales/nl/lock.yaml',
        'locales/nl/terms.yaml',
      ]),
    )
    expect(Object.keys(begun).filter((path) => path.includes('rules-') || path.includes('lexicon'))).toEqual(
      [],
    )
  })

  it('that is there already stays as it is', () => {
    expect(beginLanguages(game, [{ code: 'de', name: 'Deutsch' }]).files).toEqual({})
  })
})

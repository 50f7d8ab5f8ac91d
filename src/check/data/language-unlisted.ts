import { say, told } from '../../finding.ts'
import { GAME } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'

export const languageUnlisted: DataCheck = {
  code: 'language-unlisted',
  severity: 'error',
  proves:
    'No language is named twice, and every folder of locales/ is named, so that all are checked and printed.',
  examples: [
    { good: { file: GAME, now: 'languages: [en, de]' } },
    {
      bad: { file: GAME, now: 'languages: [en, de]', instead: 'languages: [en]' },
      at: 'data/game.yaml “languages: [en]”',
    },
    {
      bad: { file: GAME, now: 'languages: [en, de]', instead: 'languages: [en, de, en]' },
      at: 'data/game.yaml “[en, de, ▸en]”',
    },
    // One folder on Windows and on a Mac.
    {
      bad: { file: GAME, now: 'languages: [en, de]', instead: 'languages: [en, de, de-at, de-AT]' },
      at: 'data/game.yaml “[en, de, de-at, ▸de-AT]”',
    },
  ],
  *run(game) {
    for (const folder of game.folder.list('locales'))
      if (!game.languages.includes(folder))
        yield {
          ...told(
            say`locales/${folder} exists, but "${folder}" is not one of the languages`,
            say`Add "${folder}" to the list, or remove the folder.`,
          ),
          place: game.place(GAME, 'languages'),
        }
    const plain = game.languages.map((language) => language.toLowerCase())
    for (const [i, language] of game.languages.entries())
      if (plain.indexOf(plain[i]!) < i)
        yield {
          ...told(
            say`"${language}" is named twice; capitals make no difference`,
            say`Remove one of the two.`,
          ),
          place: game.place(GAME, 'languages', i),
        }
  },
}

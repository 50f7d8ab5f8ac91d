import { host } from '#host'
import { sourceLanguage } from '../game/game.ts'
import type { LanguageOf } from './check.ts'
import { isKnownToBuild } from './facts/compared.ts'

/** Whether the build has checked these very data and words of a language, and found nothing that a print would tell. */
export function isProven(given: LanguageOf): boolean {
  const hash = fingerprintOfAll(given)
  return hash !== undefined && isKnownToBuild(hash)
}

/** Of everything that checks of data and words look at: the game without its templates, and the words that the program brings. */
export function fingerprintOfAll({ library, lang }: LanguageOf): string | undefined {
  const first = sourceLanguage(library.readableGame)
  const digests = [
    ...['data', `locales/${first}`, `locales/${lang}`].map((path) => library.digest(path)),
    ...['data', `locales/${first}`, `locales/${lang}`].map((path) => library.digestOfDefaults(path)),
  ]
  if (digests.includes(undefined)) return undefined
  return host.sha256(JSON.stringify(['all', lang, library.folder.list('locales'), digests]))
}

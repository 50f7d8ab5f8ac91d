import { sourceLanguage } from '../../game/game.ts'
import { statusOf } from '../../locale/lock.ts'
import type { LanguageOf } from '../check.ts'

/**
 * Whether all card texts of a translation have been accepted for their facts and English as they are now. `growl locale accept`
 * takes no text that contradicts its facts, so there is nothing left to compare.
 */
export function isCompared({ library, lang }: LanguageOf): boolean {
  const first = sourceLanguage(library.readableGame)
  const { sheet } = library.facts
  if (lang === first || !sheet) return false
  return statusOf(library.locale(lang), library.originals(lang, first), library.lock(lang), sheet).every(
    ({ now, state }) => now.facts === undefined || state === 'accepted' || state === 'missing',
  )
}

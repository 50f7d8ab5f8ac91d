import { host } from '#host'
import { sourceLanguage } from '../../game/game.ts'
import { statusOf } from '../../locale/lock.ts'
import type { LanguageOf } from '../check.ts'

/** Whether the card texts of a language, as they are now, are known to agree with their facts: nothing is left to compare. */
export const isCompared = (given: LanguageOf): boolean =>
  isReadByBuild(given) || statesNothing(given) || isAccepted(given)

/** Whether the game has no facts, not even some that cannot be read. */
function statesNothing({ library }: LanguageOf): boolean {
  const { sheet, findings } = library.facts
  return !sheet && findings.length === 0
}

/** Whether the build has compared these very texts by this very lexicon, run its examples, and found nothing at all. */
export const isReadByBuild = (given: LanguageOf): boolean => isKnownToBuild(fingerprintOf(given))

/**
 * Whether all card texts of a translation have been accepted for their facts and English as they are now. `growl locale accept`
 * takes no text that contradicts its facts.
 */
function isAccepted({ library, lang }: LanguageOf): boolean {
  const first = sourceLanguage(library.readableGame)
  const { sheet } = library.facts
  if (lang === first || !sheet) return false
  return statusOf(library.locale(lang), library.originals(lang, first), library.lock(lang), sheet).every(
    ({ now, state }) => now.facts === undefined || state === 'accepted' || state === 'missing',
  )
}

let known: ReadonlySet<string> | undefined

/** Fingerprints of what ships, which the build has looked at with this very program and found nothing wrong with. */
export function isKnownToBuild(fingerprint: string): boolean {
  known ??= new Set(JSON.parse(new TextDecoder().decode(host.read('compared.json'))) as string[])
  return known.has(fingerprint)
}

/** Of everything that decides what is found: facts, texts, waivers and lexicon. */
export function fingerprintOf({ library: { folder }, lang }: LanguageOf): string {
  const words = `locales/${lang}`
  const files = ['data', words, `${words}/expansions`, `${words}/lexicon`].flatMap((inside) =>
    folder
      .list(inside)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => `${inside}/${name}`),
  )
  const hashes = files.map((file) => {
    const bytes = folder.bytes(file)
    return [file, typeof bytes === 'string' ? bytes : host.sha256(bytes)]
  })
  return host.sha256(JSON.stringify([lang, hashes]))
}

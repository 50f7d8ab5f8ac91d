import { checkData, sortedOnce } from '../check/groups.ts'
import type { Finding } from '../finding.ts'
import type { Size } from '../geometry/box.ts'
import type { Library } from '../library/library.ts'
import { forEachLanguage } from './threads.ts'

export interface CheckRequest {
  /** All languages of the game by default. */
  readonly languages?: readonly string[]
  /** Sizes of cards that everything must fit; that of the usual print by default. */
  readonly sizes?: readonly Size[]
}

/** All findings about a game, in the order of its files: everything that would stop the usual print, and more. */
export async function checkGame(
  library: Library,
  { languages = library.game?.languages ?? [], sizes = [] }: CheckRequest = {},
): Promise<readonly Finding[]> {
  const ofData = await checkData(library)
  if (!library.game) return sortedOnce(ofData)
  const ofLanguages = await forEachLanguage<readonly Finding[]>(library, languages, { work: 'check', sizes })
  return sortedOnce([...ofData, ...ofLanguages.flat()])
}

import { fingerprintOf } from '../check/facts/compared.ts'
import { checkWithLexicon } from '../check/groups.ts'
import type { Library } from '../library/library.ts'

/** For the build: fingerprints of the languages whose cards say what they state, by a lexicon that reads its examples rightly. */
export async function fingerprintsOfRight(library: Library): Promise<string[]> {
  const right: string[] = []
  for (const lang of library.readableGame.languages)
    if ((await checkWithLexicon(library, lang)).length === 0) right.push(fingerprintOf({ library, lang }))
  return right
}

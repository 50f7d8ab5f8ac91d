import { fingerprintOf } from '../check/facts/compared.ts'
import { checkData, checkSpelling, checkWithLexicon } from '../check/groups.ts'
import { fingerprintOfAll } from '../check/proven.ts'
import type { Finding } from '../finding.ts'
import type { Library } from '../library/library.ts'

/**
 * For the build: fingerprints of the languages whose cards say what they state, by a lexicon that reads its examples rightly; and of
 * those where nothing else is wrong either.
 */
export async function fingerprintsOfRight(library: Library): Promise<string[]> {
  const right: string[] = []
  const isDataRight = (await checkData(library)).every(isNote)
  for (const lang of library.readableGame.languages) {
    if ((await checkWithLexicon(library, lang)).length > 0) continue
    right.push(fingerprintOf({ library, lang }))
    const all = fingerprintOfAll({ library, lang })
    if (all && isDataRight && (await checkSpelling(library, lang)).every(isNote)) right.push(all)
  }
  return right
}

/** Notes are for `growl check`. */
const isNote = ({ severity }: Finding): boolean => severity === 'info'

import { joinSlices } from '../host/slices.ts'
import { compile } from '../lexicon/compiled.ts'
import { hasLexicon } from '../lexicon/file.ts'
import { pack } from '../lexicon/packed.ts'
import { readLexicon } from '../lexicon/read.ts'
import type { Library } from './library.ts'
import { fingerprint } from './shipped-lexicons.ts'

/** For the build: all lexicons of a game as one file. One in which something is wrong is left to whoever tells of it. */
export function shipLexicons({ folder, facts: { sheet } }: Library): Uint8Array {
  const lexicons = folder.list('locales').flatMap((lang) => {
    if (!sheet || !hasLexicon(folder, lang)) return []
    const { lexicon } = readLexicon(folder, lang, sheet)
    return lexicon ? [{ print: fingerprint(folder, lang, sheet), bytes: pack(compile(lexicon)) }] : []
  })
  const prints = new TextEncoder().encode(JSON.stringify(lexicons.map(({ print }) => print)))
  return joinSlices([prints, ...lexicons.map(({ bytes }) => bytes)])
}

import { host } from '#host'
import type { CompiledLexicon } from '../lexicon/compiled.ts'
import { lexiconFiles } from '../lexicon/file.ts'
import type { Asked } from '../lexicon/lexicon.ts'
import { unpack } from '../lexicon/packed.ts'
import { type GameFolder, isRefusal } from '../source/folder.ts'

/** The lexicons of the game that ships, compiled by the build (ship-lexicons.ts): first the fingerprints of all, then each. */
export const LEXICONS = 'compiled.lexicons'

type ReadSlice = (slice: number) => Uint8Array | undefined
const atHand: ReadSlice = (slice) => host.atHand(LEXICONS, slice)

/** The lexicon of a language as the build has compiled it, if not one letter of it has been changed since. */
export function shippedLexicon(
  folder: GameFolder,
  lang: string,
  asked: Asked,
  read = atHand,
): CompiledLexicon | undefined {
  const first = read(0)
  if (!first) return undefined
  const known = JSON.parse(new TextDecoder().decode(first)) as string[]
  const at = known.indexOf(fingerprint(folder, lang, asked))
  const bytes = at < 0 ? undefined : read(at + 1)
  return bytes && unpack(bytes)
}

/** Of all that decides what a lexicon becomes: its files, and the kinds and cards that it may speak of. */
export function fingerprint(folder: GameFolder, lang: string, { kinds, cards }: Asked): string {
  const files = lexiconFiles(folder, lang).map((file) => {
    const bytes = folder.bytes(file)
    return [file, isRefusal(bytes) ? bytes : host.sha256(bytes)]
  })
  const known = [...kinds.values()].map(({ name, number, choices, binds }) => [name, number, choices, binds])
  return host.sha256(JSON.stringify([lang, files, known, [...cards.keys()]]))
}

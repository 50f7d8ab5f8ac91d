import type { Finding } from '../finding.ts'
import { hasLexicon } from '../lexicon/file.ts'
import type { Asked } from '../lexicon/lexicon.ts'
import { TextReader } from '../lexicon/mentions.ts'
import { readLexicon } from '../lexicon/read.ts'
import type { GameFolder } from '../source/folder.ts'
import { shippedLexicon } from './shipped-lexicons.ts'

/** What a language's lexicon makes of card texts; nothing in a language that has none, or a game without facts. */
export interface LexiconUse {
  readonly hasLexicon: boolean
  readonly reader?: TextReader
  /** What is wrong with the lexicon. */
  readonly findings: readonly Finding[]
}

export function openLexicon(folder: GameFolder, lang: string, asked: Asked | undefined): LexiconUse {
  if (!hasLexicon(folder, lang)) return { hasLexicon: false, findings: [] }
  if (!asked) return { hasLexicon: true, findings: [] }
  const compiled = shippedLexicon(folder, lang, asked)
  if (compiled) {
    const read = () => readLexicon(folder, lang, asked).lexicon!
    return { hasLexicon: true, findings: [], reader: new TextReader(read, compiled) }
  }
  const { lexicon, findings } = readLexicon(folder, lang, asked)
  return { hasLexicon: true, findings, ...(lexicon && { reader: new TextReader(lexicon) }) }
}

import { type FactMatrix, matrixCards } from '../facts/matrix.ts'
import { type CardText, studyCards } from '../facts/study.ts'
import type { Finding } from '../finding.ts'
import { sourceLanguage } from '../game/game.ts'
import { noLexicon } from '../lexicon/file.ts'
import type { Library } from './library.ts'

/** What a language says of each fact of its cards; of other texts in the language, when they are given. */
export function factMatrix(
  library: Library,
  lang: string,
  loose?: ReadonlyMap<string, CardText>,
): FactMatrix {
  const { sheet, findings } = library.facts
  if (!sheet) return { lang, cards: [], findings: findings.length > 0 ? findings : [noFacts] }
  const { hasLexicon, reader, findings: wrong } = library.lexicon(lang)
  if (!reader) return { lang, cards: [], findings: hasLexicon ? wrong : [noLexicon(lang)] }
  const first = sourceLanguage(library.readableGame)
  const cards = matrixCards(
    loose ? studyCards(loose, reader, sheet) : library.studies(lang),
    lang === first && !loose ? [] : library.studies(first),
    sheet,
    (kind) => reader.lexicon.kinds.get(kind)?.closed ?? false,
  )
  return { lang, cards, findings: [] }
}

export const noFacts: Finding = {
  code: 'facts-none',
  severity: 'info',
  message: 'this game has no data/facts.yaml, so there is nothing to compare its card texts with',
  hint: 'See docs/lexicon.md for what the file holds.',
}

import { group } from '../check/facts/group.ts'
import { type Explanation, explain } from '../facts/explain.ts'
import { type FactMatrix, matrixCard, noFacts, roughCard } from '../facts/matrix.ts'
import { type CardText, studyCards } from '../facts/study.ts'
import type { Finding } from '../finding.ts'
import { sourceLanguage } from '../game/game.ts'
import { noLexicon } from '../lexicon/file.ts'
import { partialLexicon } from '../lexicon/proofread.ts'
import { namesIn } from '../library/card-names.ts'
import type { Library } from '../library/library.ts'
import { compareRoughly } from '../library/rough.ts'
import { MAX_TEXT } from '../source/folder.ts'

/** What a language says of each fact of its cards; of other texts in the language, when they are given. */
export async function compareFacts(
  library: Library,
  lang: string,
  texts?: ReadonlyMap<string, CardText>,
): Promise<FactMatrix> {
  const first = sourceLanguage(library.readableGame)
  const nothing = (why: readonly Finding[]): FactMatrix => ({ lang, source: first, cards: [], findings: why })
  const { sheet, findings } = library.facts
  if (!sheet) return nothing(findings.length > 0 ? findings : [noFacts])
  const { hasLexicon, reader, findings: wrong } = library.lexicon(lang)
  if (!reader && hasLexicon) return nothing(wrong)
  const found = await group.find({ library, lang, ...(texts && { texts }) })
  const findingsOf = (card: string) => found.filter(({ key }) => key === `cards:${card}.text`)
  const nameOf = namesIn(library, lang, first)
  if (!reader) {
    const { pairs } = compareRoughly(library, lang, texts)
    const cards = pairs.map((pair) => roughCard(pair, nameOf, findingsOf(pair.card)))
    return { lang, source: first, cards, findings: [noLexicon(lang)] }
  }
  const source = {
    sheet,
    originals: lang === first && !texts ? [] : library.studies(first),
    isClosed: (kind: string) => reader.outline.kinds.get(kind)?.closed ?? false,
    nameOf,
  }
  const studies = texts ? studyCards(texts, reader, sheet) : library.studies(lang)
  const cards = studies.map((study) => matrixCard(study, source, findingsOf(study.card)))
  return { lang, source: first, cards, findings: partialLexicon(reader.outline, sheet) }
}

/** What a language's lexicon makes of a text, or why it cannot tell. */
export function explainText(
  { facts: { sheet, findings }, lexicon }: Library,
  lang: string,
  text: string,
  card?: string,
): Explanation | readonly Finding[] {
  if (!sheet) return findings.length > 0 ? findings : [noFacts]
  const { hasLexicon, reader, findings: wrong } = lexicon(lang)
  if (!reader) return hasLexicon ? wrong : [noLexicon(lang)]
  return explain(text.slice(0, MAX_TEXT), reader, sheet, card)
}

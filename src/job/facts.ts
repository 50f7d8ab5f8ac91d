import { group } from '../check/facts/group.ts'
import { type Explanation, explain } from '../facts/explain.ts'
import type { NamedCard } from '../facts/loose-names.ts'
import { type CardName, type FactMatrix, matrixCard, noFacts } from '../facts/matrix.ts'
import { type CardText, studyCards } from '../facts/study.ts'
import type { Finding } from '../finding.ts'
import { sourceLanguage } from '../game/game.ts'
import { noLexicon } from '../lexicon/file.ts'
import type { Library } from '../library/library.ts'
import { namesOf } from '../locale/names.ts'
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
  if (!reader) return nothing(hasLexicon ? wrong : [noLexicon(lang)])
  const source = {
    sheet,
    originals: lang === first && !texts ? [] : library.studies(first),
    isClosed: (kind: string) => reader.lexicon.kinds.get(kind)?.closed ?? false,
    nameOf: namesIn(library, lang, first),
  }
  const studies = texts ? studyCards(texts, reader, sheet) : library.studies(lang)
  const found = await group.find({ library, lang, ...(texts && { texts }) })
  const cards = studies.map((study) =>
    matrixCard(
      study,
      source,
      found.filter(({ key }) => key === `cards:${study.card}.text`),
    ),
  )
  return { lang, source: first, cards, findings: [] }
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

/** Cards that texts in a language may be written for, under their titles in it or in the first one. */
export function namedCards(library: Library, lang: string): NamedCard[] {
  const { readableGame: game, facts } = library
  const withFacts = new Set(facts.sheet?.cards.keys())
  const all = [...game.cards, ...game.expansions.flatMap(({ cards }) => cards)].map(({ id }) => id)
  const nameOf = namesIn(library, lang, sourceLanguage(game))
  return [...new Set([...withFacts, ...all])].map((id) => {
    const { title, originalTitle } = nameOf(id)
    const titles = [title, originalTitle].filter((each) => each !== undefined)
    return { id, titles, hasFacts: withFacts.has(id) }
  })
}

/** What cards are called in a language and in the first one. */
function namesIn(library: Library, lang: string, first: string): (card: string) => CardName {
  const [own, original] = [lang, first].map((each) => namesOf(library.locale(each), library.numbers))
  const titleIn = (names: typeof own, card: string): string | undefined => {
    const title = names!.resolve(`card.${card}`)
    return 'value' in title ? title.value : undefined
  }
  return (card) => {
    const [title, originalTitle] = [titleIn(own, card), titleIn(original, card)]
    return { card, ...(title && { title }), ...(originalTitle && lang !== first && { originalTitle }) }
  }
}

import { knowsAll } from '../facts/known.ts'
import { type Difference, roughDifferences } from '../facts/rough.ts'
import type { TextPair } from '../facts/rough-pair.ts'
import { type CardText, cardTexts } from '../facts/study.ts'
import { sourceLanguage } from '../game/game.ts'
import { spellOut } from '../lexicon/spell.ts'
import { numberWords } from '../locale/number-words.ts'
import { namesIn } from './card-names.ts'
import type { Library } from './library.ts'

/** Card texts that no lexicon can read, or not all of it, with those they are translated from; other texts, when they are given. */
function roughPairs(library: Library, lang: string, texts?: ReadonlyMap<string, CardText>): TextPair[] {
  const { sheet } = library.facts
  const { hasLexicon, reader } = library.lexicon(lang)
  if (!sheet || (reader ? knowsAll(reader.outline, sheet) : hasLexicon)) return []
  const first = sourceLanguage(library.readableGame)
  if (lang === first && !texts) return []
  const originals = cardTexts(library.locale(first).texts, sheet)
  const studies = library.studies(first)
  return [...(texts ?? cardTexts(library.locale(lang).texts, sheet))].flatMap(([card, text]): TextPair[] => {
    const original = originals.get(card)?.value
    const theirs = studies.find((study) => study.card === card)?.reading.negations.length
    const countsNegations = theirs !== undefined && reader && reader.lexicon.negations.before.length > 0
    const negations = countsNegations
      ? { own: reader.read(text.value).negations.length, original: theirs }
      : undefined
    return original ? [{ card, text, original, ...(negations && { negations }) }] : []
  })
}

/** Texts beside those they are translated from, and in what they differ. */
export interface RoughComparison {
  readonly pairs: readonly TextPair[]
  readonly differences: readonly Difference[]
}

/** Compares texts that no lexicon can read in what shows without one; other texts of the language, when they are given. */
export function compareRoughly(
  library: Library,
  lang: string,
  texts?: ReadonlyMap<string, CardText>,
): RoughComparison {
  const pairs = roughPairs(library, lang, texts)
  if (pairs.length === 0) return { pairs, differences: [] }
  const { readableGame: game, facts } = library
  const first = sourceLanguage(game)
  const nameOf = namesIn(library, lang, first)
  const { reader } = library.lexicon(lang)
  const listed = (reader?.lexicon.numbers ?? []).flatMap(({ value, form }) =>
    spellOut(form).map((word) => [word, value] as const),
  )
  const differences = roughDifferences(pairs, {
    numbers: new Map([...numberWords(lang), ...listed]),
    originalNumbers: numberWords(first),
    names: game.cards.flatMap(({ id }) => {
      const { title, originalTitle = title } = nameOf(id)
      return title && originalTitle ? [{ id, title, original: originalTitle }] : []
    }),
    sheet: facts.sheet!,
    areOwn: texts === undefined,
  })
  return { pairs, differences }
}

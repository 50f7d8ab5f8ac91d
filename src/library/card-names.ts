import type { LooseAsked } from '../facts/loose.ts'
import type { NamedCard } from '../facts/loose-names.ts'
import type { CardName } from '../facts/matrix.ts'
import { sourceLanguage } from '../game/game.ts'
import { namesOf } from '../locale/names.ts'
import type { Library } from './library.ts'

/** What texts of somebody's own in a language are read for. */
export function looseAsked(library: Library, lang: string, file: string): LooseAsked {
  const others = library.readableGame.languages.filter((other) => other !== lang)
  return {
    file,
    lang,
    cards: namedCards(library, lang),
    others: () =>
      others.map((other) => ({
        lang: other,
        name: library.printed(other).texts.get('program:language')?.value || other,
        cards: namedCards(library, other),
      })),
  }
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
export function namesIn(library: Library, lang: string, first: string): (card: string) => CardName {
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

import { nearest } from '../source/nearest.ts'
import { plainly } from '../source/plain-name.ts'

/** A card that a text may be written for, and what people call it. */
export interface NamedCard {
  readonly id: string
  /** In the languages its name may be written in. */
  readonly titles: readonly string[]
  readonly hasFacts: boolean
}

/** Longer than any title; what is longer is no name, and is not compared. */
const MAX_NAME = 100
const ID_LIKE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Comparing with all names is slow, so a file of nothing but strange names gets no more guesses than anybody would read. */
const MAX_GUESSES = 200

/** The same cards under their titles in another language of the game. */
export interface OtherLanguage {
  readonly lang: string
  /** What it calls itself. */
  readonly name: string
  readonly cards: readonly NamedCard[]
}

/** Cards by their ids and titles: capitals, accents, blanks and marks do not matter. */
export class CardNames {
  readonly cards: readonly NamedCard[]
  readonly #known = new Map<string, { readonly id: string; readonly title: string }>()
  /** Of cards that there is something to compare with. */
  readonly #guessable: readonly string[]
  readonly #guesses = new Map<string, string | undefined>()

  constructor(cards: readonly NamedCard[]) {
    this.cards = cards
    const add = (name: string, id: string, title: string) => {
      const plain = plainly(name)
      // Ids come first: a title may be the id of another card.
      if (plain !== '' && !this.#known.has(plain)) this.#known.set(plain, { id, title })
    }
    for (const { id, titles } of cards)
      add(id, id, titles.find((title) => plainly(title) === plainly(id)) ?? titles[0] ?? id)
    for (const { id, titles } of cards) for (const title of titles) add(title, id, title)
    const withFacts = new Set(cards.flatMap(({ id, hasFacts }) => (hasFacts ? id : [])))
    this.#guessable = [...this.#known].flatMap(([plain, { id }]) => (withFacts.has(id) ? plain : []))
  }

  /** The card of that name. */
  idOf(name: string): string | undefined {
    return name.length > MAX_NAME ? undefined : this.#known.get(plainly(name))?.id
  }

  /** The name that a slip of the finger or two has turned into this one: an id where it looks like one, a title else. */
  guess(name: string): string | undefined {
    if (name.length > MAX_NAME) return undefined
    const plain = plainly(name)
    if (!this.#guesses.has(plain)) {
      if (this.#guesses.size >= MAX_GUESSES) return undefined
      this.#guesses.set(plain, nearest(plain, this.#guessable))
    }
    const near = this.#known.get(this.#guesses.get(plain) ?? '')
    return ID_LIKE.test(name) ? near?.id : near?.title
  }
}

import { plainName } from '../game/deck.ts'
import type { CardCount, Game, Said } from '../game/game.ts'
import type { Words } from '../locale/translate.ts'
import { enumerate, typesetWords } from '../locale/typography.ts'

/** What a command says in one of the languages of a game. */
export class Speaker {
  readonly #game: Game
  readonly #words: Words

  constructor(game: Game, words: Words) {
    this.#game = game
    this.#words = words
  }

  get game(): string {
    return this.#words.text('labels:game') ?? this.#game.id.toUpperCase()
  }

  /** Words of the program, set as the language sets them. */
  program(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    return typesetWords(this.#words.program(key, values), this.#words.language)
  }

  /** A card by its title, a kind of cards by its name. */
  card(id: string): string {
    const { title } = this.#words.card(id)
    const isCard =
      title !== id &&
      this.#game.cards
        .concat(this.#game.expansions.flatMap(({ cards }) => cards))
        .some((card) => card.id === id)
    return isCard ? title : (this.#words.term(id) ?? plainName(id))
  }

  /** "20 Apple, 4 Worm". */
  cards(cards: readonly CardCount[]): string {
    return this.list(
      cards.map(({ card, count }) => this.program('deck.of', { count, card: this.card(card) })),
    )
  }

  list(things: readonly string[]): string {
    return enumerate(things, this.#words.language)
  }

  say(said: Said): string {
    if (typeof said === 'number') return String(said)
    if ('term' in said) return this.#words.term(said.term, said.form) ?? plainName(said.term)
    if ('label' in said) return this.#words.text(`labels:${said.label}`) ?? ''
    if ('cards' in said) return this.cards(said.cards)
    const values = Object.entries(said.values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : this.say(value),
    ])
    return this.program(said.program, Object.fromEntries(values))
  }
}

import { deckFor } from '../game/deck.ts'
import type { Deck, Expansion, Game, TableNotes } from '../game/game.ts'
import type { Speaker } from './say.ts'

/** A deck, and what the rules of the game say besides. */
export interface NotedDeck {
  readonly deck: Deck
  readonly notes?: TableNotes
}

export const tableFor = (game: Game, players: number, expansions: readonly Expansion[]): NotedDeck => {
  const deck = deckFor(game, players, expansions)!
  return { deck, ...(game.rules && { notes: game.rules.tableNotes(game, deck, expansions) }) }
}

/** What a table needs, in words. */
export interface DeckWords {
  /** For how many players, and with how many boxes. */
  readonly title: string
  /** Line by line in the order of setting up: what, and how much. */
  readonly lines: readonly (readonly string[])[]
}

export function deckWords(speaker: Speaker, { deck, notes }: NotedDeck): DeckWords {
  const word = (key: string, values?: Parameters<Speaker['program']>[1]) =>
    speaker.program(`deck.${key}`, values)
  const marked = deck.removed.map(({ mark, ...cards }) =>
    word('marked', { cards: speaker.cards([cards]), mark }),
  )
  const lines = [
    [word('put-in'), word('put-in-all', { count: deck.total, list: speaker.cards(deck.cards) })],
    [word('take-out'), marked.length > 0 ? speaker.list(marked) : word('take-out-none')],
    ...(deck.secondCopy.length > 0
      ? [[word('second-copy'), word('second-copy-gives', { list: speaker.cards(deck.secondCopy) })]]
      : []),
    [word('starters'), word('starters-dealt', { list: speaker.cards(deck.starters) })],
    [word('deal'), word('deal-more', { hand: deck.handSize, count: deck.dealt })],
    [word('left'), word('left-cards', { count: deck.draw })],
    ...(notes?.lines ?? []).map((cells) => cells.map((cell) => speaker.say(cell))),
  ]
  const about = [...(deck.variant ? [word('variant')] : []), word('copies', { count: deck.boxes })]
  const title = [word('for', { game: speaker.game, count: deck.players }), ...about]
  return { title: speaker.list(title), lines }
}

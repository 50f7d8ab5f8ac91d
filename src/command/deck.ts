import { deckFor } from '../game/deck.ts'
import type { Expansion, Game } from '../game/game.ts'
import { chooseEdition, chooseExpansions, choosePlayers, readableGame } from './choose.ts'
import { draftText, earlierDeck } from './deck-draft.ts'
import { deckText, tableText } from './deck-table.ts'
import { EXIT, type Run, UsageError } from './verb.ts'

export const run: Run = async (options, terminal) => {
  const game = readableGame(options.game, terminal)
  if (!game) return EXIT.findings
  const asJson = options.format === 'json'

  const edition = options.edition === undefined ? undefined : chooseEdition(game, options.edition)
  if (edition && edition.id !== game.edition) {
    if (options.players === undefined)
      throw new UsageError(`--edition ${edition.id} needs --players: how many play.`)
    const deck = earlierDeck(edition, options.players)
    terminal.out(asJson ? json(deck) : draftText(game, deck))
    return EXIT.ok
  }

  const expansions = chooseExpansions(game, options.expansion)
  if (options.players === undefined) {
    const decks = allDecks(game, expansions)
    terminal.out(asJson ? json(decks) : tableText(game, decks))
  } else {
    const deck = deckFor(game, choosePlayers(game, options.players), expansions)!
    terminal.out(asJson ? json(deck) : deckText(game, deck))
  }
  return EXIT.ok
}

export function allDecks(game: Game, expansions: readonly Expansion[]) {
  if (game.columns.length === 0) throw new UsageError('This game has no setup table (data/setup.yaml).')
  return game.columns.map(({ players }) => deckFor(game, players, expansions)!)
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

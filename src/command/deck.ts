import { deckFor } from '../game/deck.ts'
import type { Edition, Expansion, Game } from '../game/game.ts'
import { chooseEdition, chooseExpansions, choosePlayers, openReadable } from './choose.ts'
import { deckText, earlierText, type NotedDeck, tableText } from './deck-table.ts'
import { EXIT, type Run, UsageError } from './verb.ts'

export const run: Run = async (options, terminal) => {
  const opened = openReadable(options.game, terminal)
  if (!opened) return EXIT.findings
  const { game } = opened
  const edition = options.edition === undefined ? undefined : chooseEdition(game, options.edition)
  const asJson = options.format === 'json'
  terminal.out(
    edition && edition.id !== game.edition
      ? earlier(game, edition, options.players, asJson)
      : current(game, options.players, chooseExpansions(game, options.expansion), asJson),
  )
  return EXIT.ok
}

function current(
  game: Game,
  players: string | undefined,
  expansions: readonly Expansion[],
  asJson: boolean,
): string {
  if (players === undefined) {
    const tables = allTables(game, expansions)
    return asJson ? json(tables.map(valuesOf)) : tableText(game, tables)
  }
  const table = tableFor(game, choosePlayers(game, players), expansions)
  return asJson ? json(valuesOf(table)) : deckText(game, table)
}

function allTables(game: Game, expansions: readonly Expansion[]): NotedDeck[] {
  if (game.columns.length === 0) throw new UsageError('This game has no setup table (data/setup.yaml).')
  return game.columns.map(({ players }) => tableFor(game, players, expansions))
}

function tableFor(game: Game, players: number, expansions: readonly Expansion[]): NotedDeck {
  const deck = deckFor(game, players, expansions)!
  return { deck, ...(game.rules && { notes: game.rules.tableNotes(game, deck, expansions) }) }
}

const valuesOf = ({ deck, notes }: NotedDeck) => ({ ...deck, ...notes?.values })

function earlier(game: Game, edition: Edition, text: string | undefined, asJson: boolean): string {
  if (text === undefined) throw new UsageError(`--edition ${edition.id} needs --players: how many play.`)
  if (!game.rules) throw new UsageError(`Nothing is known about the deck of "${edition.id}".`)
  const { min, max, expansion = max, variant = expansion } = edition.players
  const players = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  if (!(players >= min && players <= variant))
    throw new UsageError(
      `--players ${text}: "${edition.id}" is for ${min} to ${variant} players; give a number in that range.`,
    )
  const deck = game.rules.earlierDeck(edition, players)
  return asJson ? json(deck.values) : earlierText(game, edition.id, players, deck)
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

import { currentEdition, type Edition, type Expansion, type Game, sourceLanguage } from '../game/game.ts'
import { type NotedDeck, tableFor } from '../job/deck.ts'
import { Speaker } from '../job/say.ts'
import { chooseEdition, chooseExpansions, choosePlayers } from '../order/choose.ts'
import { chooseLanguage } from '../order/choose-language.ts'
import { UsageError } from '../order/option.ts'
import { deckText, earlierText, tableText } from './deck-table.ts'
import { openReadable } from './open.ts'
import { EXIT, type Run } from './verb.ts'

export const run: Run = async (options, terminal) => {
  const opened = openReadable(options.game, terminal)
  if (!opened) return EXIT.findings
  const { library, game } = opened
  const edition = options.edition === undefined ? undefined : chooseEdition(game, options.edition)
  const asJson = options.format === 'json'
  const lang =
    options.lang === undefined ? sourceLanguage(game) : chooseLanguage(game, '--lang', options.lang)
  if (edition && edition !== currentEdition(game)) {
    if (lang !== sourceLanguage(game))
      throw new UsageError(
        `The deck of "${edition.id}" is described in ${sourceLanguage(game)} only: leave out --lang.`,
      )
    terminal.out(earlier(game, edition, options.players, asJson))
    return EXIT.ok
  }
  if (asJson && options.lang !== undefined)
    terminal.err('--lang changes nothing: JSON has ids in place of names.\n')
  const expansions = chooseExpansions(game, options.expansion)
  const tables =
    options.players === undefined
      ? allTables(game, expansions)
      : tableFor(game, choosePlayers(game, options.players), expansions)
  terminal.out(asJson ? json(tables) : text(new Speaker(game, await library.words(lang)), tables))
  return EXIT.ok
}

const text = (speaker: Speaker, tables: NotedDeck | readonly NotedDeck[]): string =>
  'deck' in tables ? deckText(speaker, tables) : tableText(speaker, tables)

function allTables(game: Game, expansions: readonly Expansion[]): NotedDeck[] {
  if (game.columns.length === 0) throw new UsageError('This game has no setup table (data/setup.yaml).')
  return game.columns.map(({ players }) => tableFor(game, players, expansions))
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
  return asJson ? written(deck.values) : earlierText(game, edition.id, players, deck)
}

const json = (tables: NotedDeck | readonly NotedDeck[]): string =>
  written('deck' in tables ? valuesOf(tables) : tables.map(valuesOf))

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

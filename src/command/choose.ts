import type { Edition, Expansion, Game } from '../game/game.ts'
import type { Size } from '../geometry/box.ts'
import type { Library } from '../library/library.ts'
import { openGame } from '../library/open.ts'
import { PSEUDO } from '../locale/pseudo.ts'
import { reports } from '../report/report.ts'
import { didYouMean } from '../source/nearest.ts'
import { type Terminal, UsageError } from './verb.ts'

/** The game of --game, or undefined after telling what is wrong with it. */
export function openReadable(
  directory: string | undefined,
  terminal: Terminal,
): { library: Library; game: Game } | undefined {
  const library = openGame(directory)
  const { game, findings } = library.reading
  if (game) return { library, game }
  terminal.err(reports.text(findings, rootOf(directory)))
  return undefined
}

/** What stands before the file names of findings: the folder as the user wrote it. */
export const rootOf = (directory: string | undefined): string =>
  directory === undefined || /^\.?\/?$/.test(directory) ? '' : `${directory.replace(/\/+$/, '')}/`

export function chooseExpansions(game: Game, names: string | undefined): Expansion[] {
  return split(names).map((name) => pick('expansion', name, game.expansions))
}

export const chooseEdition = (game: Game, name: string): Edition => pick('edition', name, game.editions)

/** Folders in locales/: "zh" also by the name its documents have, "zh-Hant". */
export function chooseLanguages(game: Game | undefined, names: string | undefined): readonly string[] {
  const known = game?.languages ?? []
  if (names === undefined || names === 'all' || !game) return known
  return split(names).map((name) => {
    if (name === PSEUDO) return name
    const code = known.includes(name) ? name : name.split('-')[0]!
    if (!known.includes(code)) throw unknown('language', name, known)
    return code
  })
}

export const chooseCards = (game: Game, names: string): string[] => {
  const cards = [...game.cards, ...game.expansions.flatMap((expansion) => expansion.cards)]
  return split(names).map((name) => pick('card', name, cards).id)
}

/** A paper or a card size by its name. */
export function pickFormat(what: string, name: string, formats: Readonly<Record<string, Size>>): Size {
  if (Object.hasOwn(formats, name)) return formats[name]!
  throw unknown(what, name, Object.keys(formats))
}

export function choosePlayers(game: Game, text: string): number {
  const range = game.columns.map(({ players }) => players)
  if (range.length === 0) throw new UsageError('This game has no setup table (data/setup.yaml).')
  const players = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  if (!range.includes(players))
    throw new UsageError(
      `--players ${text}: the game is for ${Math.min(...range)} to ${Math.max(...range)} players; give a number between.`,
    )
  return players
}

export const split = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

function pick<T extends { readonly id: string }>(what: string, name: string, things: readonly T[]): T {
  const found = things.find(({ id }) => id === name)
  if (!found)
    throw unknown(
      what,
      name,
      things.map(({ id }) => id),
    )
  return found
}

const unknown = (what: string, name: string, known: readonly string[]): UsageError =>
  new UsageError(
    `There is no ${what} "${name}". Known: ${known.join(', ') || 'none'}.${didYouMean(name, known)}`,
  )

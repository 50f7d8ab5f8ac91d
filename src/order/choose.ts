import { type Formats, LONGEST_SIDE, parseSize } from '../game/formats.ts'
import type { Edition, Expansion, Game } from '../game/game.ts'
import type { Size } from '../geometry/box.ts'
import { mm, toMm } from '../geometry/length.ts'
import { type Paper, SMALLEST_TRIM } from '../sheet/format.ts'
import { didYouMean } from '../source/nearest.ts'
import { UsageError } from './option.ts'

export function chooseExpansions({ expansions }: Game, names: string | undefined): Expansion[] {
  const wanted = split(names)
  if (names !== undefined && wanted.length === 0)
    throw new UsageError(
      `--expansion ${names}: name an expansion. Known: ${expansions.map(({ id }) => id).join(', ') || 'none'}.`,
    )
  return [...new Set(wanted.map((name) => pick('expansion', name, expansions)))]
}

export const chooseEdition = (game: Game, name: string): Edition => pick('edition', name, game.editions)

/**
 * Of a side of a card: 3 mm along each edge are kept clear of the scissors, and between them there is room for a short line, twenty
 * letters in the smallest type that people can read. On smaller ones hardly a text fits, and each would be told by itself.
 */
const SMALLEST_CARD = mm(30)

/** A size of cards by its name, or in millimetres. What a game gives a name to need only be large enough to be cut out. */
export function chooseSize({ cards }: Formats, text: string): Size {
  const [own, written] = [named(cards, text), parseSize(text.toLowerCase())]
  if (own && shortSide(own) >= SMALLEST_TRIM) return own
  if (written && shortSide(written) >= SMALLEST_CARD) return written
  if (own || written)
    throw new UsageError(
      `--size ${text}: cards this small cannot be printed; give a size like 63x88, of at least ${toMm(own ? SMALLEST_TRIM : SMALLEST_CARD)} mm a side.`,
    )
  const known = Object.keys(cards)
  const sides = `from ${toMm(SMALLEST_CARD)} to ${LONGEST_SIDE} a side`
  throw new UsageError(
    `--size ${text}: give one of ${known.join(', ')}, or millimetres like 63x88, ${sides}.${didYouMean(text.toLowerCase(), known)}`,
  )
}

const shortSide = ({ width, height }: Size): number => Math.min(width, height)

/** Names people know papers by. */
const PAPER_NAMES: Readonly<Record<string, string>> = { a4: 'A4', letter: 'Letter' }

export function choosePaper({ papers }: Formats, name: string): Paper {
  const size = named(papers, name)
  if (!size) throw unknown('paper', name, Object.keys(papers))
  return { name: PAPER_NAMES[name.toLowerCase()] ?? name, ...size }
}

export function choosePlayers(game: Game, text: string): number {
  const range = game.columns.map(({ players }) => players)
  if (range.length === 0) throw new UsageError('This game has no setup table (data/setup.yaml).')
  const players = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  if (!range.includes(players))
    throw new UsageError(
      `--players ${text}: the game is for ${Math.min(...range)} to ${Math.max(...range)} players; give a number in that range.`,
    )
  return players
}

/** Some of a list of words, "cards,tiles". */
export function chooseSome<Word extends string>(
  option: string,
  text: string,
  known: readonly Word[],
): readonly Word[] {
  const names = split(text)
  const chosen = names.map((name) => known.find((word) => isNamed(word, name)))
  const wrong = names[chosen.indexOf(undefined)]
  if (wrong !== undefined || names.length === 0)
    throw new UsageError(
      `${option} ${wrong ?? text}: choose from ${known.join(', ')}, separated by commas.${didYouMean((wrong ?? '').toLowerCase(), known)}`,
    )
  return [...new Set(chosen as Word[])]
}

/** Keyboards for Chinese and Japanese have commas of their own. */
const BETWEEN = /[,;，；、]/

export const split = (list: string | undefined): string[] =>
  (list ?? '')
    .split(BETWEEN)
    .map((name) => name.trim())
    .filter((name) => name !== '')

function pick<T extends { readonly id: string }>(what: string, name: string, things: readonly T[]): T {
  const found = things.find(({ id }) => isNamed(id, name))
  if (found) return found
  throw unknown(
    what,
    name,
    things.map(({ id }) => id),
  )
}

const isNamed = (id: string, name: string): boolean => id.toLowerCase() === name.toLowerCase()

const named = <T>(things: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.entries(things).find(([id]) => isNamed(id, name))?.[1]

export const unknown = (what: string, name: string, known: readonly string[]): UsageError =>
  new UsageError(
    `There is no ${what} "${name}". Known: ${known.join(', ') || 'none'}.${didYouMean(name.toLowerCase(), known)}`,
  )

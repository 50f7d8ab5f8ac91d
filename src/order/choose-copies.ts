import { expansionNamed, fieldNamed, inQuotes, listed, say } from '../finding.ts'
import type { FaceCounts } from '../game/copies.ts'
import type { Expansion } from '../game/game.ts'
import { namesOf, type Printable, printablesOf } from '../kit/printables.ts'
import type { Library } from '../library/library.ts'
import { nearest } from '../source/nearest.ts'
import { plainly } from '../source/plain-name.ts'
import { split } from './choose.ts'
import { type ForPage, type Note, UsageError } from './option.ts'

/** What --cards asks for, and what is worth telling about it. */
export interface CopiesAsked {
  readonly copies: FaceCounts
  readonly notes: readonly Note[]
}

/** Nobody loses more; a slip of the finger should not cost a ream. */
const MOST = 99

/** "apple:1,the-gift,Das Geschenk": cards and other pieces by id or by their name in any language, with how many of each. */
export async function chooseCopies(
  library: Library,
  text: string,
  expansions: readonly Expansion[],
): Promise<CopiesAsked> {
  const game = library.readableGame
  const find = finder(library, printablesOf(game, expansions), expansions)
  const counts = new Map<Printable, number>()
  const notes: Note[] = []
  for (const entry of split(text)) {
    const { name, count } = orderIn(entry)
    const printable = await find(name)
    const inBox = sum(printable.faces.map(({ copies }) => copies))
    const before = counts.get(printable)
    if (before !== undefined && count === undefined)
      notes.push({
        message: `--cards: "${name}" is ${printable.id}, which is named already; for two of it write ${printable.id}:2.`,
        said: say`${inQuotes(name)} is named already; for two of it write ${inQuotes(`${name}:2`)}.`,
      })
    if (count === undefined && inBox > 1)
      notes.push({
        message: `--cards: ${name} stands for all ${inBox} of the game; for a single one write ${name}:1.`,
        said: say`${inQuotes(name)} stands for all ${inBox} of the game; for a single one write ${inQuotes(`${name}:1`)}.`,
      })
    counts.set(printable, count === undefined ? Math.max(before ?? 0, inBox) : (before ?? 0) + count)
  }
  if (counts.size === 0)
    throw new UsageError(
      '--cards: name a card, by its title or its id in data/cards.yaml.',
      ofCards(say`Name a card, by its title.`),
    )
  return { copies: faceCounts(counts), notes }
}

const ofCards = (said: ForPage['said']): ForPage => ({ field: 'cards', said })

/** "apple:2" → two of it; some keyboards have a wider colon and wider digits. */
function orderIn(entry: string): { name: string; count?: number } {
  const [, name, digits] = /^(.*\S)\s*[:：]\s*([\d０-９]+)$/.exec(entry) ?? []
  if (name === undefined) return { name: entry }
  const count = Number(digits!.normalize('NFKC'))
  if (count < 1 || count > MOST)
    throw new UsageError(
      `--cards ${entry}: give a number from 1 to ${MOST}.`,
      ofCards(say`${inQuotes(entry)}: give a number from 1 to ${MOST}.`),
    )
  return { name, count }
}

type Find = (name: string) => Promise<Printable>

/** By id at once; words of all languages are read only when somebody uses a title. */
function finder(library: Library, printables: readonly Printable[], expansions: readonly Expansion[]): Find {
  const game = library.readableGame
  const byId = (name: string, among: readonly Printable[]) =>
    among.find(({ id }) => id.toLowerCase() === name.toLowerCase())
  return async (name) => {
    const known = byId(name, printables)
    if (known) return known
    const everything = printablesOf(game, game.expansions)
    const names = await namesOf(library, everything)
    const titled = everything.filter((each) =>
      names.get(each)!.some((title) => plainly(title) === plainly(name)),
    )
    const [only, ...others] = titled
    if (others.length > 0)
      throw new UsageError(
        `--cards ${name}: that is ${titled.map(({ id }) => id).join(' and ')}; write which of them.`,
        ofCards(
          say`${inQuotes(name)} is the name of ${listed(titled.map(({ id }) => inQuotes(id)))}; write which of them.`,
        ),
      )
    if (!only)
      throw unknownName(
        name,
        printables,
        [...names].flatMap(([{ id }, all]) => all.map((each) => [each, id] as const)),
      )
    const from = only.faces[0]?.expansion
    if (from !== undefined && !expansions.some(({ id }) => id === from))
      throw new UsageError(
        `"${name}" is a card of the expansion "${from}": add --expansion ${from}.`,
        ofCards(
          say`${inQuotes(name)} is a card of the expansion ${inQuotes(expansionNamed(from))}; choose that under ${inQuotes(fieldNamed('expansion'))}.`,
        ),
      )
    return printables.find(({ id }) => id === only.id)!
  }
}

/** The nearest name and what it is the name of; all there is, where nothing is near. */
function unknownName(
  name: string,
  printables: readonly Printable[],
  names: readonly (readonly [name: string, id: string])[],
): UsageError {
  const near = nearest(
    plainly(name),
    names.map(([each]) => plainly(each)),
  )
  const [title, id] = names.find(([each]) => plainly(each) === near) ?? []
  const known = printables.map((each) => each.id).join(', ')
  return new UsageError(
    `There is no card or other piece "${name}". ${
      title === undefined
        ? `Known: ${known}, and their names in the languages of the game.`
        : `Did you mean "${title}"${title === id ? '' : ` (${id})`}?`
    }`,
    ofCards(
      say`No card and no other piece is called ${inQuotes(name)}.${
        title === undefined
          ? say` Write its title, in any language of the game.`
          : say` Did you mean "${title}"?`
      }`,
    ),
  )
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

/** As many of each face as the game has, in its order; what goes beyond is of the first. */
function faceCounts(counts: ReadonlyMap<Printable, number>): FaceCounts {
  const pieces = new Map<string, Map<string, number>>()
  for (const [{ piece, faces }, count] of counts) {
    const ofPiece = pieces.get(piece.id) ?? new Map<string, number>()
    pieces.set(piece.id, ofPiece)
    const add = (id: string, more: number) => more > 0 && ofPiece.set(id, (ofPiece.get(id) ?? 0) + more)
    let left = count
    for (const { id, copies } of faces) {
      add(id, Math.min(left, copies))
      left -= Math.min(left, copies)
    }
    add(faces[0]!.id, left)
  }
  return Object.fromEntries(Array.from(pieces, ([id, faces]) => [id, Object.fromEntries(faces)]))
}

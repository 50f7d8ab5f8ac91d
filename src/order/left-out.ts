import { chosenIn, isWanted } from '../game/choices.ts'
import { plainName } from '../game/deck.ts'
import { type Face, facesOf } from '../game/faces.ts'
import type { Game } from '../game/game.ts'
import { BOTH } from '../game/schema.ts'
import { isKit, type PrintRequest } from '../kit/request.ts'
import { choiceAsked } from './choice-options.ts'

/** What the box holds and this kit does not, and why; line by line. */
export function leftOut(game: Game, request: PrintRequest): string[] {
  if (request.only)
    return ['Only what --cards names. The kit, the rulebook and the manifest are as they were.']
  if (!isKit(request)) return ['The kit, the rulebook and the manifest are as they were.']
  return [...forPlayers(game, request), ...standIns(game, request)]
}

/** What a table of this size needs less, and more, than the box holds. */
function forPlayers(game: Game, { groups, choices, players, expansions: ids }: PrintRequest): string[] {
  if (players === undefined) return []
  const expansions = game.expansions.filter(({ id }) => ids.includes(id))
  const pieces = game.pieces.filter(
    (piece) => piece.size !== 'book' && groups.includes(piece.group) && isWanted(game, piece, choices),
  )
  const changes = pieces.flatMap((piece) =>
    differences(facesOf(game, piece, { expansions }), facesOf(game, piece, { players, expansions })),
  )
  const listed = (some: typeof changes) =>
    some.map(({ face, more }) => `${Math.abs(more)} ${nameOf(face)}`).join(', ')
  const [fewer, more] = [changes.filter((each) => each.more < 0), changes.filter((each) => each.more > 0)]
  if (pieces.length === 0) return []
  if (changes.length === 0) return [`Nothing is left out: ${players} players need all of it.`]
  return [
    ...(fewer.length > 0 ? [`Left out, because ${players} players do not need them: ${listed(fewer)}.`] : []),
    ...(more.length > 0
      ? [`Added, because ${players} players need more than one box: ${listed(more)}.`]
      : []),
  ]
}

function differences(box: readonly Face[], table: readonly Face[]): { face: Face; more: number }[] {
  const faces = [...box, ...table.filter(({ id }) => !box.some((each) => each.id === id))]
  const copiesIn = (some: readonly Face[], { id }: Face) => some.find((each) => each.id === id)?.copies ?? 0
  return faces
    .map((face) => ({ face, more: copiesIn(table, face) - copiesIn(box, face) }))
    .filter(({ more }) => more !== 0)
}

/** "Apple 4+", "Home Tile". */
const nameOf = ({ id, mark }: Face): string =>
  [plainName(id.split('.')[0]!), ...(mark ? [mark] : [])].join(' ')

/** Pieces that others stand in for, and how to get them. */
function standIns(game: Game, { groups, choices }: PrintRequest): string[] {
  const others = game.choices.flatMap((choice) => {
    const chosen = chosenIn(choice, choices)
    const isPrinted = ([, piece]: [string, string]) =>
      game.pieces.some(({ id, group }) => id === piece && groups.includes(group))
    return chosen === BOTH
      ? []
      : Object.entries(choice.alternatives)
          .filter(([name]) => name !== chosen)
          .filter(isPrinted)
          .map(([name, piece]) => `${plainName(piece)} (${choiceAsked(choice.id, name)})`)
  })
  return others.length > 0 ? [`Not needed and not printed: ${others.join(', ')}.`] : []
}

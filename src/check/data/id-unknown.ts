import { type Place, type Sentence, say, told, type Value } from '../../finding.ts'
import { CARDS, COMPONENTS, EDITIONS, GAME, PIECES, SETUP } from '../../game/files.ts'
import { type Card, currentEdition, type DataCheck, type Game } from '../../game/game.ts'
import { guessed } from '../../source/nearest.ts'

/** A name used somewhere, and the names it could be. */
interface Reference {
  readonly what: Sentence
  readonly id: string
  readonly known: readonly string[]
  readonly where: Value
  readonly place: Place
}

export const idUnknown: DataCheck = {
  code: 'id-unknown',
  severity: 'error',
  proves: 'Every icon, mark, card, kind, back, component, piece and edition that a file names exists.',
  examples: [
    { good: { file: CARDS, now: '  worm: {art: earth-worm, cancels: apple}' } },
    {
      bad: {
        file: CARDS,
        now: '  worm: {art: earth-worm, cancels: apple}',
        instead: '  worm: {art: earth-worm, cancels: aple}',
      },
      at: 'data/cards.yaml “aple}”',
    },
    {
      bad: {
        file: SETUP,
        now: '  4: {starters: {apple: 3, worm: 1}',
        instead: '  4: {starters: {apple: 3, wrom: 1}',
      },
      at: 'data/setup.yaml “wrom”',
    },
    {
      bad: { file: PIECES, now: 'usual: tiles', instead: 'usual: tile' },
      at: 'data/pieces.yaml “usual: ▸tile”',
    },
  ],
  *run(game) {
    for (const { what, id, known, where, place } of references(game))
      if (!known.includes(id))
        yield {
          ...told(
            say`there is no ${what} "${id}" in ${where}`,
            known.length > 0
              ? say`Known: ${known.join(', ')}.${guessed(id, known)}`
              : say`Nothing is known there.`,
          ),
          place,
        }
  },
}

function* references(game: Game): Generator<Reference> {
  const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id)
  const allCards = [...game.cards, ...game.expansions.flatMap(({ cards }) => cards)]
  const kinds = [...new Set(allCards.map(({ kind }) => kind))]
  const icon = (id: string, place: Place) => ({
    what: say`icon`,
    id,
    known: ids(game.icons),
    where: CARDS,
    place,
  })
  const card = (id: string, place: Place) => ({
    what: say`card`,
    id,
    known: ids(game.cards),
    where: CARDS,
    place,
  })
  const back = (id: string, place: Place) => ({
    what: say`back`,
    id,
    known: ids(game.backs),
    where: PIECES,
    place,
  })

  for (const { id, cancels } of game.icons)
    if (cancels) yield icon(cancels, game.place(CARDS, 'icons', id, 'cancels'))
  for (const each of allCards) {
    for (const name of iconsOf(each)) yield icon(name, iconPlace(game, each, name))
    yield back(each.back, game.place(each.file, 'cards', each.id, 'back'))
    yield* marks(game, each)
  }
  for (const { players, starters, extra } of game.columns) {
    for (const id of Object.keys(starters))
      yield card(id, game.keyPlace(SETUP, 'players', players, 'starters', id))
    for (const id of Object.keys(extra)) yield card(id, game.keyPlace(SETUP, 'players', players, 'extra', id))
  }
  for (const { id, source, back: name } of game.pieces) {
    if (name) yield back(name, game.place(PIECES, 'pieces', id, 'back'))
    if (source.from === 'components')
      for (const [i, component] of source.ids.entries())
        yield {
          what: say`component`,
          id: component,
          known: ids(game.components),
          where: COMPONENTS,
          place: game.place(PIECES, 'pieces', id, 'components', i),
        }
    if (source.from === 'cards' && source.kind)
      yield {
        what: say`kind`,
        id: source.kind,
        known: kinds,
        where: CARDS,
        place: game.place(PIECES, 'pieces', id, 'cards', 'kind'),
      }
    if (source.from === 'cards' && source.back)
      yield back(source.back, game.place(PIECES, 'pieces', id, 'cards', 'back'))
  }
  yield* choices(game)
  if (game.edition !== undefined)
    yield {
      what: say`edition`,
      id: game.edition,
      known: ids(game.editions),
      where: EDITIONS,
      place: game.place(GAME, 'edition'),
    }
  for (const edition of game.editions)
    for (const [players, removed] of Object.entries(edition.removed))
      for (const id of Object.keys(removed))
        yield card(id, game.keyPlace(EDITIONS, edition.id, 'removed', players, id))
}

/** Pieces that stand in for one another, and the name of the usual one. */
function* choices({ pieces, choices: all, place }: Game): Generator<Reference> {
  for (const { id, alternatives, usual } of all) {
    for (const [name, piece] of Object.entries(alternatives))
      yield {
        what: say`piece`,
        id: piece,
        known: pieces.map((each) => each.id),
        where: PIECES,
        place: place(PIECES, 'choices', id, 'alternatives', name),
      }
    yield {
      what: say`alternative`,
      id: usual,
      known: Object.keys(alternatives),
      where: say`the choice "${id}"`,
      place: place(PIECES, 'choices', id, 'usual'),
    }
  }
}

function* marks(game: Game, card: Card): Generator<Reference> {
  const edition = currentEdition(game)
  if (!edition) return
  for (const { mark } of card.copies)
    if (mark)
      yield {
        what: say`mark`,
        id: mark,
        known: edition.marks,
        where: `${EDITIONS} (${edition.id})`,
        place: game.keyPlace(card.file, 'cards', card.id, 'copies', mark),
      }
}

/** Icons by team count by what they add, not by the team. */
const iconsOf = ({ icons }: Card): string[] =>
  Object.entries(icons).flatMap(([id, value]) => (typeof value === 'number' ? [id] : Object.keys(value)))

function iconPlace(game: Game, card: Card, icon: string): Place {
  const team = Object.entries(card.icons).find(([, value]) => typeof value !== 'number' && icon in value)?.[0]
  return game.keyPlace(card.file, 'cards', card.id, 'icons', ...(team ? [team, icon] : [icon]))
}

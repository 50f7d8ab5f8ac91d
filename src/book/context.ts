import { type ContextSource, sharedContext } from '../card/context.ts'
import { deckFor } from '../game/deck.ts'
import type { Column, Component, Game } from '../game/game.ts'
import { threshold } from '../game/game.ts'
import type { Words } from '../locale/translate.ts'

export interface EditionChoice {
  /** Of the program, for the imprint. */
  readonly version: string
  /** An earlier edition of the game; absent: the current one. */
  readonly edition?: string
}

/** Everything a rulebook's template may ask for, besides what card templates know. */
export function bookContext(
  source: ContextSource,
  { version, edition }: EditionChoice,
): Record<string, unknown> {
  const { game, words, theme } = source
  const ofKind = (kinds: readonly string[]) =>
    game.cards
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ id, kind, art }) => {
        const { title, englishTitle, text } = words.card(id)
        return { id, kind, art: art ?? '', title, english: englishTitle === title ? '' : englishTitle, text }
      })
  return {
    ...sharedContext(source),
    rules: words.tree(edition ? `rules-${edition}` : 'rules'),
    edition: edition ?? '',
    version: words.text('labels:book.version', { version }) ?? version,
    cards: Object.fromEntries(
      [...new Set(game.cards.map(({ kind }) => kind))].map((kind) => [kind, ofKind([kind])]),
    ),
    components: game.components.map((component) => ({
      ...emblemOf(game, component),
      count: component.count,
      name: nameOf(game, component, words),
      worth: component.worth ?? '',
    })),
    reference: referenceOf(game, words),
    looks: Object.fromEntries(
      [...new Set([...game.cards.map(({ kind }) => kind), 'home', 'died', 'token'])].map((kind) => [
        kind,
        theme.look(kind),
      ]),
    ),
    setup: setupOf(
      game,
      game.columns.filter((column) => !column.variant),
      words,
    ),
    more: setupOf(
      game,
      game.columns.filter((column) => column.variant),
      words,
    ),
  }
}

/** What the rules say of each kind of card, in the order they say it. */
function referenceOf(game: Game, words: Words) {
  return Object.entries(words.tree('rules:reference')).flatMap(([id, text]) => {
    const icon = game.icons.find((each) => each.id === id)
    const known = icon ?? game.cards.find(({ kind }) => kind === id)
    if (!known || typeof text !== 'string') return []
    return [{ id, art: icon?.art ?? 'moon', name: words.term(id) ?? id, text }]
  })
}

/** What a component is called: as the piece printed for it, or as the card. */
function nameOf(game: Game, { id }: Component, words: Words): string {
  const piece = game.pieces.find(
    ({ source }) =>
      (source.from === 'components' && source.ids.includes(id)) ||
      (source.from === 'cards' && source.kind === id),
  )
  return (piece && words.text(`labels:pieces.${piece.id}`)) ?? words.term(id, 'many') ?? words.term(id) ?? id
}

/** The first card of a kind stands for it; tiles and tokens have signs of their own. */
function emblemOf(game: Game, { id, type, worth }: Component): { art: string; kind: string } {
  const card = game.cards.find(({ kind }) => kind === id)
  if (card && game.cards.filter(({ kind }) => kind === id).length === 1)
    return { art: card.art ?? '', kind: id }
  if (type === 'token') return { art: worth === undefined ? 'coins' : `circled-${worth}`, kind: 'token' }
  return { art: card ? 'moon' : 'house', kind: card ? id : 'home' }
}

/** The setup table by rows: what changes with the number of players. */
function setupOf(game: Game, columns: readonly Column[], words: Words) {
  const none = words.text('labels:table.none') ?? '–'
  const marks = [...new Set(game.cards.flatMap(({ copies }) => copies.flatMap(({ mark }) => mark ?? [])))]
  const row = (of: (column: Column) => number | string) => columns.map(of)
  return {
    players: columns.map(({ players, sniff, variant }) =>
      sniff && !variant ? `${players} :star:` : players,
    ),
    bites: row(({ starters }) => starters.bite ?? 0),
    gold: row(({ starters }) => starters.gold ?? 0),
    'extra-bites': row(({ extra }) => extra.bite ?? 0),
    'extra-wounds': row(({ extra }) => extra.wound ?? 0),
    removed: row(({ players }) => marks.filter((mark) => threshold(mark) > players).join(', ') || none),
    left: row(({ players }) => deckFor(game, players)?.draw ?? none),
  }
}

import { type ContextSource, sharedContext } from '../card/context.ts'
import type { Theme } from '../card/theme.ts'
import { deckFor } from '../game/deck.ts'
import type { Column, Component, Game } from '../game/game.ts'
import { threshold } from '../game/game.ts'
import type { Words } from '../locale/translate.ts'
import { enumerate, inBrackets } from '../locale/typography.ts'

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
    version: words.program('book.version', { version }),
    cards: Object.fromEntries(
      [...new Set(game.cards.map(({ kind }) => kind))].map((kind) => [kind, ofKind([kind])]),
    ),
    components: game.components.map((component) => ({
      ...emblemOf(game, theme, component),
      count: component.count,
      name: nameOf(game, component, words),
      worth: component.worth === undefined ? '' : inBrackets(component.worth, words.language),
    })),
    reference: referenceOf(game, theme, words),
    looks: Object.fromEntries(
      [...new Set([...game.cards.map(({ kind }) => kind), ...theme.kinds])].map((kind) => [
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
function referenceOf(game: Game, theme: Theme, words: Words) {
  return Object.entries(words.tree('rules:reference')).flatMap(([id, text]) => {
    const icon = game.icons.find((each) => each.id === id)
    const known = icon ?? game.cards.find(({ kind }) => kind === id)
    if (!known || typeof text !== 'string') return []
    return [{ id, art: icon?.art ?? theme.emblem(id) ?? '', name: words.term(id) ?? id, text }]
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

/** The only card of a kind stands for it, a token for what it is worth; others have signs in the theme. */
function emblemOf(game: Game, theme: Theme, { id, type, worth }: Component): { art: string; kind: string } {
  const kind = type === 'token' ? type : theme.kindOf(id)
  const [card, another] = game.cards.filter((each) => each.kind === id)
  if (card && !another) return { art: card.art ?? '', kind }
  const sign = worth === undefined ? undefined : `circled-${worth}`
  return { art: sign ?? theme.emblem(kind) ?? '', kind }
}

/** The setup table by rows: what changes with the number of players. */
function setupOf(game: Game, columns: readonly Column[], words: Words) {
  const none = words.text('labels:table.none') ?? '–'
  const marks = [...new Set(game.cards.flatMap(({ copies }) => copies.flatMap(({ mark }) => mark ?? [])))]
  const above = (players: number) => marks.filter((mark) => threshold(mark) > players)
  const row = (of: (column: Column) => number | string) => columns.map(of)
  const rows = (of: (column: Column) => Readonly<Record<string, number>>) =>
    Object.fromEntries(
      [...new Set(columns.flatMap((column) => Object.keys(of(column))))].map((id) => [
        id,
        row((column) => of(column)[id] ?? 0),
      ]),
    )
  return {
    players: row((column) => (game.rules?.isStarred(column) ? `${column.players} :star:` : column.players)),
    starters: rows((column) => column.starters),
    extra: rows((column) => column.extra),
    removed: row(({ players }) => enumerate(above(players), words.language) || none),
    left: row(({ players }) => deckFor(game, players)?.draw ?? none),
  }
}

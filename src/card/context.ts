import type { Face } from '../game/faces.ts'
import type { Column, Game, PieceType } from '../game/game.ts'
import type { Size } from '../geometry/box.ts'
import { toMm } from '../geometry/length.ts'
import type { Setting } from '../layout/layout.ts'
import type { OriginOf } from '../locale/origin.ts'
import type { Words } from '../locale/translate.ts'
import type { Templates } from '../template/engine.ts'
import type { FindPicture } from './picture.ts'
import { type Ink, isLow, type Theme } from './theme.ts'

/** Everything a template may ask for. Values are plain: texts, numbers, lists of them. */
export interface ContextSource {
  readonly game: Game
  readonly words: Words
  /** The small second language of a bilingual kit. */
  readonly second?: Words
  /** How texts of the language are set. */
  readonly setting: Setting
  /** Where texts were written, for findings. */
  readonly originOf: OriginOf
  readonly theme: Theme
  readonly templates: Templates
  readonly findPicture: FindPicture
  readonly ink: Ink
  readonly englishNames: boolean
}

/** What is the same for all pieces of a language. */
export function sharedContext({ game, words, theme, ink }: ContextSource): Record<string, unknown> {
  const labels = words.tree('labels')
  const aid = typeof labels.aid === 'object' ? labels.aid : {}
  return {
    ink,
    low: isLow(ink),
    theme: theme.palette,
    labels,
    program: words.tree('program'),
    names: namesOf(words),
    icons: game.icons.map(({ id, art }) => ({ id, art, look: theme.look(id), words: aid[id] ?? '' })),
    table: tableOf(game, ({ variant }) => !variant),
    variant: tableOf(game, ({ variant }) => variant),
  }
}

export function faceContext(
  source: ContextSource,
  shared: Record<string, unknown>,
  piece: PieceType,
  face: Face,
  size: Size,
): Record<string, unknown> {
  const { words, second, theme, englishNames } = source
  const kind = face.card?.kind ?? piece.id
  const card = face.card && words.card(face.card.id)
  const other = face.card && second?.card(face.card.id)
  // The second language of a bilingual kit takes the place of the small English name.
  const small = other
    ? other.title
    : card && englishNames && card.englishTitle !== card.title
      ? card.englishTitle
      : ''
  return {
    ...shared,
    width: Math.round(toMm(size.width) * 100) / 100,
    height: Math.round(toMm(size.height) * 100) / 100,
    piece: piece.id,
    id: face.card?.id ?? face.id,
    kind,
    look: theme.look(kind),
    phase: words.term(kind) ?? '',
    art: face.card?.art ?? '',
    mark: face.mark ?? '',
    expansion: face.expansion ?? '',
    start: face.startPlayer ?? false,
    worth: face.worth ?? '',
    title: card?.title ?? '',
    text: card?.text ?? '',
    english: small === card?.title ? '' : small,
    'small-lang': other ? second!.lang : 'en',
    second: other?.text ?? '',
  }
}

/** Every term in its basic form: `{{names.start-player}}`. */
function namesOf(words: Words): Record<string, string> {
  return Object.fromEntries(Object.keys(words.tree('terms')).map((name) => [name, words.term(name) ?? '']))
}

/** A part of the setup table with a list for each row. */
function tableOf({ columns: all, rules }: Game, isChosen: (column: Column) => boolean) {
  const columns = all.filter(isChosen)
  const row = (of: (column: Column) => number) =>
    columns.map((column) => ({ number: of(column), star: false }))
  const rows = (of: (column: Column) => Readonly<Record<string, number>>) =>
    Object.fromEntries(
      [...new Set(columns.flatMap((column) => Object.keys(of(column))))].map((id) => [
        id,
        row((column) => of(column)[id] ?? 0),
      ]),
    )
  return {
    columns: Math.max(1, columns.length),
    players: columns.map((column) => ({ number: column.players, star: rules?.isStarred(column) ?? false })),
    starters: rows((column) => column.starters),
    extra: rows((column) => column.extra),
  }
}

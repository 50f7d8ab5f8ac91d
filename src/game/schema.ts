import * as z from '../source/zod.ts'
import { MEASURES, parseSize, sizeLike } from './formats.ts'
import { LANGUAGE_CODE } from './language-code.ts'

// The shape of every file in data/, and with it the types of a game: a field is declared here and nowhere else. The descriptions
// end up in data/schema/*.json, where editors show them while one types.

export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name of small letters, digits and hyphens, like "silver-bullet"')
export const count = z.int().min(0).max(9999)
export const positive = z.int().min(1).max(9999)
const mark = z.string().regex(/^[1-9]\d?\+$/, 'a mark like "6+"')
const template = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.(svg|md)\.hbs$/, 'a file of templates/ like "card.svg.hbs"')
const size = z
  .string()
  .regex(new RegExp(`^${MEASURES}mm$`), sizeLike('"63x88mm"'))
  .transform((text) => parseSize(text)!)
const pieceSize = z
  .string()
  .regex(new RegExp(`^(card|book|${MEASURES}mm)$`), `"card", "book" or ${sizeLike('"70x70mm"')}`)
  .transform((text) => (text === 'card' || text === 'book' ? text : parseSize(text)!))
export const exactlyOne =
  (...keys: readonly string[]) =>
  (value: Readonly<Record<string, unknown>>) =>
    keys.filter((key) => value[key] !== undefined).length === 1
/** A map by id, as a list in the order of the file. */
const listOf = <Entry extends z.ZodType<object>>(entry: Entry) =>
  z
    .record(id, entry)
    .transform((entries) => Object.entries(entries).map(([id, value]) => Object.assign(value, { id })))
/** One of them. */
type Identified<Entry extends z.ZodType> = Readonly<z.output<Entry>> & { readonly id: string }

export const players = z.string().regex(/^[1-9]\d?$/, 'a number of players')

export const gameSchema = (rules: readonly string[]) =>
  z.strictObject({
    id: id.describe('Short name of the game'),
    languages: z
      .array(z.string().regex(LANGUAGE_CODE, 'a language code like "de"'))
      .min(1)
      .describe('Folders in locales/; the first is the language the others are translated from'),
    rules: z
      .enum(rules)
      .exactOptional()
      .describe('Rules that the program knows; leave out for a game of your own'),
    edition: id.exactOptional().describe('The edition of editions.yaml that the other files describe'),
    numbers: z.record(id, count).default({}).describe('Figures of the rules; texts write them as {name}'),
  })

const icons = z
  .record(id, z.union([positive, z.record(id, positive)]))
  .describe('Icons the card adds: {apple: 1}, or by team {growers: {apple: 1}, thieves: {apple: 2}}')

export const cardSchema = z.strictObject({
  kind: id.describe('Cards of one kind share colour and shape, and are counted together'),
  back: id.describe('A back of pieces.yaml'),
  art: id.exactOptional().describe('A drawing of the game-icons collection'),
  icons: icons.default({}),
  copies: z
    .union([positive, z.record(z.union([z.literal('always'), mark]), positive)])
    .transform(copiesOf)
    .describe('How many there are, or how many by mark: {always: 12, 6+: 4}'),
})
export type Card = Identified<typeof cardSchema> & {
  /** The file it stands in: data/cards.yaml or an expansion. */
  readonly file: string
}

export interface Copies {
  /** "6+": taken out below six players. Absent: always in. */
  readonly mark?: string
  readonly count: number
}

function copiesOf(copies: number | Readonly<Record<string, number>>): Copies[] {
  if (typeof copies === 'number') return [{ count: copies }]
  return Object.entries(copies).map(([mark, count]) => (mark === 'always' ? { count } : { mark, count }))
}

const iconSchema = z.strictObject({
  art: id.describe('A drawing of the game-icons collection'),
  cancels: id.exactOptional().describe('The icon that one of these takes away'),
})
export type Icon = Identified<typeof iconSchema>

export const cardsSchema = z.strictObject({
  icons: listOf(iconSchema).default([]),
  cards: listOf(cardSchema),
})

/** Values of the fields that rules add to a file. */
export type OwnFields = Readonly<Record<string, unknown>>

/** An entry with the fields that rules add to it, which stand under `own`. */
const withOwn = <Shape extends z.ZodRawShape>(shape: Shape, own: object) =>
  z.strictObject({ ...shape, ...own }).transform((entry) => ({
    ...(entry as z.output<z.ZodObject<Shape>>),
    own: Object.fromEntries(Object.keys(own).map((name) => [name, (entry as OwnFields)[name]])) as OwnFields,
  }))

const column = {
  starters: z.record(id, positive).describe('Cards shuffled and dealt one to each player'),
  draw: count.describe('Cards left to draw when all hands are dealt; checked, never used'),
  variant: z.boolean().default(false).describe('Beyond the range of the box'),
  extra: z.record(id, positive).default({}).describe('Cards added from a second copy'),
}
export const setupSchema = (own: object) =>
  z.strictObject({
    players: z
      .record(players, withOwn(column, own))
      .transform((columns) =>
        Object.entries(columns).map(([n, entry]) => ({ ...entry, players: Number(n) })),
      ),
  })
/** A column of the setup table. */
export type Column = z.output<ReturnType<typeof setupSchema>>['players'][number]

const componentSchema = z.strictObject({
  type: z.enum(['card', 'tile', 'token']),
  count: positive,
  'start-player': positive.exactOptional().describe('How many of them bear the start-player symbol'),
  worth: positive.exactOptional().describe('What a token counts'),
})
export type Component = Identified<typeof componentSchema>

export const componentsSchema = z.strictObject({
  components: listOf(componentSchema),
  totals: z.strictObject({
    'main-deck': count.describe('Cards with the back "main"'),
    cards: count,
    tiles: count,
    tokens: count,
  }),
})

const backSchema = z.strictObject({ template })
export type Back = Identified<typeof backSchema>

/** What people choose from with --pieces. */
export const GROUPS = ['cards', 'tiles', 'tokens', 'setup', 'aid', 'rules'] as const
/** What any game has besides, for whoever asks for it with --pieces. */
export const EXTRAS = ['paste-up', 'tuck-box'] as const
export type Extra = (typeof EXTRAS)[number]
const pieceGroup = z.enum(GROUPS)
export type PieceGroup = z.output<typeof pieceGroup>

const pieceSchema = z
  .strictObject({
    group: pieceGroup.describe('What --pieces chooses by'),
    cards: z
      .strictObject({ kind: id.exactOptional(), back: id.exactOptional() })
      .refine(exactlyOne('kind', 'back'), 'either a kind or a back')
      .exactOptional()
      .describe('Made from these cards'),
    components: z.array(id).min(1).exactOptional().describe('Made from these entries of components.yaml'),
    each: z
      .enum(['game', 'player'])
      .exactOptional()
      .describe('Made once for the game, or once for every player'),
    size: pieceSize,
    shape: z.enum(['rect', 'round']).default('rect'),
    template,
    back: id.exactOptional().describe('One of the backs above'),
  })
  .refine(exactlyOne('cards', 'components', 'each'), 'exactly one of cards, components, each')
  .refine(({ size, back }) => (size === 'book') === (back === undefined), 'a back, unless its size is "book"')
  .transform(({ cards, components, each = 'game', ...piece }) => ({
    ...piece,
    source: sourceOf(cards, components, each),
  }))
export type PieceType = Identified<typeof pieceSchema>

export type PieceSource =
  | { readonly from: 'cards'; readonly kind?: string; readonly back?: string }
  | { readonly from: 'components'; readonly ids: readonly string[] }
  | { readonly from: 'each'; readonly of: 'game' | 'player' }

function sourceOf(
  cards: { readonly kind?: string; readonly back?: string } | undefined,
  ids: readonly string[] | undefined,
  of: 'game' | 'player',
): PieceSource {
  if (cards) return { from: 'cards', ...cards }
  return ids ? { from: 'components', ids } : { from: 'each', of }
}

/** What asks for all alternatives of a choice; none of them can be called so. */
export const BOTH = 'both'

const choiceSchema = z.strictObject({
  alternatives: z
    .record(id, id)
    .refine((names) => Object.keys(names).length > 1, 'two alternatives or more')
    .refine((names) => !(BOTH in names), `other names than "${BOTH}", which asks for all of them`)
    .describe('Pieces that stand in for one another, by the names people choose them by'),
  usual: id.describe('The one that is printed unless another is asked for'),
})
export type Choice = Identified<typeof choiceSchema>

export const piecesSchema = z.strictObject({
  backs: listOf(backSchema),
  pieces: listOf(pieceSchema),
  choices: listOf(choiceSchema)
    .default([])
    .describe(
      'Where one of several pieces will do: {homes: {alternatives: {tiles: home-tile, cards: home-card}, usual: tiles}}',
    ),
})

const edition = {
  players: z.strictObject({
    min: positive,
    max: positive,
    expansion: positive.exactOptional().describe('The most players with an expansion'),
    variant: positive.exactOptional().describe('The most players with a second copy'),
  }),
  minutes: z.strictObject({ min: positive, max: positive }),
  age: positive.exactOptional(),
  marks: z.array(mark),
  tile: id.describe('What the tile in front of each player is called: a term of the locales'),
  'start-player-symbol': z.boolean().describe('Whether one tile is marked for the start player'),
  removed: z.record(players, z.record(id, positive)).default({}).describe('Marked cards taken out'),
  undocumented: z.array(id).default([]).describe('What is not known about this edition'),
}
export const editionsSchema = (own: object) => listOf(withOwn(edition, own))
export type Edition = z.output<ReturnType<typeof editionsSchema>>[number]

export const expansionSchema = z.strictObject({
  cards: listOf(cardSchema),
  total: positive.describe('How many cards the expansion has'),
})

export const formatsSchema = z.strictObject({
  papers: z.record(id, size).default({}).describe('Sheets to print on, in addition to a4 and letter'),
  cards: z
    .record(id, size)
    .default({})
    .describe('Sizes of cards for --size, in addition to the built-in ones'),
})

/** What the rules of a game add to its files: fields of a column of the setup table, and of an edition. */
export interface OwnShapes {
  readonly column: z.ZodRawShape
  readonly edition: z.ZodRawShape
}

/**
 * What all rules add. All are accepted whichever rules a game names, so that a copy of a game can drop them; editors
 * know them all, too.
 */
export const fieldsOf = (rules: readonly { readonly fields: OwnShapes }[]): OwnShapes => ({
  column: Object.assign({}, ...rules.map(({ fields }) => fields.column)),
  edition: Object.assign({}, ...rules.map(({ fields }) => fields.edition)),
})

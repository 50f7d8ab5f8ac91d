import * as z from '../source/zod.ts'
import type { Rules } from './game.ts'

// The shape of every file in data/. The descriptions end up in data/schema/*.json, where editors show them while one types.

export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name of small letters, digits and hyphens, like "silver-bullet"')
const count = z.int().min(0).max(9999)
export const positive = z.int().min(1).max(9999)
const mark = z.string().regex(/^[1-9]\d?\+$/, 'a mark like "6+"')
const template = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*\.(svg|md)\.hbs$/, 'a file of templates/ like "card.svg.hbs"')
const measures = '[1-9]\\d{0,3}(\\.\\d{1,2})?x[1-9]\\d{0,3}(\\.\\d{1,2})?mm'
const size = z.string().regex(new RegExp(`^${measures}$`), 'a size like "63x88mm"')
const pieceSize = z
  .string()
  .regex(new RegExp(`^(card|book|${measures})$`), '"card", "book" or a size like "70x70mm"')
const exactlyOne =
  (...keys: readonly string[]) =>
  (value: Readonly<Record<string, unknown>>) =>
    keys.filter((key) => value[key] !== undefined).length === 1
export const players = z.string().regex(/^[1-9]\d?$/, 'a number of players')

export const gameSchema = (rules: readonly string[]) =>
  z.strictObject({
    id: id.describe('Short name of the game'),
    languages: z
      .array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/, 'a language code like "de"'))
      .min(1)
      .describe('Folders in locales/; the first is the language the others are translated from'),
    rules: z
      .enum(rules)
      .optional()
      .describe('Rules that the program knows; leave out for a game of your own'),
    edition: id.optional().describe('The edition of editions.yaml that the other files describe'),
    numbers: z.record(id, count).optional().describe('Figures of the rules; texts write them as {name}'),
  })

const icons = z
  .record(id, z.union([positive, z.record(id, positive)]))
  .describe('Icons the card adds: {apple: 1}, or by team {growers: {apple: 1}, thieves: {apple: 2}}')

export const cardSchema = z.strictObject({
  kind: id.describe('Cards of a kind are told apart by colour and shape, and counted together'),
  back: id.describe('A back of pieces.yaml'),
  art: id.optional().describe('A drawing of the game-icons collection'),
  icons: icons.optional(),
  copies: z
    .union([positive, z.record(z.union([z.literal('always'), mark]), positive)])
    .describe('How many there are, or how many by mark: {always: 12, 6+: 4}'),
})

export const cardsSchema = z.strictObject({
  icons: z
    .record(
      id,
      z.strictObject({
        art: id.describe('A drawing of the game-icons collection'),
        cancels: id.optional().describe('The icon that one of these takes away'),
      }),
    )
    .optional(),
  cards: z.record(id, cardSchema),
})

/** With the fields that rules add to a column. */
export const setupSchema = (own: object) =>
  z.strictObject({
    players: z.record(
      players,
      z.strictObject({
        starters: z.record(id, positive).describe('Cards shuffled and dealt one to each player'),
        draw: count.describe('Cards left to draw when all hands are dealt; checked, never used'),
        variant: z.boolean().optional().describe('Beyond the range of the box'),
        extra: z.record(id, positive).optional().describe('Cards added from a second copy'),
        ...own,
      }),
    ),
  })

export const componentsSchema = z.strictObject({
  components: z.record(
    id,
    z.strictObject({
      type: z.enum(['card', 'tile', 'token']),
      count: positive,
      'start-player': positive.optional().describe('How many of them bear the start-player symbol'),
      worth: positive.optional().describe('What a token counts'),
    }),
  ),
  totals: z.strictObject({
    'main-deck': count.describe('Cards with the back "main"'),
    cards: count,
    tiles: count,
    tokens: count,
  }),
})

export const piecesSchema = z.strictObject({
  backs: z.record(id, z.strictObject({ template })),
  pieces: z.record(
    id,
    z
      .strictObject({
        group: z
          .enum(['cards', 'tiles', 'tokens', 'setup', 'aid', 'rules'])
          .describe('What --pieces chooses by'),
        cards: z
          .strictObject({ kind: id.optional(), back: id.optional() })
          .refine(exactlyOne('kind', 'back'), 'either a kind or a back')
          .optional()
          .describe('Made from these cards'),
        components: z.array(id).min(1).optional().describe('Made from these entries of components.yaml'),
        each: z
          .enum(['game', 'player'])
          .optional()
          .describe('Made once for the game, or once for every player'),
        size: pieceSize,
        shape: z.enum(['rect', 'round']).optional(),
        template,
        back: id.optional().describe('One of the backs above'),
      })
      .refine(exactlyOne('cards', 'components', 'each'), 'exactly one of cards, components, each')
      .refine(
        ({ size, back }) => (size === 'book') === (back === undefined),
        'a back, unless its size is "book"',
      ),
  ),
})

const range = z.strictObject({ min: positive, max: positive })

/** With the fields that rules add to an edition. */
export const editionsSchema = (own: object) =>
  z.record(
    id,
    z.strictObject({
      players: z.strictObject({
        min: positive,
        max: positive,
        expansion: positive.optional().describe('The most players with an expansion'),
        variant: positive.optional().describe('The most players with a second copy'),
      }),
      minutes: range,
      age: positive.optional(),
      marks: z.array(mark),
      tile: id.describe('What the tile before each player is called: a term of the locales'),
      'start-player-symbol': z.boolean().describe('Whether one tile is marked for the start player'),
      removed: z.record(players, z.record(id, positive)).optional().describe('Marked cards taken out'),
      undocumented: z.array(id).optional().describe('What is not known about this edition'),
      ...own,
    }),
  )

export const expansionSchema = z.strictObject({
  cards: z.record(id, cardSchema),
  total: positive.describe('How many cards the expansion has'),
})

export const formatsSchema = z.strictObject({
  papers: z.record(id, size).optional().describe('Sheets to print on, in addition to a4 and letter'),
  cards: z
    .record(id, size)
    .optional()
    .describe('Sizes of cards for --size, in addition to the built-in ones'),
})

/** What the cards state; that kinds, choices and clauses fit each other, facts/read.ts says. */
export const factsSchema = z.strictObject({
  kinds: z.record(
    id,
    z
      .strictObject({
        means: z.string().describe('What a fact of this kind says'),
        number: z.literal(true).optional().describe('Its values are whole numbers'),
        choices: z.array(id).min(1).optional().describe('Its values; saying one denies the others'),
        example: z.string().describe('Words that say it'),
        says: z.union([id, count]).describe('The value those words say'),
        guarded: z
          .union([z.literal(true), z.array(id)])
          .optional()
          .describe('A card without such a fact may not say one; a list: only these choices'),
        covers: z.array(id).optional().describe('Kinds whose words stand inside the words for this one'),
      })
      .refine(exactlyOne('number', 'choices'), 'either "number: true" or choices'),
  ),
  cards: z
    .record(
      id,
      z.record(
        id,
        z.record(id, z.union([count, z.string().regex(/^[a-z0-9-]+\??$/, 'a choice like "living" or "1?"')])),
      ),
    )
    .describe('card: {clause: {kind: value}}; "?" after a value: need not be said'),
  places: z
    .record(id, z.record(id, z.string()))
    .optional()
    .describe('card: {clause: word}: which word of the text tells clauses with facts of one kind apart'),
})

export type FactsFile = z.infer<typeof factsSchema>

/**
 * What rules add to the files. All are accepted whichever rules a game names, so that a copy of a game can drop them; editors
 * know them all, too.
 */
export const fieldsOf = (rules: readonly Rules[]): Rules['fields'] => ({
  column: Object.assign({}, ...rules.map(({ fields }) => fields.column)),
  edition: Object.assign({}, ...rules.map(({ fields }) => fields.edition)),
})

/** Schemas by the name of the file in data/ (and of the JSON Schema in data/schema/). */
export const schemas = (rules: readonly Rules[]) => ({
  game: gameSchema(rules.map(({ name }) => name)),
  cards: cardsSchema,
  setup: setupSchema(fieldsOf(rules).column),
  components: componentsSchema,
  pieces: piecesSchema,
  editions: editionsSchema(fieldsOf(rules).edition),
  expansion: expansionSchema,
  formats: formatsSchema,
  facts: factsSchema,
})

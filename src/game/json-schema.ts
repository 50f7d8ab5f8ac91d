import * as z from '../source/zod.ts'
import { factsSchema } from './facts-schema.ts'
import type { Rules } from './game.ts'
import * as schema from './schema.ts'
import { themeSchema } from './theme-schema.ts'

/** The schemas as JSON Schema, for editors: file names in data/schema/ and their content. */
export function jsonSchemas(rules: readonly Rules[]): Readonly<Record<string, string>> {
  const fields = schema.fieldsOf(rules)
  const schemas = {
    game: schema.gameSchema(rules.map(({ name }) => name)),
    cards: schema.cardsSchema,
    setup: schema.setupSchema(fields.column),
    components: schema.componentsSchema,
    pieces: schema.piecesSchema,
    editions: schema.editionsSchema(fields.edition),
    expansion: schema.expansionSchema,
    formats: schema.formatsSchema,
    facts: factsSchema,
    theme: themeSchema,
  }
  return Object.fromEntries(
    Object.entries(schemas).map(([name, shape]) => [
      `${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(shape, { target: 'draft-7', io: 'input' }), null, 2)}\n`,
    ]),
  )
}

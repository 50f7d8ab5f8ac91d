import * as z from '../source/zod.ts'
import type { Rules } from './game.ts'
import { schemas } from './schema.ts'
import { themeSchema } from './theme-schema.ts'

/** The schemas as JSON Schema, for editors: file names in data/schema/ and their content. */
export function jsonSchemas(rules: readonly Rules[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries({ ...schemas(rules), theme: themeSchema }).map(([name, schema]) => [
      `${name}.schema.json`,
      `${JSON.stringify(z.toJSONSchema(schema, { target: 'draft-7', io: 'input' }), null, 2)}\n`,
    ]),
  )
}

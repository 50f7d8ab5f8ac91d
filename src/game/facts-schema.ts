import * as z from '../source/zod.ts'
import { count, exactlyOne, id } from './schema.ts'

/** What the cards state; that kinds, choices and clauses fit each other, facts/read.ts says. */
export const factsSchema = z.strictObject({
  kinds: z.record(
    id,
    z
      .strictObject({
        means: z.string().describe('What a fact of this kind says'),
        number: z.literal(true).exactOptional().describe('Its values are whole numbers'),
        choices: z.array(id).min(1).exactOptional().describe('Its values; saying one denies the others'),
        example: z.string().describe('Words that say it'),
        says: z.union([id, count]).describe('The value those words say'),
        guarded: z
          .union([z.literal(true), z.array(id)])
          .exactOptional()
          .describe('A card without such a fact may not say one; a list: only these choices'),
        covers: z.array(id).exactOptional().describe('Kinds whose words are part of the words for this one'),
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
    .exactOptional()
    .describe('card: {clause: word}: which word of the text tells clauses with facts of one kind apart'),
})

export type FactsFile = z.infer<typeof factsSchema>

import * as z from '../source/zod.ts'
import { count, exactlyOne, id } from './schema.ts'

const said = z.record(
  z
    .string()
    .regex(/^([a-z0-9-]+\/)?[a-z0-9-]+$/, 'a kind like "timing" or a clause and a kind like "deal/life"'),
  z.union([count, z.string()]),
)

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
        alone: z
          .array(id)
          .exactOptional()
          .describe('Choices that a card may not say beside the right one: "any card, but no apple"'),
        sure: z
          .literal(true)
          .exactOptional()
          .describe(
            'To say one too many is an error, not a warning, in a text of which all else was understood',
          ),
        partly: z
          .array(id)
          .exactOptional()
          .describe('Choices that are right for part of the cases: alone they are a warning, not an error'),
        quiet: z
          .literal(true)
          .exactOptional()
          .describe(
            'Said in so many ways that a text without any known word of it is a warning, not an error',
          ),
        beside: z
          .array(id)
          .exactOptional()
          .describe(
            'Kinds it goes with: one too many is certain only in a sentence that states one of these',
          ),
        unconditional: z
          .literal(true)
          .exactOptional()
          .describe('Words inside a condition ("if they are dead") say nothing against it'),
        sums: z
          .literal(true)
          .exactOptional()
          .describe('Numbers of one sentence add up: one to the left and one to the right'),
        binds: id
          .exactOptional()
          .describe('A kind of verbs with the same choices: which one a thing belongs to says its choice'),
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
  implies: z
    .array(
      z.strictObject({
        card: id.exactOptional().describe('Only on this card; on every card otherwise'),
        said: said.describe('What a text says: "kind: value" or "clause/kind: value"'),
        so: said.describe('What it need not say then; saying something else is still wrong'),
        why: z.string().min(1).describe('The reason, for people'),
      }),
    )
    .exactOptional()
    .describe('Statements that follow from others'),
  places: z
    .record(id, z.record(id, z.string()))
    .exactOptional()
    .describe('card: {clause: word}: which word of the text tells clauses with facts of one kind apart'),
})

export type FactsFile = z.infer<typeof factsSchema>

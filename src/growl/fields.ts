import type { Column, Edition } from '../game/game.ts'
import { players, positive } from '../game/schema.ts'
import * as z from '../source/zod.ts'

const sniff = z.boolean().optional().describe('Whether the Sniff is played')
const zeroes = z.record(players, positive).optional().describe('Starter Bites, where no setup table is known')

/** What only GROWL writes into its setup table and its editions. */
export const fields = { column: { sniff }, edition: { 'wolf-zeroes': zeroes } }

/** Whether the Sniff is played at a table. */
export const sniffs = ({ own }: Column): boolean => sniff.parse(own.sniff) ?? false

/** Starter Bites by players, where the edition's setup table is not known. */
export const wolfZeroes = ({ own }: Edition): Readonly<Record<string, number>> =>
  zeroes.parse(own['wolf-zeroes']) ?? {}

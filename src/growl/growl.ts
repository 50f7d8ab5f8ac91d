import type { Rules } from '../game/game.ts'
import { earlierDeck } from './earlier-deck.ts'
import { fields, sniffs } from './fields.ts'
import { numbers } from './numbers.ts'
import { tableNotes } from './table-notes.ts'

/** The rules of GROWL: all that the program knows of them is in this folder. */
export const growl: Rules = {
  name: 'growl',
  fields,
  numbers,
  isStarred: (column) => sniffs(column) && !column.variant,
  tableNotes,
  earlierDeck,
  checks: () => import('./check/checks.ts'),
}

/** The same game with figures of one's own: nothing is compared with the published ones. */
export const growlHouseRules: Rules = {
  ...growl,
  name: 'growl-house-rules',
  checks: async () => ({ checks: [] }),
}

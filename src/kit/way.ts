import { isTurnedByHand, type PrintRequest } from './request.ts'
import type { Stack } from './sheets.ts'

/**
 * How the paper goes through the printer: on one side; on both, which the printer sees to; or on both, with somebody who
 * puts the whole stack back in.
 */
export type Way = 'one-sided' | 'two-sided' | 'by-hand'

export const wayOf = ({ sheets }: Pick<Stack, 'sheets'>, request: PrintRequest): Way =>
  !sheets.some(({ back }) => back) ? 'one-sided' : isTurnedByHand(request) ? 'by-hand' : 'two-sided'

/** Where everything is in a kit that is turned by hand, counted from 1. */
export function pagesByHand(sheets: number, afterHowTo: boolean) {
  const turn = sheets + (afterHowTo ? 2 : 1)
  return {
    /** To be printed first: instructions, fronts, and how to go on. */
    first: [1, turn] as const,
    turn,
    /** Behind the page that tells how to go on, for a trial. */
    trial: turn + 1,
    second: [turn + 2, turn + 1 + sheets] as const,
  }
}

import type { ContextSource } from '../card/context.ts'
import { rangeOf } from './ranges.ts'
import type { Stack } from './sheets.ts'
import { pagesByHand } from './way.ts'

/** What the page tells that comes out last when the fronts are printed: how to put the stack back for the backs. */
export function turnValues({ words }: ContextSource, { sheets }: Stack, afterHowTo: boolean): object {
  const { trial, second } = pagesByHand(sheets.length, afterHowTo)
  const pages = rangeOf(...second)
  const say = (key: string, values = {}) => words.program(`turn.${key}`, values)
  return {
    apart: say('apart'),
    try: say('try', { page: trial }),
    look: say('look', { page: trial }),
    stack: say('stack', { pages }),
    trial: String(trial),
    second: pages,
  }
}

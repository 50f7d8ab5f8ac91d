import { UsageError } from '../order/option.ts'
import { didYouMean } from '../source/nearest.ts'
import { accept } from './locale-accept.ts'
import { begin } from './locale-begin.ts'
import { status } from './locale-status.ts'
import { waive } from './locale-waive.ts'
import type { Run } from './verb.ts'

const actions: Readonly<Record<string, Run>> = { status, begin, accept, waive }

/** `growl locale status`, `growl locale begin`, `growl locale accept KEY…`, `growl locale waive CODE KEY`. */
export const run: Run = (options, terminal, [written = '', ...words]) => {
  const name = written.toLowerCase()
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) {
    const known = Object.keys(actions)
    throw new UsageError(
      `growl locale ${written}: the actions are ${known.join(', ')}.${didYouMean(name, known)}`,
    )
  }
  return action(options, terminal, words)
}

import type { UnitStatus } from '../locale/lock.ts'
import { fingerprint } from '../locale/units.ts'
import { printable } from '../report/printable.ts'

/** The key of a text, and what has changed since it was begun or accepted: lines for somebody who has to compare it. */
export const changeOf = (status: UnitStatus, source: string): string[] =>
  [status.key, ...reasons(status, source)].map(printable)

function reasons({ state, because, unit, then, now }: UnitStatus, source: string): string[] {
  if (state === 'new' || state === 'untranslated') return ['  was never accepted']
  if (state !== 'stale' || !unit || !then) return []
  const [was, is] = markChanged(then.follows, now.follows)
  return [
    ...(because === 'source' ? [`  ${source} was: ${was}`, `  ${source} is:  ${is}`] : []),
    ...(then.facts === now.facts ? [] : ['  the facts of the card (data/facts.yaml) have changed']),
    ...(then.text === undefined ? ['  was never accepted'] : []),
    ...(then.text === fingerprint(unit) ? ['  the translation is as it was'] : []),
  ]
}

/** Two texts on a line each, with the words between the first and the last change in brackets. */
function markChanged(a: string, b: string): [string, string] {
  const [from, to] = [a, b].map((text) => text.split(/\s+/)) as [string[], string[]]
  const shorter = Math.min(from.length, to.length)
  let start = 0
  while (start < shorter && from[start] === to[start]) start++
  let end = 0
  while (end < shorter - start && from.at(-1 - end) === to.at(-1 - end)) end++
  const mark = (words: readonly string[]) => {
    const changed = words.slice(start, words.length - end)
    return [...words.slice(0, start), `[${changed.join(' ')}]`, ...words.slice(words.length - end)].join(' ')
  }
  return [mark(from), mark(to)]
}

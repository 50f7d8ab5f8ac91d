import { didYouMean } from '../source/nearest.ts'
import type { Form, Item } from './form.ts'

/** What a form may hold where it stands. */
export interface Allowed {
  readonly gaps?: boolean
  readonly numbers?: boolean
  readonly context?: boolean
}

/** What is wrong with a form that can be read. */
export function formFaults(form: Form, allow: Allowed, lists: ReadonlyMap<string, unknown>): string[] {
  const inItem = (item: Item): string[] => [
    ...(item.type === 'any' ? item.of.flatMap((branch) => branch.flatMap(inItem)) : []),
    ...(item.type === 'list' && !lists.has(item.name)
      ? [`there is no list {${item.name}} above this line${didYouMean(item.name, lists.keys())}`]
      : []),
    ...(item.type === 'gap' && allow.gaps === false ? ['words for a name or number have no gaps …'] : []),
    ...(item.type === 'number' && !allow.numbers ? ['a number slot {n} has no place here'] : []),
  ]
  const joined =
    form.with.length > 0 && allow.gaps === false ? ['words for a name or number are not joined with &'] : []
  return [...[form.items, ...form.with].flatMap((part) => part.flatMap(inItem)), ...joined]
}

/** How deep lists and groups are nested; the depths of the lists named are known. */
export const depthOf = (
  branches: readonly (readonly Item[])[],
  depths: ReadonlyMap<string, number>,
): number =>
  branches.flat().reduce((deepest, item) => {
    if (item.type === 'any') return Math.max(deepest, 1 + depthOf(item.of, depths))
    return item.type === 'list' ? Math.max(deepest, 1 + (depths.get(item.name) ?? 0)) : deepest
  }, 0)

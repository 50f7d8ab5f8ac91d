import { host } from '#host'
import type { Source } from './fault.ts'
import { outlineOf } from './outline.ts'
import { readTemplate } from './set.ts'
import type { Shipped } from './shipped.ts'

/** For the build: an entry of `shipped`; none for a template that cannot be read. */
export function ship(source: Source): [hash: string, shipped: Shipped][] {
  try {
    const { tree, included } = readTemplate(source)
    return [[host.sha256(source.text), { outline: outlineOf(tree), included }]]
  } catch {
    return []
  }
}

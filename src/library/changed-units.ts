import type { Locale } from '../locale/read.ts'
import { unitKey } from '../locale/units.ts'

/** So few that it is worth looking at the others as they were. */
const FEW = 20

/** What reads differently now; nothing if a name does, which may stand in any other text, or if it is much. */
export function changedUnits(
  then: readonly Locale[],
  locales: readonly Locale[],
): ReadonlySet<string> | undefined {
  const units = new Set<string>()
  for (const [i, { texts: now }] of locales.entries()) {
    const before = then[i]!.texts
    if (before === now) continue
    for (const key of before.keys()) if (before.get(key) !== now.get(key)) units.add(unitKey(key))
    for (const key of now.keys()) if (!before.has(key)) units.add(unitKey(key))
  }
  return units.size > FEW || [...units].some(isName) ? undefined : units
}

/** Terms and titles: what stands in braces in other texts is made of them. */
const isName = (key: string): boolean => /^terms:|^rules-[^:]+:terms\.|\.title$/.test(key)

export const sameKeys = ({ texts: a }: Locale, { texts: b }: Locale): boolean =>
  a === b || (a.size === b.size && [...a.keys()].every((key) => b.has(key)))

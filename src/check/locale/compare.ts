import { listed, say, type Value } from '../../finding.ts'

/** What one list has more of than another; the order does not matter. */
export function difference<Found extends { readonly name: string }>(
  found: readonly Found[],
  expected: readonly string[],
): { missing: string[]; extra: Found[] } {
  const missing = [...expected]
  const extra = found.filter(({ name }) => {
    const at = missing.indexOf(name)
    if (at >= 0) missing.splice(at, 1)
    return at < 0
  })
  return { missing, extra }
}

/** "{rounds} and {apple} (2 missing)" */
export const said = (names: readonly string[], open: string, close: string): Value =>
  listed(
    [...new Set(names)].map((name) => {
      const count = names.filter((each) => each === name).length
      const shown = `${open}${name}${close}`
      return count > 1 ? say`${shown} (${count} missing)` : shown
    }),
  )

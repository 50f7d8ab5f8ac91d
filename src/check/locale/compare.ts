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

/** "{rounds} and {apple} twice" */
export function said(names: readonly string[], open: string, close: string): string {
  const counted = [...new Set(names)].map((name) => {
    const count = names.filter((each) => each === name).length
    return `${open}${name}${close}${count > 1 ? ` (${count} times)` : ''}`
  })
  return counted.length > 1 ? `${counted.slice(0, -1).join(', ')} and ${counted.at(-1)}` : (counted[0] ?? '')
}

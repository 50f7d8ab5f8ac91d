import type { Item } from './frame.ts'

/** Which glyphs of which faces are in a drawing. */
export function glyphsIn(items: readonly Item[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>()
  for (const item of itemsIn(items)) {
    if (item.kind !== 'text') continue
    const glyphs = found.get(item.face) ?? new Set()
    for (const glyph of item.glyphs) glyphs.add(glyph)
    found.set(item.face, glyphs)
  }
  return found
}

/** Everything drawn, in groups and placed frames too; a frame that is placed often counts once. */
function* itemsIn(items: readonly Item[], seen = new Set<object>()): Generator<Item> {
  for (const item of items) {
    yield item
    if (item.kind === 'group') yield* itemsIn(item.items, seen)
    if (item.kind !== 'placed' || seen.has(item.frame)) continue
    seen.add(item.frame)
    yield* itemsIn(item.frame.items, seen)
  }
}

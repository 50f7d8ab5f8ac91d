import type { Item, TextRun } from '../frame/frame.ts'
import type { Pt } from '../geometry/length.ts'

/** Web addresses as people print them: without a scheme, with a path. */
const ADDRESS = /(?<![\w@./-])(?:https?:\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)+\/[\w/-]*[\w/]/gi

export const addressesIn = (words: string): string[] => words.match(ADDRESS) ?? []

export const urlOf = (address: string): string => (/^https?:/i.test(address) ? address : `https://${address}`)

/** Splits words into plain stretches and addresses, in order. */
export function splitAddresses(words: string): { readonly text: string; readonly url?: string }[] {
  const parts: { text: string; url?: string }[] = []
  let end = 0
  for (const match of words.matchAll(ADDRESS)) {
    if (match.index > end) parts.push({ text: words.slice(end, match.index) })
    parts.push({ text: match[0], url: urlOf(match[0]) })
    end = match.index + match[0].length
  }
  if (end < words.length) parts.push({ text: words.slice(end) })
  return parts
}

/** A line in which addresses can be clicked: each is cut out of its run and wrapped with a link of its size. */
export function linked(items: readonly Item[], addresses: readonly string[], line: Pt): Item[] {
  return items.flatMap((item): Item[] => {
    if (item.kind !== 'text') return [item]
    const found = addresses
      .map((address) => ({ address, at: item.text.indexOf(address) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)
    if (found.length === 0) return [item]
    const parts: Item[] = []
    let end = 0
    for (const { address, at } of found) {
      if (at < end) continue
      if (at > end) parts.push(stretch(item, end, at))
      const run = stretch(item, at, at + address.length)
      const width = endOf(item, at + address.length) - run.x
      const box = { x: run.x, y: run.y - line * 0.75, width, height: line }
      parts.push({
        kind: 'group',
        tag: { role: 'Link' },
        items: [run, { kind: 'link', ...box, to: { url: urlOf(address) } }],
      })
      end = at + address.length
    }
    if (end < item.text.length) parts.push(stretch(item, end, item.text.length))
    return parts
  })
}

/** Part of a run, from one place in its text to another. */
function stretch(run: TextRun, from: number, to: number): TextRun {
  const inside = run.clusters.flatMap((cluster, i) => (cluster >= from && cluster < to ? [i] : []))
  const left = run.xs[inside[0] ?? 0] ?? 0
  const { ys, words, ...rest } = run
  return {
    ...rest,
    x: run.x + left,
    text: run.text.slice(from, to),
    glyphs: inside.map((i) => run.glyphs[i]!),
    xs: inside.map((i) => run.xs[i]! - left),
    clusters: inside.map((i) => run.clusters[i]! - from),
    ...(ys && { ys: inside.map((i) => ys[i]!) }),
    ...(words && { words: words.filter((at) => at >= from && at < to).map((at) => at - from) }),
  }
}

/** Where the glyph behind a place begins; at the end of a run, about where its last glyph ends. */
function endOf(run: TextRun, at: number): Pt {
  const next = run.clusters.findIndex((cluster) => cluster >= at)
  const last = run.xs.at(-1) ?? 0
  return run.x + (next >= 0 ? run.xs[next]! : last + run.size * 0.5)
}

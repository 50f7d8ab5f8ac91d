import type { Hyphenator } from './hyphenate.ts'
import type { BreakKind } from './opportunities.ts'
import type { Shaped } from './shaped.ts'
import type { Word } from './words.ts'

/** The same words, divided where the language allows it. */
export function hyphenated(
  words: readonly Word[],
  hyphenate: Hyphenator,
  hyphenFor: (shaped: Shaped) => Shaped,
): Word[] {
  return words.flatMap((word) => {
    const shaped = word.boxes.length === 1 ? word.boxes[0]!.content : undefined
    if (shaped?.kind !== 'text' || shaped.text.length < 4 || ADDRESS.test(shaped.text)) return word
    const places = [...shaped.text.matchAll(/\p{L}+/gu)].flatMap(({ 0: letters, index }) =>
      hyphenate(letters).map((at) => index + at),
    )
    return places.length > 0 ? divide(word, [split(shaped, places)], 'hyphen', hyphenFor(shaped)) : word
  })
}

/** A hyphen in "joeyvigour.com" would be taken for part of it. */
const ADDRESS = /[\p{L}\p{N}][./@_][\p{L}\p{N}]/u

/** The same words, of which phrases wider than a line may be cut between any characters. */
export function loosened(words: readonly Word[], width: number): Word[] {
  return phrasesIn(words).flatMap((phrase) =>
    phrase.reduce((sum, word) => sum + word.width + word.gap, 0) > width
      ? phrase.map((word) => (word.kind === 'inside' ? { ...word, kind: 'free' as const } : word))
      : phrase,
  )
}

/** Stretches that end where a line may end without cutting a phrase. */
function phrasesIn(words: readonly Word[]): Word[][] {
  const phrases: Word[][] = [[]]
  for (const word of words) {
    phrases.at(-1)!.push(word)
    if (word.kind === 'free') phrases.push([])
  }
  return phrases
}

/** Parts of a torn word are this part of a line, unless a character is wider. A word of a thousand letters is no thousand parts. */
const TORN_PART = 1 / 12

/** The same words with those wider than a line torn between characters: the last resort, and always reported. */
export function torn(words: readonly Word[], width: number): Word[] {
  return words.flatMap((word) => {
    if (word.width <= width) return word
    const parts = word.boxes.map(({ content }) =>
      content.kind === 'text' ? split(content, clustersApart(content, width * TORN_PART)) : [content],
    )
    return divide(word, parts, 'torn', undefined)
  })
}

/** The parts of a word's boxes as words of their own; the last one keeps what comes behind the whole. */
function divide(
  word: Word,
  parts: readonly (readonly Word['boxes'][number]['content'][])[],
  kind: BreakKind,
  hyphen: Shaped | undefined,
): Word[] {
  const divided: Word[] = parts.flatMap((contents, box) =>
    contents.map((content, i) => {
      const next = i + 1 < contents.length ? undefined : word.boxes[box + 1]
      const own = word.boxes[box]!
      return {
        boxes: [{ x: 0, content }],
        width: content.width,
        joints: content.kind === 'text' ? content.joints : 0,
        trimStart: 0,
        trimEnd: 0,
        gap: next ? next.x - own.x - own.content.width : 0,
        space: undefined,
        elastic: false,
        kind,
        hyphen,
      }
    }),
  )
  divided[0] = { ...divided[0]!, trimStart: word.trimStart }
  const { trimEnd, gap, space, elastic, kind: lastKind, hyphen: lastHyphen } = word
  divided.push({ ...divided.pop()!, trimEnd, gap, space, elastic, kind: lastKind, hyphen: lastHyphen })
  return divided
}

/** Where clusters begin, of those as many as are so far apart. */
function clustersApart({ runs }: Shaped, distance: number): number[] {
  const starts = runs.flatMap(({ clusters, xs }) => clusters.map((at, i) => ({ at, x: xs[i]! })))
  const places: number[] = []
  let last = 0
  for (const { at, x } of starts.sort((a, b) => a.at - b.at || a.x - b.x))
    if (x - last >= distance && at !== places.at(-1)) {
      places.push(at)
      last = x
    }
  return places
}

/**
 * Cuts a shaped string without shaping it anew, so the parts are exactly as wide as the whole. Places inside a ligature
 * or a cluster are passed over.
 */
export function split(shaped: Shaped, places: readonly number[]): Shaped[] {
  const starts = new Map<number, number>()
  for (const run of shaped.runs)
    for (let i = 0; i < run.clusters.length; i++)
      if (!starts.has(run.clusters[i]!)) starts.set(run.clusters[i]!, run.xs[i]!)
  const cuts = [0, ...places.filter((at) => at > 0 && starts.has(at)), shaped.text.length]
  const runAt = { run: 0, glyph: 0 }
  return cuts.slice(0, -1).map((from, i) => {
    const to = cuts[i + 1]!
    const x = i === 0 ? 0 : starts.get(from)!
    const end = to === shaped.text.length ? shaped.width : starts.get(to)!
    return cut(shaped, from, to, x, end, runAt)
  })
}

/** Takes glyphs up to `to`, going on where the last call stopped: cutting n parts is linear in the glyphs. */
function cut(
  shaped: Shaped,
  from: number,
  to: number,
  x: number,
  end: number,
  at: { run: number; glyph: number },
): Shaped {
  const runs: Shaped['runs'][number][] = []
  let joints = 0
  while (at.run < shaped.runs.length) {
    const run = shaped.runs[at.run]!
    const first = at.glyph
    while (at.glyph < run.glyphs.length && run.clusters[at.glyph]! < to) at.glyph++
    if (at.glyph > first) {
      const clusters = run.clusters.slice(first, at.glyph).map((cluster) => cluster - from)
      if (run.elastic) joints += new Set(clusters).size - 1
      runs.push({
        ...run,
        start: Math.max(run.start, from) - from,
        end: Math.min(run.end, to) - from,
        glyphs: run.glyphs.slice(first, at.glyph),
        clusters,
        xs: run.xs.slice(first, at.glyph).map((glyphX) => glyphX - x),
        ys: run.ys.slice(first, at.glyph),
      })
    }
    if (at.glyph < run.glyphs.length) break
    at.run++
    at.glyph = 0
  }
  const text = shaped.text.slice(from, to)
  return { ...shaped, text, runs, width: end - x, joints, missing: [] }
}

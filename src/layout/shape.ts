import type { Style } from '../font/catalogue.ts'
import { covers } from '../font/coverage.ts'
import { openFont } from '../font/open.ts'
import type { Language } from '../locale/languages.ts'
import { type Item, itemize } from './itemize.ts'
import { edgeOf } from './script.ts'
import type { MissingGlyph, SetItem, Shaped, ShapedRun, Side } from './shaped.ts'
import { roomBetween, setSquares } from './squares.ts'

// Words repeat: each distinct one is shaped once a process. Bounded, because strangers' texts are not.
const CACHE_LIMIT = 20_000
const LONGEST_CACHED = 64
const caches = new Map<string, Map<string, Shaped>>()

/** A shaper of strings in one language and style that remembers what it has shaped. */
export function shaperOf(language: Language, style: Style): (text: string) => Shaped {
  const key = `${language.tag}/${language.script}/${style}`
  const known = caches.get(key) ?? new Map<string, Shaped>()
  caches.set(key, known)
  return (text) => {
    const found = known.get(text)
    if (found) return found
    const shaped = shape(text, language, style)
    if (known.size >= CACHE_LIMIT) known.clear()
    if (text.length <= LONGEST_CACHED) known.set(text, shaped)
    return shaped
  }
}

function shape(text: string, language: Language, style: Style): Shaped {
  const runs: ShapedRun[] = []
  const missing: MissingGlyph[] = []
  let width = 0
  let joints = 0
  let start: Side | undefined
  let end: Side | undefined
  for (const item of itemize(text, language.script, style)) {
    const set = item.wide ? setSquares(text, item, language.tag) : setWord(text, item, language.tag)
    const x = end ? width + roomBetween(end, set.start) : width
    runs.push(x ? { ...set.run, xs: set.run.xs.map((glyphX) => glyphX + x) } : set.run)
    missing.push(...missingIn(text, item, set.run))
    joints += set.joints
    width = x + set.width
    start ??= set.start
    end = set.end
  }
  const none: Side = { edge: 'other', trim: 0 }
  return { kind: 'text', text, style, runs, width, joints, missing, start: start ?? none, end: end ?? none }
}

function setWord(text: string, item: Item, lang: string): SetItem {
  const font = openFont(item.face)
  const word = text.slice(item.start, item.end)
  const { ids, clusters, advances, dx, dy } = font.shape(word, { script: item.script, lang })
  const scale = 1 / font.unitsPerEm
  let pen = 0
  const xs = advances.map((advance, i) => {
    const x = (pen + dx[i]!) * scale
    pen += advance
    return x
  })
  const elastic = item.script === 'Thai'
  const run = {
    face: item.face,
    script: item.script,
    start: item.start,
    end: item.end,
    elastic,
    glyphs: ids,
    clusters: item.start ? clusters.map((at) => at + item.start) : clusters,
    xs,
    ys: dy.map((y) => -y * scale),
  }
  const side = (character: string): Side => ({ edge: edgeOf(character), trim: 0 })
  const joints = elastic ? new Set(clusters).size - 1 : 0
  return { run, width: pen * scale, joints, start: side(word[0]!), end: side(word.at(-1)!) }
}

/** Found after shaping, not before: HarfBuzz makes some characters, such as narrow spaces, from others. */
function missingIn(text: string, item: Item, run: ShapedRun): MissingGlyph[] {
  if (!run.glyphs.includes(0)) return []
  const clusters = new Set(run.clusters.filter((_, i) => run.glyphs[i] === 0))
  const starts = [...new Set(run.clusters), item.end].sort((a, b) => a - b)
  return starts.flatMap((from, i) =>
    (clusters.has(from) ? [...text.slice(from, starts[i + 1])] : [])
      .map((character) => ({ character, codePoint: character.codePointAt(0)!, face: run.face }))
      .filter(({ codePoint }) => !covers(run.face, codePoint)),
  )
}

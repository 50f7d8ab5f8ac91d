import type { FaceKey } from './catalogue.ts'
import { BASE } from './coverage.ts'
import { sliceOutlines } from './outlines.ts'
import { assemble, withParts } from './subset.ts'
import { copyTable, readTrueType, type TrueType, tableAt, viewOf } from './truetype.ts'

/** A face as the program reads it. */
export interface PreparedFace {
  /** A TrueType file without outlines: what it takes to set text. */
  readonly shape: Uint8Array
  /** The outlines, in slices: what it takes to paint it. */
  readonly slices: readonly Uint8Array[]
}

/** What shaping and embedding read. Glyphs have no names here, and nothing is set from top to bottom. */
const TABLES = [
  'GDEF',
  'GPOS',
  'GSUB',
  'OS/2',
  'cmap',
  'cvt ',
  'fpgm',
  'head',
  'hhea',
  'hmtx',
  'kern',
  'maxp',
  'name',
  'post',
  'prep',
]

/** For the build: divides a face in what is read always and what is read when a glyph is painted. `common` are glyphs to keep together. */
export function prepareFace(bytes: Uint8Array, common: Iterable<number>): PreparedFace {
  const font = readTrueType(bytes)
  if (!font.tables.has('glyf')) throw new Error('The font has no TrueType outlines (glyf table)')
  const outline = (glyph: number): Uint8Array => outlineIn(font, glyph)
  // Whatever is embedded begins with glyph 0.
  const together = [...withParts(outline, [...new Set([0, ...common])]).list].sort((a, b) => a - b)
  return {
    shape: assemble(
      TABLES.filter((tag) => font.tables.has(tag)).map((tag) => [
        tag,
        (SHORTENED[tag] ?? copyTable)(font, tag),
      ]),
    ),
    slices: sliceOutlines(font.view.getUint16(tableAt(font, 'maxp') + 4), together, outline),
  }
}

const SHORTENED: Readonly<Record<string, (font: TrueType) => Uint8Array>> = { cmap, post }

function outlineIn(font: TrueType, glyph: number): Uint8Array {
  const { view } = font
  const [glyf, loca] = [tableAt(font, 'glyf'), tableAt(font, 'loca')]
  const long = view.getInt16(tableAt(font, 'head') + 50) === 1
  const offset = (i: number): number =>
    long ? view.getUint32(loca + 4 * i) : 2 * view.getUint16(loca + 2 * i)
  return font.bytes.subarray(glyf + offset(glyph), glyf + offset(glyph + 1))
}

/** Without the names of the glyphs: version 3. */
function post(font: TrueType): Uint8Array {
  const table = copyTable(font, 'post').slice(0, 32)
  viewOf(table).setUint32(0, 0x00030000)
  return table
}

/** Platform and encoding of the tables that HarfBuzz prefers, best first, and of the one for variants of a character. */
const UNICODE = ['3 10', '0 6', '0 4', '3 1', '0 3']
const VARIANTS = '0 5'

/** Only the one map from characters to glyphs that is read: fonts bring others for programs that know no more than 65,536 characters. */
function cmap(font: TrueType): Uint8Array {
  const table = copyTable(font, 'cmap')
  const view = viewOf(table)
  const maps = new Map<string, number>()
  for (let i = 0; i < view.getUint16(2); i++) {
    const at = 4 + 8 * i
    maps.set(`${view.getUint16(at)} ${view.getUint16(at + 2)}`, view.getUint32(at + 4))
  }
  const best = UNICODE.find((kind) => maps.has(kind))
  if (!best) throw new Error('The font has no map from Unicode to glyphs')
  const kept = [...(maps.has(VARIANTS) ? [VARIANTS] : []), best].sort()
  return joinMaps(
    kept.map((kind) => [kind, table.subarray(maps.get(kind)!, endOfMap(view, maps.get(kind)!))]),
  )
}

function endOfMap(view: DataView, at: number): number {
  const format = view.getUint16(at)
  if (format === 14) return at + view.getUint32(at + 2)
  return at + (format < 8 ? view.getUint16(at + 2) : view.getUint32(at + 4))
}

function joinMaps(maps: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const start = 4 + 8 * maps.length
  const table = new Uint8Array(maps.reduce((sum, [, { length }]) => sum + length, start))
  const view = viewOf(table)
  view.setUint16(2, maps.length)
  let at = start
  for (const [i, [kind, bytes]] of maps.entries()) {
    const [platform, encoding] = kind.split(' ').map(Number)
    view.setUint16(4 + 8 * i, platform!)
    view.setUint16(6 + 8 * i, encoding!)
    view.setUint32(8 + 8 * i, at)
    table.set(bytes, at)
    at += bytes.length
  }
  return table
}

/** Which characters each face has, as coverage.ts reads it. */
export function writeCoverage(faces: Iterable<readonly [FaceKey, Iterable<number>]>): string {
  const alike = new Map<string, FaceKey[]>()
  for (const [face, codePoints] of faces) {
    const line = wordsOf([...codePoints].sort((a, b) => a - b)).join(' ')
    alike.set(line, [...(alike.get(line) ?? []), face])
  }
  return Array.from(alike, ([line, keys]) => `${keys.join(' ')}:${line}`).join('\n')
}

function wordsOf(sorted: readonly number[]): string[] {
  const words: string[] = []
  let end = 0
  for (let from = 0, to = 0; from < sorted.length; from = to) {
    to = from + 1
    while (sorted[to] === sorted[to - 1]! + 1) to++
    const gap = (sorted[from]! - end).toString(BASE)
    words.push(to - from === 1 ? gap : `${gap}.${(to - from - 1).toString(BASE)}`)
    end = sorted[to - 1]!
  }
  return words
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openFont } from '../../src/font/open.ts'
import { wholeFile } from './whole.ts'

/** HarfBuzz's own program shaped these words with the same font files; its command stands in the fixture. */
const lines = readFileSync(new URL('fixtures/thai-shaped.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
const [, ...faces] = lines.find((line) => line.startsWith('word\t'))!.split('\t')
const rows = lines
  .slice(lines.findIndex((line) => line.startsWith('word\t')) + 1)
  .map((line) => line.split('\t'))

/** In hb-shape's notation: [glyph@dx,dy+advance|…]. */
function shaped(face: string, word: string): string {
  const { ids, advances, dx, dy } = openFont(face).shape(word, { script: 'Thai', lang: 'th' })
  const glyphs = ids.map((id, i) => `${id}${dx[i] || dy[i] ? `@${dx[i]},${dy[i]}` : ''}+${advances[i]}`)
  return `[${glyphs.join('|')}]`
}

describe('Thai words are shaped as by hb-shape', () => {
  test('at least 150 of them with stacked marks or sara am', () => {
    expect(rows.filter(([word]) => /[ัิ-ฺ็-๎]{2}|ำ/.test(word!)).length).toBeGreaterThanOrEqual(150)
  })

  test.each(faces.map((face, i) => [face, i] as const))('%s', (face, i) => {
    const sum = lines.find((line) => line.startsWith(`# ${face} `))!.split(' ')[2]
    expect(createHash('sha256').update(wholeFile(face)).digest('hex'), 'the same font file').toBe(sum)
    const wrong = rows.filter((row) => shaped(face, row[0]!) !== row[i + 1])
    expect(wrong.map((row) => [row[0], shaped(face, row[0]!), row[i + 1]])).toEqual([])
  })
})

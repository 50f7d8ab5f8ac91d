import { describe, expect, test } from 'vitest'
import { openFont } from '../../src/font/open.ts'
import type { Item, TextRun } from '../../src/frame/frame.ts'
import { fit, flow, place } from '../../src/layout/layout.ts'
import { LANGUAGES, lines, linesOf, plainSample, set } from './texts.ts'

const ink = { fill: '#222222' }
const runs = (items: readonly Item[]) => items.filter((item): item is TextRun => item.kind === 'text')
const box = { x: 10, y: 20, width: 150, height: 60 }

function placed(source: string, lang: string, how: object = {}, setting = {}) {
  const text = set(source, lang, setting)
  return place(text, fit(text, box, { max: 10, ...how }).lines, box, { ...ink, ...how })
}

describe('a line as glyphs', () => {
  test('spaces are glyphs too, also the one a line ends with', () => {
    const [first] = runs(placed('Night falls and the wolves are waking up somewhere', 'en'))
    expect(first!.text).toBe('Night falls and the wolves are waking ')
    expect(first!.glyphs).toHaveLength(first!.text.length)
  })

  test('what stands in one face is one run; an icon parts runs and sits on the capitals', () => {
    const items = placed('Give **one** Wound :wound: now', 'en')
    expect(items.map((item) => (item.kind === 'text' ? [item.face, item.text] : item.kind))).toEqual([
      ['grenze/400', 'Give '],
      ['grenze/700', 'one '],
      ['grenze/400', 'Wound '],
      'path',
      ['grenze/400', ' now'],
    ])
    const icon = items[3]!
    const [baseline, cap] = [runs(items)[0]!.y, (openFont('grenze/400').capHeight / 1000) * 10]
    if (icon.kind !== 'path') throw new Error('an icon is a path')
    expect(icon).toMatchObject({ alt: '[wound]', fill: ink.fill })
    const [scale, , , , , top] = icon.matrix!
    expect(top + (scale * 10) / 2).toBeCloseTo(baseline - cap / 2, 2)
  })

  test('an icon keeps a colour of its own', () => {
    const art = { d: 'M0 0Z', width: 1, height: 1, alt: '', color: '#aa0000' }
    expect(placed(':wound:', 'en', {}, { icon: () => art })).toMatchObject([
      { kind: 'path', fill: '#aa0000' },
    ])
  })

  test('Thai runs tell where words begin', () => {
    const [run] = runs(placed('ผู้เล่นรับน้ำ 3 ใบ', 'th'))
    const words = run!.words!.map((at, i) => run!.text.slice(at, run!.words![i + 1]))
    expect(words).toEqual(['ผู้เล่น', 'รับ', 'น้ำ ', '3 ', 'ใบ'])
  })

  test('clusters point at the characters that the glyphs show', () => {
    for (const lang of LANGUAGES)
      for (const run of runs(placed(plainSample(lang).split('\n')[0]!, lang))) {
        expect(run.clusters).toEqual([...run.clusters].sort((a, b) => a - b))
        expect(run.clusters[0]).toBe(0)
        expect(run.clusters.at(-1)).toBeLessThan(run.text.length)
        expect(run.xs).toHaveLength(run.glyphs.length)
      }
  })
})

describe('where lines stand', () => {
  const baselines = (items: readonly Item[]) => [...new Set(runs(items).map((run) => run.y))]
  const two = 'Night falls and the wolves are waking up somewhere'

  test('on baselines a line height apart, paragraphs a little further', () => {
    expect(baselines(placed(two, 'en'))[1]! - baselines(placed(two, 'en'))[0]!).toBeCloseTo(12, 3)
    const [a, b] = baselines(placed('one\n\ntwo', 'en'))
    expect(b! - a!).toBeCloseTo(16, 3)
  })

  test('top, middle, bottom', () => {
    const [top, middle, bottom] = ['top', 'middle', 'bottom'].map(
      (vertical) => baselines(placed('Hop', 'en', { vertical }))[0]!,
    )
    const { capHeight } = openFont('grenze/400')
    expect(top).toBeLessThan(middle!)
    expect(middle).toBeLessThan(bottom!)
    expect(middle! - (capHeight / 1000) * 5).toBeCloseTo(box.y + box.height / 2, 2)
    expect(bottom).toBeLessThan(box.y + box.height)
  })

  test('left, centre, right', () => {
    const xs = (['left', 'center', 'right'] as const).map(
      (align) => runs(placed('Hop', 'en', { align }))[0]!.x,
    )
    expect(xs[0]).toBe(box.x)
    expect(xs[2]! - xs[1]!).toBeCloseTo(xs[1]! - xs[0]!, 2)
  })

  test('justified lines end at the edge, the last one where it likes', () => {
    for (const lang of LANGUAGES) {
      const all = flow(set(plainSample(lang), lang), 24, 1, { align: 'justify' }).lines
      const full = all.filter((line) => !line.ends)
      expect(full.filter((line) => Math.abs(line.width - 24) < 1e-6).length / full.length).toBeGreaterThan(
        0.97,
      )
      expect(all.filter((line) => line.ends).some((line) => line.width < 23)).toBe(true)
    }
  })
})

describe('full-width marks', () => {
  const width = (text: string, lang: string) => linesOf(text, lang, 99)[0]!.width

  test('share their empty halves when they meet', () => {
    expect(width('夜」、「夜', 'ja')).toBeCloseTo(5 - 1, 5)
    expect(width('夜（「夜', 'ja')).toBeCloseTo(4 - 0.5, 5)
    expect(width('夜。」夜', 'ja')).toBeCloseTo(4 - 0.5, 5)
  })

  test('lose the empty half at the edge of a line', () => {
    expect(width('「夜', 'ja')).toBeCloseTo(1.5, 5)
    expect(width('夜。', 'ja')).toBeCloseTo(1.5, 5)
    // In Traditional Chinese marks stand in the middle of their square: a quarter is empty on each side.
    expect(width('夜。', 'zh')).toBeCloseTo(1.75, 5)
  })

  test('hold a line that would be too long with the empty half', () => {
    expect(lines('夜夜夜夜。夜夜夜夜', 'ja', 4.5)).toEqual(['夜夜夜夜。', '夜夜夜夜'])
  })

  test('Latin letters and digits stand off Han and Kana a little', () => {
    const alone = width('第', 'ja') + width('3', 'ja') + width('夜', 'ja')
    expect(width('第3夜', 'ja') - alone).toBeGreaterThan(0.2)
  })
})

test('a frame of text is plain data, the same every time', () => {
  const frame = placed('**Wer** 3 Wunden :wound: hat, stirbt.', 'de', { align: 'justify' })
  expect(JSON.parse(JSON.stringify(frame))).toEqual(frame)
  expect(JSON.stringify(placed('**Wer** 3 Wunden :wound: hat, stirbt.', 'de', { align: 'justify' }))).toBe(
    JSON.stringify(frame),
  )
})

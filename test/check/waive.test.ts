import { describe, expect, it } from 'vitest'
import { withoutWaived } from '../../src/check/waive.ts'
import type { Finding } from '../../src/finding.ts'
import { Library } from '../../src/library/library.ts'
import { readLocale } from '../../src/locale/read.ts'
import { readWaivers, waiverLines } from '../../src/locale/waivers.ts'
import { memoryFolder } from '../../src/source/folder.ts'

const LABELS = { 'locales/de/labels.yaml': 'a: |-\n  Wolf\n  Zero\nb: Gold\n' }
const text = readLocale(memoryFolder(LABELS), 'de').texts.get('labels:a')!
const waiver = (code: string) => waiverLines(code, text, 'So heißt "er": überall.\n# nichts')
const finding = (code: string, key = 'labels:a', lang = 'de'): Finding => ({
  code,
  severity: 'warning',
  message: 'x',
  lang,
  key,
})
const remaining = (findings: Finding[], files: Record<string, string>) =>
  withoutWaived(findings, new Library(memoryFolder({ ...LABELS, ...files }))).map(
    ({ code, key }) => `${code} ${key}`,
  )
const waivers = (...codes: string[]) => ({ 'locales/de/waivers.yaml': codes.map(waiver).join('') })

describe('a waiver', () => {
  it('takes out its finding, and no other', () => {
    const all = [
      finding('text-untranslated'),
      finding('quote-straight'),
      finding('text-untranslated', 'labels:b'),
    ]
    expect(remaining(all, waivers('text-untranslated'))).toEqual([
      'quote-straight labels:a',
      'text-untranslated labels:b',
    ])
    expect(
      remaining([finding('text-untranslated', 'labels:a', 'fr')], waivers('text-untranslated')),
    ).toHaveLength(1)
  })

  it('holds while lines are wrapped elsewhere, and ends when a word changes', () => {
    const wrapped = { 'locales/de/labels.yaml': 'a: Wolf Zero\n' }
    expect(
      remaining([finding('text-untranslated')], { ...waivers('text-untranslated'), ...wrapped }),
    ).toEqual([])
    const changed = { 'locales/de/labels.yaml': 'a: Wolf Null\n' }
    expect(
      remaining([finding('text-untranslated')], { ...waivers('text-untranslated'), ...changed }),
    ).toHaveLength(1)
  })

  it('holds under the name its finding had when it was written', () => {
    expect(remaining([finding('text-untranslated')], waivers('same-as-english'))).toEqual([])
  })

  it('cannot take out that a text is stale', () => {
    expect(remaining([finding('text-stale')], waivers('text-stale'))).toEqual(['text-stale labels:a'])
  })

  it('is written so that the file reads back as it was meant, whatever the reason says', () => {
    const { waivers: read, findings } = readWaivers(
      memoryFolder(waivers('text-untranslated', 'term-avoided')),
      'de',
    )
    expect(findings).toEqual([])
    expect(read.map(({ code, key, reason }) => [code, key, reason])).toEqual([
      ['text-untranslated', 'labels:a', 'So heißt "er": überall.\n# nichts'],
      ['term-avoided', 'labels:a', 'So heißt "er": überall.\n# nichts'],
    ])
  })

  it('needs a reason', () => {
    const { findings } = readWaivers(
      memoryFolder({ 'locales/de/waivers.yaml': waiver('stale').replace(/reason: .*/, 'reason: " "') }),
      'de',
    )
    expect(findings).toMatchObject([{ place: { line: 4 } }])
  })
})

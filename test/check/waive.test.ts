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
      finding('same-as-english'),
      finding('quote-straight'),
      finding('same-as-english', 'labels:b'),
    ]
    expect(remaining(all, waivers('same-as-english'))).toEqual([
      'quote-straight labels:a',
      'same-as-english labels:b',
    ])
    expect(
      remaining([finding('same-as-english', 'labels:a', 'fr')], waivers('same-as-english')),
    ).toHaveLength(1)
  })

  it('holds while lines are wrapped elsewhere, and ends when a word changes', () => {
    const wrapped = { 'locales/de/labels.yaml': 'a: Wolf Zero\n' }
    expect(remaining([finding('same-as-english')], { ...waivers('same-as-english'), ...wrapped })).toEqual([])
    const changed = { 'locales/de/labels.yaml': 'a: Wolf Null\n' }
    expect(
      remaining([finding('same-as-english')], { ...waivers('same-as-english'), ...changed }),
    ).toHaveLength(1)
  })

  it('cannot take out that a text is stale', () => {
    expect(remaining([finding('stale')], waivers('stale'))).toEqual(['stale labels:a'])
  })

  it('is written so that the file reads back as it was meant, whatever the reason says', () => {
    const { waivers: read, findings } = readWaivers(
      memoryFolder(waivers('same-as-english', 'term-avoided')),
      'de',
    )
    expect(findings).toEqual([])
    expect(read.map(({ code, key, reason }) => [code, key, reason])).toEqual([
      ['same-as-english', 'labels:a', 'So heißt "er": überall.\n# nichts'],
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

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { asPrinted, recordOf } from '../../src/host/as-printed.ts'
import { writeFiles } from '../../src/host/write.ts'

const FILES = [
  { path: 'en/kit.pdf', bytes: 'a kit' },
  { path: 'en/manifest.json', bytes: '{}' },
]

let out: string
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'growl-printed-'))
  writeFiles(out, [...FILES, recordOf('this', FILES)])
})
afterEach(() => rmSync(out, { recursive: true }))

const record = () => join(out, '.growl-printed.json')

describe('what has been printed', () => {
  it('is known again', () => {
    expect(asPrinted(out, 'this')).toEqual(['en/kit.pdf', 'en/manifest.json'])
  })

  it('is another print if it is made of something else', () => {
    expect(asPrinted(out, 'that')).toBeUndefined()
  })

  it.each([
    ['changed', () => writeFileSync(join(out, 'en/kit.pdf'), 'a cat')],
    ['removed', () => rmSync(join(out, 'en/manifest.json'))],
    [
      'a folder',
      () => {
        rmSync(join(out, 'en/kit.pdf'))
        mkdirSync(join(out, 'en/kit.pdf'))
      },
    ],
  ])('is not there any more if a file of it is %s', (_, change) => {
    change()
    expect(asPrinted(out, 'this')).toBeUndefined()
  })

  it('is not believed where the record is none of ours, or names files elsewhere', () => {
    const written = readFileSync(record(), 'utf8')
    for (const text of [
      '',
      '{',
      '[]',
      '{"madeOf":"this","files":[]}',
      written.replace('en/kit.pdf', '../kit.pdf'),
      written.replace('en/kit.pdf', 'en/..'),
      ' '.repeat(2 ** 25) + written,
    ]) {
      writeFileSync(record(), text)
      expect(asPrinted(out, 'this')).toBeUndefined()
    }
    rmSync(record())
    expect(asPrinted(out, 'this')).toBeUndefined()
  })
})

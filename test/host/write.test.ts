import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeFiles } from '../../src/host/write.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'growl-write-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('files appear whole or not at all', () => {
  it('all of them, with nothing left over', () => {
    writeFiles(folder, [
      { path: 'en/a.pdf', bytes: 'A' },
      { path: 'en/b.pdf', bytes: new Uint8Array([66]) },
    ])
    expect(readdirSync(join(folder, 'en')).sort()).toEqual(['a.pdf', 'b.pdf'])
    expect(readFileSync(join(folder, 'en/b.pdf'), 'utf8')).toBe('B')
  })
  it('none, when one cannot be written; what was there stays', () => {
    writeFileSync(join(folder, 'a.pdf'), 'old')
    // A folder stands where the second file should go, below a file: it can never be made.
    mkdirSync(join(folder, 'b'))
    writeFileSync(join(folder, 'b/c'), '')
    const files = [
      { path: 'a.pdf', bytes: 'new' },
      { path: 'b/c/d.pdf', bytes: 'x' },
    ]
    expect(() => writeFiles(folder, files)).toThrow()
    expect(readFileSync(join(folder, 'a.pdf'), 'utf8')).toBe('old')
    expect(readdirSync(folder).sort()).toEqual(['a.pdf', 'b'])
    expect(existsSync(join(folder, 'b/c/d.pdf'))).toBe(false)
  })
})

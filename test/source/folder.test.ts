import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskFolder } from '../../src/host/disk.ts'
import { MAX_FILE_BYTES, memoryFolder, overlay, readText } from '../../src/source/folder.ts'

let top: string
let game: string
beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'growl-folder-'))
  game = join(top, 'game')
  mkdirSync(join(game, 'data/sub'), { recursive: true })
  writeFileSync(join(top, 'secret.yaml'), 'secret: 1')
  writeFileSync(join(game, 'data/a.yaml'), 'a: 1')
  writeFileSync(join(game, 'data/large.yaml'), Buffer.alloc(MAX_FILE_BYTES + 1, 'a'))
  writeFileSync(join(game, 'data/full.yaml'), Buffer.alloc(MAX_FILE_BYTES, 'a'))
  writeFileSync(join(game, 'data/latin1.yaml'), Buffer.from([0x61, 0x0d, 0x0a, 0x62, 0xe9, 0x63]))
  symlinkSync('../../secret.yaml', join(game, 'data/out.yaml'))
  symlinkSync('a.yaml', join(game, 'data/in.yaml'))
  symlinkSync('loop.yaml', join(game, 'data/loop.yaml'))
})
afterAll(() => rmSync(top, { recursive: true }))

const codeOf = (path: string, folder = diskFolder(game)) => {
  const read = readText(folder, path)
  return typeof read === 'string' ? 'read' : read.code
}

describe('a folder on disk', () => {
  it('reads its own files, also through links that stay inside', () => {
    expect(readText(diskFolder(game), 'data/a.yaml')).toBe('a: 1')
    expect(readText(diskFolder(game), 'data/in.yaml')).toBe('a: 1')
    expect(codeOf('data/full.yaml')).toBe('read')
  })

  it('reads nothing outside', () => {
    expect(codeOf('data/out.yaml')).toBe('file-outside')
    expect(codeOf('../secret.yaml')).toBe('file-outside')
    expect(codeOf(join(top, 'secret.yaml'))).toBe('file-outside')
  })

  it('says what is wrong with a file', () => {
    expect(codeOf('data/none.yaml')).toBe('file-missing')
    expect(codeOf('data/a.yaml/b.yaml')).toBe('file-missing')
    expect(codeOf('data/loop.yaml')).toBe('file-unreadable')
    expect(codeOf('data/large.yaml')).toBe('file-too-large')
    expect(codeOf('data/sub')).toBe('file-not-a-file')
    expect(codeOf('data/a.yaml', diskFolder(join(top, 'nowhere')))).toBe('file-missing')
    expect(codeOf('data/a.yaml', diskFolder(join(game, 'data/a.yaml')))).toBe('file-missing')
  })

  it('points at the first byte that is no UTF-8', () => {
    expect(readText(diskFolder(game), 'data/latin1.yaml')).toMatchObject({
      code: 'file-not-text',
      place: { line: 2, column: 2 },
    })
  })

  it('lists names in order, and nothing for a folder that is not there', () => {
    expect(diskFolder(game).list('data').slice(0, 3)).toEqual(['a.yaml', 'full.yaml', 'in.yaml'])
    expect(diskFolder(game).list('none')).toEqual([])
    expect(diskFolder(game).list('..')).toEqual([])
  })
})

describe('a folder in memory', () => {
  const base = memoryFolder({ 'data/a.yaml': 'a: 1', 'data/sub/b.yaml': 'b: 1', 'c.yaml': 'c' })

  it('behaves like one on disk', () => {
    expect(base.list('data')).toEqual(['a.yaml', 'sub'])
    expect(codeOf('data/none.yaml', base)).toBe('file-missing')
    expect(codeOf('toString', base)).toBe('file-missing')
    expect(codeOf('big', memoryFolder({ big: 'a'.repeat(MAX_FILE_BYTES + 1) }))).toBe('file-too-large')
    expect(codeOf('bad', memoryFolder({ bad: 'a\0' }))).toBe('file-not-text')
  })

  it('can be changed on top of another', () => {
    const changed = overlay(base, { 'data/a.yaml': undefined, 'data/d.yaml': 'd: 1' })
    expect(changed.list('data')).toEqual(['d.yaml', 'sub'])
    expect(codeOf('data/a.yaml', changed)).toBe('file-missing')
    expect(readText(changed, 'data/d.yaml')).toBe('d: 1')
    expect(readText(changed, 'data/sub/b.yaml')).toBe('b: 1')
  })
})

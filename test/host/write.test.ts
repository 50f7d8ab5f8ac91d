import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { disk } from '../../src/host/file-system.ts'
import { JOURNAL } from '../../src/host/journal.ts'
import { recover, replaceFiles, writeFile, writeFiles } from '../../src/host/write.ts'
import { failingDisk } from './failing-disk.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'growl-write-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Every file below the folder with what is in it. */
const contents = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]),
  )

describe('a folder is made', () => {
  it('with its parents, and may be there already', () => {
    for (const path of ['a/b c/ü', 'a/b c/ü', 'a/e/']) disk.makeFolder(join(folder, path))
    expect(readdirSync(join(folder, 'a')).sort()).toEqual(['b c', 'e'])
  })
  it('or not, where the system takes none: that is said at once', () => {
    expect(() => writeFiles('/proc/growl/en', [{ path: 'a', bytes: '' }])).toThrow(
      /^Cannot write to .proc.growl.en: /,
    )
  })
})

describe('files appear whole or not at all', () => {
  it('all of them, with nothing left over', () => {
    writeFiles(folder, [
      { path: 'en/a.pdf', bytes: 'A' },
      { path: 'en/b.pdf', bytes: new Uint8Array([66]) },
    ])
    expect(contents()).toEqual({ 'en/a.pdf': 'A', 'en/b.pdf': 'B' })
  })
  it('none, when one cannot be written; what was there stays', () => {
    writeFileSync(join(folder, 'a.pdf'), 'old')
    // A file stands where the second file's folder should be.
    mkdirSync(join(folder, 'b'))
    writeFileSync(join(folder, 'b/c'), '')
    const files = [
      { path: 'a.pdf', bytes: 'new' },
      { path: 'b/c/d.pdf', bytes: 'x' },
    ]
    expect(() => writeFiles(folder, files)).toThrow('there is a file where a folder should be')
    expect(contents()).toEqual({ 'a.pdf': 'old', 'b/c': '' })
  })
  it.each([
    ['en/con.pdf', 'a name reserved by Windows'],
    ['en/COM1.pdf', 'a name reserved by Windows'],
    ['aux/kit.pdf', 'a name reserved by Windows'],
    ['en./kit.pdf', 'not a name that files can have on every computer'],
    ['en/kit.pdf ', 'not a name that files can have on every computer'],
    ['en/../kit.pdf', 'not a name that files can have on every computer'],
    ['en/a:b.pdf', 'not a name that files can have on every computer'],
    [`en/${'狼'.repeat(80)}.pdf`, 'too long for the name of a file'],
  ])('none, when one cannot have its name everywhere: %s', (path, fault) => {
    const files = ['en/kit.pdf', path].map((path) => ({ path, bytes: '' }))
    expect(() => writeFiles(folder, files)).toThrow(`"${path}" is ${fault}`)
    expect(contents()).toEqual({})
  })
  it('none, when one would take the place of a pipe or a device, which stays', () => {
    execFileSync('mkfifo', [join(folder, 'b.pdf')])
    const files = ['a.pdf', 'b.pdf'].map((path) => ({ path, bytes: '' }))
    expect(() => writeFiles(folder, files)).toThrow(`${join(folder, 'b.pdf')}: it is a pipe or a device`)
    expect(() => writeFile(join(folder, 'b.pdf'), '')).toThrow('it is a pipe or a device')
    expect([contents(), disk.kind(join(folder, 'b.pdf'))]).toEqual([{}, 'other'])
  })
  it('none, when a link in the folder leads out of it', () => {
    mkdirSync(join(folder, 'out'))
    mkdirSync(join(folder, 'elsewhere'))
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'out/en'))
    for (const path of ['en/kit.pdf', 'en/png/deck/a.png'])
      expect(() => writeFiles(join(folder, 'out'), [{ path, bytes: '' }])).toThrow(
        `${join(folder, 'out/en')}: it is a link that leads out of ${join(folder, 'out')}`,
      )
    expect(contents()).toEqual({})
  })
  it('but the folder itself may be a link', () => {
    mkdirSync(join(folder, 'elsewhere'))
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'out'))
    writeFiles(join(folder, 'out'), [{ path: 'en/a.pdf', bytes: 'A' }])
    expect(contents()).toEqual({ 'elsewhere/en/a.pdf': 'A' })
  })
  it('whatever stands where the journal should be', () => {
    symlinkSync(join(folder, 'nowhere'), join(folder, JOURNAL))
    writeFiles(folder, [{ path: 'a.pdf', bytes: 'A' }])
    expect([contents(), disk.kind(join(folder, JOURNAL))]).toEqual([{ 'a.pdf': 'A' }, undefined])
  })
  it('nothing of a new file whose bytes cannot be written', () => {
    expect(() => disk.writeNew(join(folder, 'a'), {} as string)).toThrow()
    expect(contents()).toEqual({})
  })
  it('a single one where its link leads, and the link stays', () => {
    mkdirSync(join(folder, 'elsewhere'))
    writeFileSync(join(folder, 'elsewhere/a.html'), 'old')
    symlinkSync(join(folder, 'elsewhere/a.html'), join(folder, 'a.html'))
    writeFile(join(folder, 'a.html'), 'new')
    expect([contents(), disk.kind(join(folder, 'a.html'))]).toEqual([{ 'elsewhere/a.html': 'new' }, 'link'])
  })
  it('but a name may begin like one', () => {
    writeFiles(folder, [{ path: 'en/contest.pdf', bytes: 'A' }])
    expect(contents()).toEqual({ 'en/contest.pdf': 'A' })
  })
  it('none, when two would have one name on a Mac or on Windows', () => {
    const files = ['en/kit.pdf', 'EN/Kit.pdf'].map((path) => ({ path, bytes: '' }))
    expect(() => writeFiles(folder, files)).toThrow('"en/kit.pdf" and "EN/Kit.pdf" would be the same file')
    const accents = ['en/é.pdf', 'en/e\u0301.pdf'].map((path) => ({ path, bytes: '' }))
    expect(() => writeFiles(folder, accents)).toThrow('would be the same file')
    expect(contents()).toEqual({})
  })
})

/** A disk that does so many things and then only fails. */
const failing = (after: number, code: string) => failingDisk((call) => call >= after, code)

const OLD = { 'en/kit.pdf': 'old kit', 'en/manifest.json': 'old', 'en/night.pdf': 'gone', 'mine.txt': 'mine' }
const NEW = {
  'en/kit.pdf': 'new kit',
  'en/manifest.json': 'new',
  'en/rules.pdf': 'rules',
  'mine.txt': 'mine',
}
const laidOut = (files: Readonly<Record<string, string>>): void => {
  mkdirSync(join(folder, 'en'), { recursive: true })
  for (const [path, bytes] of Object.entries(files)) writeFileSync(join(folder, path), bytes)
}
const replacement = {
  write: [
    { path: 'en/kit.pdf', bytes: 'new kit' },
    { path: 'en/rules.pdf', bytes: 'rules' },
    { path: 'en/manifest.json', bytes: 'new' },
  ],
  remove: ['en/night.pdf'],
}

describe('whatever fails, at whatever call', () => {
  const { files, calls } = failing(Infinity, '')
  const scratch = mkdtempSync(join(tmpdir(), 'growl-calls-'))
  replaceFiles(scratch, replacement, files)
  rmSync(scratch, { recursive: true })
  // With old files there, there is more to do than on an empty disk.
  const most = calls() + 8

  const CODES = ['ENOSPC', 'EROFS', 'EACCES', 'ENOENT']
  it.each(CODES)('%s at one call alone: the old files or the new ones', (code) => {
    for (let call = 0; call < most; call++) {
      rmSync(folder, { recursive: true })
      laidOut(OLD)
      try {
        replaceFiles(folder, replacement, failingDisk((each) => each === call, code).files)
        expect(contents(), `call ${call}`).toMatchObject(NEW)
      } catch (error) {
        expect((error as Error).message, `call ${call}`).toMatch(/^Cannot write to .*\.$/)
      }
      recover(folder)
      expect([OLD, NEW], `call ${call} of ${most}`).toContainEqual(contents())
    }
  })
  it.each(CODES)('%s from then on: the old files or the new ones', (code) => {
    for (let after = 0; after < most; after++) {
      rmSync(folder, { recursive: true })
      laidOut(OLD)
      let failed = false
      try {
        replaceFiles(folder, replacement, failing(after, code).files)
      } catch (error) {
        failed = true
        expect((error as Error).message, `call ${after}`).toMatch(/^Cannot write to .*\.$/)
        expect((error as Error).message).not.toContain('made to fail')
      }
      // The next run comes to a disk that works again. A process that is still there is taken to be busy: this one is us.
      recover(folder)
      const now = contents()
      if (failed) expect([OLD, NEW], `call ${after} of ${most}`).toContainEqual(now)
      else expect(now).toEqual(NEW)
    }
  })
})

describe('a run that was stopped', () => {
  const journal = (state: 'writing' | 'moving', more: object = {}) =>
    writeFileSync(
      join(folder, JOURNAL),
      // No process has this number.
      JSON.stringify({
        process: 2 ** 22 + 7,
        mark: 'deadbeef',
        state,
        write: ['en/kit.pdf'],
        remove: [],
        ...more,
      }),
    )

  it('while writing is undone: what it had written goes', () => {
    laidOut({ 'en/kit.pdf': 'old kit', 'en/kit.pdf.deadbeef.part': 'new k' })
    journal('writing')
    recover(folder)
    expect(contents()).toEqual({ 'en/kit.pdf': 'old kit' })
  })
  it('while moving is finished', () => {
    laidOut({
      'en/kit.pdf': 'old kit',
      'en/kit.pdf.deadbeef.old': 'old kit',
      'en/kit.pdf.deadbeef.part': 'new kit',
    })
    journal('moving')
    recover(folder)
    expect(contents()).toEqual({ 'en/kit.pdf': 'new kit' })
  })
  it('is ended before the next one writes', () => {
    laidOut({ 'en/kit.pdf': 'old kit', 'en/kit.pdf.deadbeef.part': 'new k' })
    journal('writing')
    writeFiles(folder, [{ path: 'en/rules.pdf', bytes: 'rules' }])
    expect(contents()).toEqual({ 'en/kit.pdf': 'old kit', 'en/rules.pdf': 'rules' })
  })
  it.each([
    ['out of the folder', { write: ['../victim'] }],
    ['to an absolute path', { write: ['/etc/hosts'] }],
    ['through a link', { remove: ['link/victim'] }],
    ['with a mark of its own', { mark: '../../x' }],
  ])('is not believed when it reaches %s', (_, more) => {
    const outside = mkdtempSync(`${folder}-outside-`)
    writeFileSync(join(outside, 'victim'), 'precious')
    symlinkSync(outside, join(folder, 'link'))
    journal('moving', more)
    recover(folder)
    expect(readFileSync(join(outside, 'victim'), 'utf8')).toBe('precious')
    expect(existsSync(join(folder, JOURNAL))).toBe(false)
    rmSync(outside, { recursive: true })
  })
})

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { earlierFiles } from '../../src/host/earlier.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'growl-earlier-'))
  mkdirSync(join(folder, 'en'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const put = (name: string, text: string): void => writeFileSync(join(folder, 'en', name), text)
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const manifest = (...files: { file: string; sha256: string }[]): void =>
  put('manifest.json', JSON.stringify({ files }))
const coming = ['kit.pdf', 'manifest.json'].map((name) => ({ path: `en/${name}`, bytes: '' }))

it('files of an earlier print that are still as they were printed go, and changed ones stay and are named', () => {
  put('kit.pdf', 'kit')
  put('night.pdf', 'night')
  put('rules.pdf', 'rules, with notes in the margin')
  put('mine.txt', 'mine')
  manifest(
    { file: 'kit.pdf', sha256: sha256('kit') },
    { file: 'night.pdf', sha256: sha256('night') },
    { file: 'rules.pdf', sha256: sha256('rules') },
    { file: 'gone.pdf', sha256: sha256('gone') },
  )
  expect(earlierFiles(folder, coming)).toEqual({ remove: ['en/night.pdf'], left: ['en/rules.pdf'] })
})
it('a file that is about to be written stays, however its name is written', () => {
  for (const name of ['Kit.pdf', 'KIT.PDF']) put(name, 'kit')
  manifest({ file: 'Kit.pdf', sha256: sha256('kit') }, { file: 'KIT.PDF', sha256: sha256('kit') })
  expect(earlierFiles(folder, coming)).toEqual({ remove: [], left: [] })
})
it('what cannot be read is not as it was printed: it stays and is named', () => {
  mkdirSync(join(folder, 'en/night.pdf'))
  manifest({ file: 'night.pdf', sha256: sha256('') })
  expect(earlierFiles(folder, coming)).toEqual({ remove: [], left: ['en/night.pdf'] })
})
it('a manifest that cannot be read is told: it is about to be lost', () => {
  execFileSync('mkfifo', [join(folder, 'en/manifest.json')])
  expect(() => earlierFiles(folder, coming)).toThrow(/^Cannot write to .*: there is a folder where a file/)
})
it.each([
  ['no manifest', () => {}],
  ['a manifest that is none', () => put('manifest.json', '{"files": 5}')],
  ['half a manifest', () => put('manifest.json', '{"files": [')],
  ['a manifest larger than any', () => put('manifest.json', `${' '.repeat(2 ** 25)}{}`)],
  ['a manifest that names its folder', () => manifest({ file: '..', sha256: '' })],
  ['a manifest that names other folders', () => manifest({ file: '../../etc/passwd', sha256: '' })],
])('nothing goes with %s', (_, prepare) => {
  put('night.pdf', 'night')
  prepare()
  expect(earlierFiles(folder, coming)).toEqual({ remove: [], left: [] })
})

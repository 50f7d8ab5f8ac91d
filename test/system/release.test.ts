import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { makeRelease } from '../../release.mjs'

const folder = mkdtempSync(join(tmpdir(), 'growl-release-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}
const bytesIn = (out: string) => readdirSync(out).map((name) => [name, readFileSync(join(out, name))])

describe('a release', () => {
  const out = join(folder, 'release')
  const name = `growl-press-${version}-th.zip`

  it('has a zip for each language with the kits of both papers, and who made what', () => {
    expect(makeRelease(out, 'en,th')).toEqual([`growl-press-${version}-en.zip`, name, 'SHA256SUMS'])
    execFileSync('python3', ['-m', 'zipfile', '-e', join(out, name), folder])
    expect(readdirSync(join(folder, 'growl-th'), { recursive: true, encoding: 'utf8' }).sort()).toEqual([
      'CREDITS.md',
      'LICENSE-TEXTS.md',
      'a4',
      'a4/kit.pdf',
      'a4/rules-booklet.pdf',
      'a4/rules.pdf',
      'letter',
      'letter/kit.pdf',
      'letter/rules-booklet.pdf',
      'letter/rules.pdf',
    ])
    const printed = join(folder, 'printed')
    execFileSync(process.execPath, ['dist/cli.js', 'print', '--lang', 'th', '--out', printed])
    expect(
      readFileSync(join(folder, 'growl-th/a4/kit.pdf')).equals(readFileSync(join(printed, 'th/kit.pdf'))),
    ).toBe(true)
  })

  it('has sums that another program agrees with', () => {
    const told = execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], {
      cwd: out,
      encoding: 'utf8',
    })
    expect(told.match(/: OK$/gm)).toHaveLength(2)
  })

  it('has the same bytes at another hour of another zone', () => {
    const again = join(folder, 'again')
    const script = `import { makeRelease } from './release.mjs'; makeRelease(${JSON.stringify(again)}, 'en,th')`
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TZ: 'Pacific/Kiritimati' },
    })
    expect(bytesIn(again)).toEqual(bytesIn(out))
  })

  it('stays as it was when the next one cannot be made, and nothing half made is left', () => {
    const kept = join(folder, 'kept')
    mkdirSync(kept)
    writeFileSync(join(kept, 'earlier.zip'), 'earlier')
    expect(() => makeRelease(kept, 'en,xx')).toThrow('There is no language "xx"')
    expect(readdirSync(kept)).toEqual(['earlier.zip'])
    expect(existsSync(`${kept}.new`)).toBe(false)
  })
})

import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { allChecks } from '../../src/check/groups.ts'

const src = fileURLToPath(new URL('../../src', import.meta.url))
const sources = reachable(['cli.ts', 'worker.ts', 'index.ts'])
const checks = await allChecks()

/** The files of the program by name: those that what it begins with imports, and what these import. */
function reachable(names: readonly string[], seen = new Map<string, string>()): Map<string, string> {
  for (const name of names) {
    if (seen.has(name)) continue
    const text = readFileSync(join(src, name), 'utf8')
    seen.set(name, text)
    const imports = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+\.ts)'/g)]
    reachable(
      imports.map(([, path]) => normalize(join(dirname(name), path!)).replaceAll('\\', '/')),
      seen,
    )
  }
  return seen
}

/** In these two files a helper is given the code; everywhere else it is written in the finding itself. */
const HELPERS = new Map([
  ['source/validate.ts', /\bproblem\(([^,`]*),/g],
  ['source/yaml.ts', /new Fault\(([^,]*),/g],
])

const literals = (text: string): string[] =>
  [...text.matchAll(/'([a-z0-9]+(?:-[a-z0-9]+)+)'/g)].map(([, code]) => code!)

const codesIn = (name: string, text: string): string[] => [
  ...[...text.matchAll(/\bcode: ('[^']*')/g)].flatMap(([, code]) => literals(code!)),
  ...[...text.matchAll(HELPERS.get(name) ?? /$^/g)].flatMap(([, argument]) => literals(argument!)),
]

describe('every code of the source', () => {
  it('can be found by reading it', () => {
    expect(sources.size).toBeGreaterThan(250)
    const computed = [...sources].filter(([, text]) => /\bcode: `|\bcode,\s*severity: '/.test(text))
    expect(computed.map(([name]) => name).sort()).toEqual([...HELPERS.keys()])
  })

  it('is known to growl check --explain, which knows no other', () => {
    const emitted = new Set([...sources].flatMap(([name, text]) => codesIn(name, text)))
    expect([...emitted].sort()).toEqual(checks.map(({ code }) => code).sort())
  })

  it('has the severity that --explain tells', () => {
    const severities = new Map(checks.map(({ code, severity }) => [code, severity]))
    const written = [...sources.values()].flatMap((text) => [
      ...text.matchAll(/\bcode: '([a-z0-9-]+)',\s*severity: '([a-z]+)'/g),
    ])
    expect(written.length).toBeGreaterThan(80)
    for (const [, code, severity] of written) expect([code, severity]).toEqual([code, severities.get(code!)])
  })
})

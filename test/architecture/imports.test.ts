import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const src = join(root, 'src')

/** The tree of ARCHITECTURE.md: what each part of src/ may import directly. */
function declaredArrows(): Map<string, string[]> {
  const block = /```tree\n([\s\S]*?)```/.exec(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8'))![1]!
  return new Map(
    block
      .trimEnd()
      .split('\n')
      .map((line) => {
        const arrow = line.lastIndexOf('→')
        const names = line.slice(arrow + 1).trim()
        return [line.split(/\/?\s/, 1)[0]!, names ? names.split(/\s+/) : []]
      }),
  )
}

/** Everything a part may import: what its arrows lead to, and what the arrows of those lead to. */
function reach(
  arrows: ReadonlyMap<string, readonly string[]>,
  part: string,
  seen = new Set([part]),
): Set<string> {
  for (const next of arrows.get(part) ?? [])
    if (!seen.has(next)) {
      seen.add(next)
      reach(arrows, next, seen)
    }
  return seen
}

const partOf = (file: string): string => file.split('/')[0]!

/** Relative imports, static and dynamic, types too: a type can point backwards as well as code. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8')
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g)
  return [...found].map(([, path]) => normalize(join(dirname(file), path!)))
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
const arrows = declaredArrows()

describe('imports follow the arrows of ARCHITECTURE.md', () => {
  it('every part of src/ stands in the tree', () => {
    expect(files.length).toBeGreaterThan(50)
    expect([...new Set(files.map(partOf))].filter((part) => !arrows.has(part))).toEqual([])
  })

  it('every arrow leads to a part of the tree', () => {
    expect([...arrows.values()].flat().filter((part) => !arrows.has(part))).toEqual([])
  })

  it('no arrow leads back', () => {
    for (const [part, direct] of arrows)
      for (const next of direct) expect(reach(arrows, next), `${part} → ${next}`).not.toContain(part)
  })

  it('no import goes against an arrow', () => {
    const against = files.flatMap((file) => {
      // finding.ts is what every part may say.
      const allowed = reach(arrows, partOf(file)).add('finding.ts')
      return importsOf(file)
        .filter((target) => !allowed.has(partOf(target)))
        .map((target) => `src/${file} imports src/${target}`)
    })
    expect(against).toEqual([])
  })
})

it('only cli.ts and the host use `process`', () => {
  const users = files.filter((file) => /\bprocess\.\w|node:process/.test(code(file)))
  expect(users.filter((file) => !file.startsWith('host/'))).toEqual(['cli.ts'])
})

it('files can be read in one go', () => {
  const long = files.filter((file) => readFileSync(join(src, file), 'utf8').split('\n').length > 260)
  expect(long).toEqual([])
})

it('names say things and stages, not roles', () => {
  const roles = /(^|[/-])(utils?|helpers?|managers?|common|misc|shared)([./-]|$)/
  // Handlebars calls what a template may call a helper; there it is a thing.
  expect(files.filter((file) => roles.test(file) && file !== 'template/helpers.ts')).toEqual([])
})

/** A file without its comments. */
function code(file: string): string {
  return readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '')
}

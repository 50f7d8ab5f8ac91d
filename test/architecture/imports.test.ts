import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const src = join(root, 'src')

/** A folder of src/ (or src/ itself): what each part of it may import directly. */
interface Tree {
  readonly folder: string
  readonly arrows: ReadonlyMap<string, readonly string[]>
}

/** The trees of ARCHITECTURE.md: one of src/, and one of each folder that has folders inside. */
function declaredTrees(): Tree[] {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  return [...text.matchAll(/```tree ?(\S*)\n([\s\S]*?)```/g)].map(([, folder, block]) => ({
    folder: folder ? `${folder}/` : '',
    arrows: new Map(block!.trimEnd().split('\n').map(arrowsOf)),
  }))
}

function arrowsOf(line: string): [part: string, next: string[]] {
  const names = line.slice(line.lastIndexOf('→') + 1).trim()
  return [line.split(/\/?\s/, 1)[0]!, names ? names.split(/\s+/) : []]
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

/** Relative imports, static and dynamic, types too: a type can point backwards as well as code. `#host` is either of two files. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(src, file), 'utf8')
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+|#host)'/g)
  return [...found].flatMap(([, path]) =>
    path === '#host' ? ['host/node.ts', 'host/browser.ts'] : normalize(join(dirname(file), path!)),
  )
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts'))
const imports = new Map(files.map((file) => [file, importsOf(file)]))
const trees = declaredTrees()

it('src/ has a tree, and so has every folder with folders inside', () => {
  expect(files.length).toBeGreaterThan(50)
  const nested = files.filter((file) => file.split('/').length > 2).map((file) => `${file.split('/')[0]}/`)
  expect(trees.map(({ folder }) => folder).sort()).toEqual(['', ...new Set(nested)].sort())
})

describe.each(trees)('imports follow the arrows of ARCHITECTURE.md: src/$folder', ({ folder, arrows }) => {
  const inside = files.filter((file) => file.startsWith(folder))
  const partOf = (file: string): string => file.slice(folder.length).split('/')[0]!
  const steps = inside.flatMap((file) =>
    imports
      .get(file)!
      .filter((target) => target.startsWith(folder))
      .map((target) => ({ file, target, from: partOf(file), to: partOf(target) })),
  )

  it('every part stands in the tree, and every line of the tree is a part', () => {
    expect([...new Set(inside.map(partOf))].sort()).toEqual([...arrows.keys()].sort())
  })

  it('every arrow leads to a part of the tree', () => {
    expect([...arrows.values()].flat().filter((part) => !arrows.has(part))).toEqual([])
  })

  it('no arrow leads back', () => {
    for (const [part, direct] of arrows)
      for (const next of direct) expect(reach(arrows, next), `${part} → ${next}`).not.toContain(part)
  })

  it('no import goes against an arrow', () => {
    // finding.ts is what every part may say.
    const against = steps.filter(({ from, to }) => to !== 'finding.ts' && !reach(arrows, from).has(to))
    expect(against.map(({ file, target }) => `src/${file} imports src/${target}`)).toEqual([])
  })

  it('every arrow is walked', () => {
    const walked = new Set(steps.map(({ from, to }) => `${from} → ${to}`))
    const drawn = [...arrows].flatMap(([part, direct]) => direct.map((next) => `${part} → ${next}`))
    expect(drawn.filter((arrow) => !walked.has(arrow))).toEqual([])
  })
})

it('no file imports itself by way of others, not even for a type', () => {
  const inCircle = files.filter((file) => imports.get(file)!.some((next) => reach(imports, next).has(file)))
  expect(inCircle).toEqual([])
})

it('only the host, the local server, the command line and the second thread know that they run in Node', () => {
  const knowing = files.filter((file) => NODE.test(code(file)) && !/^(?:host|serve)\//.test(file))
  expect(knowing).toEqual(['cli.ts', 'worker.ts'])
})

it.each(['kit/lay.ts', 'kit/paint.ts', 'check/groups.ts'])('%s needs nothing that only Node has', (file) => {
  expect(files).toContain(file)
  const needed = [...reach(imports, file)].filter((each) => each !== 'host/node.ts' && imports.has(each))
  expect(needed.filter((each) => NODE.test(code(each)))).toEqual([])
})

it('knows Node by its modules and its globals, and nothing else by their names', () => {
  const given = ["import 'node:fs'", 'process.exit()', 'const { env } = process', 'x = Buffer.from(y)']
  expect(given.filter((line) => !NODE.test(line))).toEqual([])
  expect(['new hb.Buffer()', 'journal.process', '{ process: 1 }'].filter((line) => NODE.test(line))).toEqual(
    [],
  )
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

const NODE = /'node:|(?<![.\w$])(?:Buffer|process)\b(?!:)/

/** A file without its comments. */
function code(file: string): string {
  return readFileSync(join(src, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*/g, '')
}

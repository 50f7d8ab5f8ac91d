import type { Finding, Severity } from '../finding.ts'
import type { Library } from '../library/library.ts'
import type { CheckGroup, ExplainedCheck } from './check.ts'
import { withoutWaived } from './waive.ts'

/** Every group of checks, loaded when needed. A new group is a folder and a line here. */
export const groups: Readonly<Record<string, () => Promise<{ readonly group: CheckGroup }>>> = {
  file: () => import('./file.ts'),
  data: async () => ({ group: await (await import('./data/group.ts')).dataGroup() }),
  locale: async () => ({ group: (await import('./locale/group.ts')).localeGroup(allCodes) }),
  fit: () => import('./fit/group.ts'),
  facts: () => import('./facts/group.ts'),
}

/** All findings about a game, in the languages asked for, in the order of the files. */
export async function checkLibrary(
  library: Library,
  languages: readonly string[],
  /** Only these groups; all when left out. */
  names: readonly string[] = Object.keys(groups),
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const [name, load] of Object.entries(groups)) {
    if (!names.includes(name)) continue
    const { group } = await load()
    findings.push(...(await group.find(library, languages)))
  }
  return sortedOnce(withoutWaived(findings, library))
}

/** Every check there is, for `--explain` and for the tests of their examples. */
export async function allChecks(): Promise<readonly ExplainedCheck[]> {
  const loaded = await Promise.all(Object.values(groups).map((load) => load()))
  return loaded.flatMap(({ group }) => group.checks)
}

const allCodes = async (): Promise<ReadonlySet<string>> =>
  new Set((await allChecks()).map(({ code }) => code))

const WEIGHT: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 }

/** In the order of the files, and what is found twice told once. */
export const sortedOnce = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted(byPlace).filter((finding, i, all) => i === 0 || byPlace(all[i - 1]!, finding) !== 0)

/** By file, line and column; at one place the gravest first. */
function byPlace(a: Finding, b: Finding): number {
  const [p, q] = [a.place, b.place]
  return (
    compare(p?.file ?? '', q?.file ?? '') ||
    (p?.line ?? 0) - (q?.line ?? 0) ||
    (p?.column ?? 0) - (q?.column ?? 0) ||
    WEIGHT[a.severity] - WEIGHT[b.severity] ||
    compare(a.code, b.code) ||
    compare(a.message, b.message) ||
    // What is wrong with a template is found in every language that prints it, and told once.
    (p ? 0 : compare(a.lang ?? '', b.lang ?? ''))
  )
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

import type { Finding, Severity } from '../finding.ts'
import type { LaidKit } from '../kit/lay.ts'
import type { Library } from '../library/library.ts'
import type { CheckGroup, ExplainedCheck, LanguageOf } from './check.ts'
import { isCompared, isReadByBuild } from './facts/compared.ts'
import { withoutWaived } from './waive.ts'

type Groups<Given> = Readonly<Record<string, () => Promise<{ readonly group: CheckGroup<Given> }>>>

// Every group of checks, by what it looks at, loaded when needed. A new group is a folder and a line here.

const ofGame: Groups<Library> = {
  file: () => import('./file.ts'),
  data: async () => ({ group: await (await import('./data/group.ts')).dataGroup() }),
}

const ofLanguage = {
  locale: async () => ({ group: (await import('./locale/group.ts')).localeGroup(allCodes) }),
  facts: () => import('./facts/group.ts'),
  lexicon: () => import('./facts/lexicon-group.ts'),
} satisfies Groups<LanguageOf>

const ofKit: Groups<LaidKit> = {
  template: () => import('./template.ts'),
  fit: () => import('./fit/group.ts'),
  book: () => import('./book.ts'),
  sheet: () => import('./sheet.ts'),
}

/** What is wrong with the files of a game and the data in them. */
export const checkData = (library: Library): Promise<Finding[]> => findIn(ofGame, library, library)

/** What is wrong with the words of a language; what the build has proven need not be proven again. */
export async function checkWords(library: Library, lang: string): Promise<Finding[]> {
  const proven = isReadByBuild({ library, lang }) ? [] : await checkWithLexicon(library, lang)
  return [...(await checkSpelling(library, lang)), ...proven]
}

/** Whether cards say what they state, and whether the lexicon that says so is sound. */
export function checkWithLexicon(library: Library, lang: string): Promise<Finding[]> {
  const { facts, lexicon } = ofLanguage
  return findIn({ facts, lexicon }, { library, lang }, library)
}

// As far as it matters on paper:

/** What is wrong with the words themselves. */
export const checkSpelling = (library: Library, lang: string): Promise<Finding[]> =>
  findIn({ locale: ofLanguage.locale }, { library, lang }, library)

/** Whether cards say what they state; what has been compared with its facts need not be compared again. */
export async function checkFacts(library: Library, lang: string): Promise<Finding[]> {
  if (isCompared({ library, lang })) return []
  return findIn({ facts: ofLanguage.facts }, { library, lang }, library)
}

/** What is wrong with what is about to be painted. What was found on the way is told even where no check of the groups asks for it. */
export async function checkKit(laid: LaidKit): Promise<Finding[]> {
  const told = await findIn(ofKit, laid, laid.library)
  return sortedOnce([...told, ...withoutWaived(laid.findings, laid.library)])
}

async function findIn<Given>(groups: Groups<Given>, given: Given, library: Library): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const load of Object.values(groups)) {
    const { group } = await load()
    findings.push(...(await group.find(given)))
  }
  return withoutWaived(findings, library)
}

/** Every check there is, for `--explain` and for the tests of their examples. */
export async function allChecks(): Promise<readonly ExplainedCheck[]> {
  const loads = [ofGame, ofLanguage, ofKit].flatMap((groups) => Object.values(groups))
  const loaded = await Promise.all(loads.map((load) => load()))
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
    compare(p?.file, q?.file) ||
    (p?.line ?? 0) - (q?.line ?? 0) ||
    (p?.column ?? 0) - (q?.column ?? 0) ||
    WEIGHT[a.severity] - WEIGHT[b.severity] ||
    compare(a.code, b.code) ||
    compare(a.message, b.message) ||
    // What is wrong with a template is found in every language that prints it, and told once.
    (p ? 0 : compare(a.lang, b.lang))
  )
}

const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0)

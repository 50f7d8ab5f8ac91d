import type { Library } from '../library/library.ts'
import { buildSideBySide } from './books.ts'
import { type BuiltKit, buildKit } from './build.ts'
import type { PrintRequest } from './request.ts'
import { hasSecondThread, inSecondThread, WORTH_A_THREAD } from './second-thread.ts'

/** The kit of one language, its words opened first. */
export async function buildLanguage(
  library: Library,
  request: PrintRequest,
  lang: string,
): Promise<BuiltKit> {
  const kit = await buildKit(await library.source(lang, request), request)
  return { ...kit, findings: [...library.themeReading.findings, ...kit.findings] }
}

/** The rulebooks of two languages beside each other. */
export async function buildPair(
  library: Library,
  request: PrintRequest,
  [left, right]: readonly [string, string],
): Promise<BuiltKit> {
  const [ours, theirs] = [await library.source(left, request), await library.source(right, request)]
  const { files, findings } = await buildSideBySide(ours, theirs, request)
  return { lang: `${left}-${right}`, files, findings: [...library.themeReading.findings, ...findings] }
}

/**
 * Kits of all languages asked for, in that order. Several languages are shared between two threads: languages have nothing to
 * do with one another, and almost every computer has two cores. `begin` is called as each kit is begun or comes in.
 */
export async function buildLanguages(
  library: Library,
  request: PrintRequest,
  begin: (lang: string) => void,
): Promise<BuiltKit[]> {
  const { languages } = request
  const { folder } = library
  const shared =
    hasSecondThread(folder) && languages.length >= WORTH_A_THREAD ? Math.floor(languages.length / 2) : 0
  const theirs = languages.slice(languages.length - shared)
  const waiting = shared > 0 ? elsewhere(folder.directory!, request, theirs, begin) : []
  const kits: BuiltKit[] = []
  for (const lang of languages.slice(0, languages.length - shared)) {
    begin(lang)
    kits.push(await buildLanguage(library, request, lang))
  }
  return [...kits, ...(await waiting)]
}

async function elsewhere(
  directory: string,
  request: PrintRequest,
  languages: readonly string[],
  begin: (lang: string) => void,
): Promise<BuiltKit[]> {
  const kits: BuiltKit[] = []
  await inSecondThread<BuiltKit>({ work: 'print', directory, request, languages }, (kit) => {
    begin(kit.lang)
    kits.push(kit)
  })
  return kits
}

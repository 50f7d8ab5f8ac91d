import type { Game } from '../game/game.ts'
import { buildSideBySide } from './books.ts'
import { type BuiltKit, buildKit } from './build.ts'
import { openSource } from './open.ts'
import type { PrintRequest } from './request.ts'
import { hasSecondThread, inSecondThread, WORTH_A_THREAD } from './second-thread.ts'

/** The kit of one language, its words opened first. */
export async function buildLanguage(game: Game, request: PrintRequest, lang: string): Promise<BuiltKit> {
  const { source, findings } = await openSource(game, { ...request, lang })
  const kit = await buildKit(source, request)
  return { ...kit, findings: [...findings, ...kit.findings] }
}

/** The rulebooks of two languages beside each other. */
export async function buildPair(
  game: Game,
  request: PrintRequest,
  [left, right]: readonly [string, string],
): Promise<BuiltKit> {
  const [ours, theirs] = [
    await openSource(game, { ...request, lang: left }),
    await openSource(game, { ...request, lang: right }),
  ]
  const { files, findings } = await buildSideBySide(ours.source, theirs.source, request)
  return { lang: `${left}-${right}`, files, findings: [...ours.findings, ...findings] }
}

/**
 * Kits of all languages asked for, in that order. Several languages are shared between two threads: languages have nothing to
 * do with one another, and almost every computer has two cores. `begin` is called as each kit is begun or comes in.
 */
export async function buildLanguages(
  game: Game,
  request: PrintRequest,
  begin: (lang: string) => void,
): Promise<BuiltKit[]> {
  const { languages } = request
  const shared =
    hasSecondThread(game.folder) && languages.length >= WORTH_A_THREAD ? Math.floor(languages.length / 2) : 0
  const theirs = languages.slice(languages.length - shared)
  const waiting = shared > 0 ? elsewhere(game.folder.directory!, request, theirs, begin) : []
  const kits: BuiltKit[] = []
  for (const lang of languages.slice(0, languages.length - shared)) {
    begin(lang)
    kits.push(await buildLanguage(game, request, lang))
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

import { Worker } from 'node:worker_threads'
import type { Game } from '../game/game.ts'
import { buildSideBySide } from './books.ts'
import { type BuiltKit, buildKit } from './build.ts'
import { openSource } from './open.ts'
import type { PrintRequest } from './request.ts'

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

/** Below this, starting a second thread costs more than it saves. */
const WORTH_A_WORKER = 3

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
  // The sources run in tests without a bundle, and a game in memory cannot be read again by a worker.
  const bundled = import.meta.url.endsWith('.js') && game.folder.directory !== undefined
  const shared = bundled && languages.length >= WORTH_A_WORKER ? Math.floor(languages.length / 2) : 0
  const theirs = languages.slice(languages.length - shared)
  const waiting = shared > 0 ? elsewhere(game.folder.directory!, request, theirs, begin) : Promise.resolve([])
  const kits: BuiltKit[] = []
  for (const lang of languages.slice(0, languages.length - shared)) {
    begin(lang)
    kits.push(await buildLanguage(game, request, lang))
  }
  return [...kits, ...(await waiting)]
}

/** What a worker is given, and sends back one by one. */
export interface WorkerTask {
  readonly directory: string
  readonly request: PrintRequest
  readonly languages: readonly string[]
}

function elsewhere(
  directory: string,
  request: PrintRequest,
  languages: readonly string[],
  begin: (lang: string) => void,
): Promise<BuiltKit[]> {
  const task: WorkerTask = { directory, request, languages }
  return new Promise((resolve, reject) => {
    const kits: BuiltKit[] = []
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: task })
    worker.on('message', (kit: BuiltKit) => {
      begin(kit.lang)
      kits.push(kit)
    })
    worker.on('error', reject)
    worker.on('exit', () => resolve(kits))
  })
}

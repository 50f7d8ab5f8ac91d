import { checkKit } from '../../src/check/groups.ts'
import type { Finding } from '../../src/finding.ts'
import type { Game } from '../../src/game/game.ts'
import type { KitFile } from '../../src/kit/file.ts'
import { type LaidKit, layKit, layPair } from '../../src/kit/lay.ts'
import { paintKit } from '../../src/kit/paint.ts'
import type { PrintRequest } from '../../src/kit/request.ts'
import type { Library } from '../../src/library/library.ts'
import { openGame } from '../../src/library/open.ts'
import type { Words } from '../../src/locale/translate.ts'
import type { GameFolder } from '../../src/source/folder.ts'

const libraries = new Map<Game, Library>()

/** The game that ships, or the one in a folder. */
export function gameOf(folder?: string | GameFolder): Game {
  const library = openGame(folder)
  libraries.set(library.readableGame, library)
  return library.readableGame
}

export const libraryOf = (game: Game): Library => libraries.get(game)!

/** What is to be cut out, with a file for each stack of sheets, and no rulebook. */
const CUT_OUT: Partial<PrintRequest> = {
  groups: ['cards', 'tiles', 'tokens', 'setup', 'aid'],
  split: true,
  version: '1.2.3',
}

/** A kit in memory, and what the checks say of it. */
export interface Kit {
  readonly laid: LaidKit
  readonly words: Words
  readonly files: readonly KitFile[]
  readonly findings: readonly Finding[]
}

export async function kitOf(game: Game, lang: string, changes: Partial<PrintRequest> = {}): Promise<Kit> {
  return printed(await layKit(libraryOf(game), { ...CUT_OUT, ...changes }, lang))
}

/** The rulebook alone. */
export const rulesOf = (game: Game, lang: string, changes: Partial<PrintRequest> = {}): Promise<Kit> =>
  kitOf(game, lang, { groups: ['rules'], ...changes })

/** Two rulebooks beside each other. */
export async function pairOf(
  game: Game,
  pair: readonly [string, string],
  changes: Partial<PrintRequest> = {},
): Promise<Kit> {
  return printed(await layPair(libraryOf(game), changes, pair))
}

async function printed(laid: LaidKit): Promise<Kit> {
  return { laid, words: laid.source.words, files: await paintKit(laid), findings: await checkKit(laid) }
}

export const fileOf = ({ files }: Pick<Kit, 'files'>, name: string): Uint8Array => {
  const file = files.find(({ path }) => path.endsWith(`/${name}.pdf`))
  if (!file) throw new Error(`no ${name}.pdf among ${files.map(({ path }) => path).join(', ')}`)
  return file.bytes
}

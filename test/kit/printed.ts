import type { Game } from '../../src/game/game.ts'
import { type BuiltKit, buildKit } from '../../src/kit/build.ts'
import type { PrintRequest } from '../../src/kit/request.ts'
import { Library } from '../../src/library/library.ts'
import { openGame } from '../../src/library/open.ts'
import type { Words } from '../../src/locale/translate.ts'

/** The game that ships, or the one in a folder. */
export function gameOf(folder?: string): Game {
  return openGame(folder).readableGame
}

export const requestOf = (game: Game, changes: Partial<PrintRequest> = {}): PrintRequest => ({
  languages: ['en'],
  paper: { name: 'A4', ...game.formats.papers.a4! },
  cardSize: game.formats.cards.standard!,
  bleed: 0,
  backs: 'long',
  order: 'interleaved',
  offset: { x: 0, y: 0 },
  ink: 'full',
  groups: ['cards', 'tiles', 'tokens', 'setup', 'aid'],
  expansions: [],
  englishNames: true,
  formats: ['pdf'],
  version: '1.2.3',
  ...changes,
})

/** The kit of a language, in memory. */
export async function kitOf(
  game: Game,
  lang: string,
  changes: Partial<PrintRequest> = {},
): Promise<{ kit: BuiltKit; words: Words }> {
  const request = requestOf(game, changes)
  const source = await new Library(game.folder).source(lang, request)
  return { kit: await buildKit(source, request), words: source.words }
}

export const fileOf = (kit: BuiltKit, name: string): Uint8Array => {
  const file = kit.files.find(({ path }) => path.endsWith(`/${name}.pdf`))
  if (!file) throw new Error(`no ${name}.pdf`)
  return file.bytes
}

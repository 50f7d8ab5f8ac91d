import type { Finding } from '../finding.ts'
import { type GameFolder, readText } from '../source/folder.ts'

/** Templates of the game, and of those that it does not have, the ones that the program brings. */
export function templateReader(game: GameFolder, defaults: GameFolder): (name: string) => string | Finding {
  const own = new Set(game.list('templates'))
  const brought = new Set(defaults.list('templates'))
  const home = (name: string) => (brought.has(name) && !own.has(name) ? defaults : game)
  return (name) => readText(home(name), `templates/${name}`)
}

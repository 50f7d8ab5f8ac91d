import { host } from '#host'
import { type GameFolder, memoryFolder } from '../source/folder.ts'

/** Files of a game by their paths, as the build packs them for a browser. */
export type Pack = Readonly<Record<string, string>>

/** Lists every path, with the pack it is in. */
export const INDEX = 'game/index.json'
const BASE = 'game/base.json'

/**
 * Which pack a file of a game is in. Whoever prints German needs no other language, and whoever prints at all seldom needs a
 * lexicon: texts that ship have been compared with their facts.
 */
export function packOf(path: string): string {
  const [folder, lang, inside] = path.split('/')
  if (folder !== 'locales') return BASE
  if (inside === 'lexicon') return `game/${lang}-lexicon.json`
  // Read in the language of the page, whatever language somebody works on.
  return inside === 'facts.yaml' ? `game/${lang}-facts.json` : `game/${lang}.json`
}

/** The packs that a kit in a language is made from. */
export const packsFor = (lang: string, first: string): string[] =>
  [...new Set([first, lang])].map((each) => packOf(`locales/${each}/cards.yaml`))

/** The game that ships, fetched pack by pack: a file whose pack is not here breaks the work off, as files of the program do. */
export function packedFolder(): GameFolder {
  // Who wants a game wants its facts: both on one way.
  host.want([INDEX, BASE])
  const paths = read<readonly string[]>(INDEX)
  const { list } = memoryFolder(Object.fromEntries(paths.map((path) => [path, ''])))
  const known = new Set(paths)
  const packs = new Map<string, Pack>()
  const open = (name: string): Pack => {
    const pack = packs.get(name) ?? read<Pack>(name)
    packs.set(name, pack)
    return pack
  }
  return {
    name: 'the game',
    bytes: (path) => (known.has(path) ? new TextEncoder().encode(open(packOf(path))[path]) : 'missing'),
    list,
  }
}

const read = <Content>(name: string): Content =>
  JSON.parse(new TextDecoder().decode(host.read(name))) as Content

import { exampleGame } from '../../src/check/example-game.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { shippedFolder } from '../../src/host/shipped.ts'
import { defaultsFolder } from '../../src/library/defaults.ts'
import { type GameFolder, readText } from '../../src/source/folder.ts'
import { pictures } from './pictures.ts'

/** Texts; of a picture every letter stands for a byte. */
export type Files = Readonly<Record<string, string>>
export type GameName = 'orchard' | 'example' | 'growl'

/** The games that are broken: one of almost nothing, a small one with something of everything, and GROWL in two languages. */
export const games: Readonly<Record<GameName, Files>> = {
  orchard: filesOf(diskFolder(`${shippedFolder()}/test/games/orchard`), ['en', 'de', 'pt']),
  example: { ...filesOf(defaultsFolder(), []), ...filesOf(exampleGame, ['en', 'de']), ...pictures() },
  growl: growlIn(['en', 'fr']),
}

/** Anybody may have templates of the web page in their folder, so those of the program are broken as if GROWL had them. */
function growlIn(languages: readonly string[]): Files {
  const files = { ...filesOf(defaultsFolder(), []), ...filesOf(diskFolder(shippedFolder()), languages) }
  const game = files['data/game.yaml']!.replace(/^languages: .*$/m, `languages: [${languages.join(', ')}]`)
  return { ...files, 'data/game.yaml': game }
}

function filesOf(folder: GameFolder, languages: readonly string[]): Record<string, string> {
  const locales = languages.flatMap((lang) => [
    `locales/${lang}`,
    `locales/${lang}/expansions`,
    `locales/${lang}/lexicon`,
  ])
  const paths = ['data', 'data/expansions', 'templates', ...locales].flatMap((path) =>
    folder.list(path).map((name) => `${path}/${name}`),
  )
  return Object.fromEntries(
    paths.filter((path) => /\.(yaml|hbs)$/.test(path)).map((path) => [path, textOf(folder, path)]),
  )
}

function textOf(folder: GameFolder, path: string): string {
  const text = readText(folder, path)
  if (typeof text !== 'string') throw new Error(text.message)
  return text
}

/** Kinds of files that are broken in ways of their own. */
export type FileKind =
  | 'data'
  | 'facts'
  | 'words'
  | 'lexicon'
  | 'notes'
  | 'theme'
  | 'svg'
  | 'book'
  | 'web'
  | 'picture'

export const PICTURE = /\.(?:png|jpg)$/

const KINDS: readonly (readonly [FileKind, RegExp])[] = [
  ['facts', /^data\/facts\.yaml$/],
  ['data', /^data\//],
  ['theme', /theme\.yaml$/],
  ['lexicon', /\/lexicon\//],
  ['notes', /(?:lock|waivers|avoid)\.yaml$/],
  ['words', /^locales\//],
  ['svg', /\.svg\.hbs$/],
  ['book', /\.md\.hbs$/],
  ['web', /\.(?:html|css)\.hbs$/],
  ['picture', PICTURE],
]

export function kindOf(path: string): FileKind {
  const found = KINDS.find(([, shape]) => shape.test(path))
  if (!found) throw new Error(`${path} is of no known kind`)
  return found[0]
}

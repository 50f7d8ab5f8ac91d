import { host } from '#host'
import { PROGRAM_LANGUAGE } from '../locale/program.ts'
import { type GameFolder, memoryFolder } from '../source/folder.ts'

/** Listed, because a browser can fetch files but not look which there are; a test compares the list with the folder. */
const LANGUAGES = ['en', 'es', 'de', 'it', 'fr', 'zh', 'ja', 'th']
const HOW_TO_PARTS = [
  'big-step',
  'cards',
  'column',
  'feed',
  'flip',
  'fold',
  'list',
  'outcomes',
  'printer',
  'stack',
  'steps',
  'strip',
  'trial',
  'turn',
]
const TEMPLATES = [
  'templates/how-to.svg.hbs',
  'templates/turn.svg.hbs',
  ...HOW_TO_PARTS.map((part) => `templates/_how-to-${part}.svg.hbs`),
  'templates/rules.html.hbs',
  'templates/_block.html.hbs',
  'templates/rules.css.hbs',
  'templates/paste-up.svg.hbs',
  'templates/steps.svg.hbs',
  'templates/tuck-box.svg.hbs',
]
const THEME = 'templates/theme.yaml'
const wordsIn = (lang: string): string => `locales/${lang}/program.yaml`
const FILES = [THEME, ...TEMPLATES, ...LANGUAGES.map(wordsIn)]

/** What the program brings for games that say nothing else, in the folders that a game would have it in. */
export const defaultsFolder = (): GameFolder => {
  const { list } = memoryFolder(Object.fromEntries(FILES.map((file) => [file, ''])))
  return {
    name: 'the program',
    bytes: (path) => (FILES.includes(path) ? read(path) : 'missing'),
    list,
  }
}

/** Who needs one of the templates will soon need others. */
function read(path: string): Uint8Array {
  if (TEMPLATES.includes(path)) host.want(TEMPLATES.map(fileOf))
  return host.read(fileOf(path))
}

const fileOf = (path: string): string => `defaults/${path}`

/** What cards in a language are made with: the theme, for games that have none, and words. */
export const defaultsFor = (lang: string): string[] =>
  [THEME, ...LANGUAGES.filter((known) => known === lang || known === PROGRAM_LANGUAGE).map(wordsIn)].map(
    fileOf,
  )

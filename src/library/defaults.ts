import { host } from '#host'
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
const FILES = [
  'templates/theme.yaml',
  'templates/how-to.svg.hbs',
  'templates/turn.svg.hbs',
  ...HOW_TO_PARTS.map((part) => `templates/_how-to-${part}.svg.hbs`),
  'templates/rules.html.hbs',
  'templates/_block.html.hbs',
  'templates/rules.css.hbs',
  'templates/paste-up.svg.hbs',
  'templates/steps.svg.hbs',
  'templates/tuck-box.svg.hbs',
  ...LANGUAGES.map((lang) => `locales/${lang}/program.yaml`),
]

/** What the program brings for games that say nothing else, in the folders that a game would have it in. */
export const defaultsFolder = (): GameFolder => {
  const { list } = memoryFolder(Object.fromEntries(FILES.map((file) => [file, ''])))
  return {
    name: 'the program',
    bytes: (path) => (FILES.includes(path) ? host.read(`defaults/${path}`) : 'missing'),
    list,
  }
}

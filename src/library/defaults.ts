import { host } from '#host'
import { type GameFolder, memoryFolder } from '../source/folder.ts'

const FILES = [
  'templates/theme.yaml',
  'templates/rules.html.hbs',
  'templates/_block.html.hbs',
  'templates/rules.css.hbs',
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

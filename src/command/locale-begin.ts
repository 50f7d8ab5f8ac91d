import { shippedFolder } from '../host/shipped.ts'
import { writeFiles } from '../host/write.ts'
import { openGame } from '../library/open.ts'
import { copiesFor } from '../locale/begin.ts'
import { lockText, lockWith } from '../locale/lock.ts'
import { isSameLanguage } from '../order/choose-language.ts'
import { type Options, UsageError } from '../order/option.ts'
import { overlay } from '../source/folder.ts'
import { progressIn } from './locale-progress.ts'
import { EXIT, type Run } from './verb.ts'

/**
 * Gives a language the files of words it does not have yet, to be translated in place, and notes which English they are
 * begun from: should that change before they are accepted, they are stale. What is there already stays as it is.
 */
export const begin: Run = async (options, terminal, words) => {
  const directory = options.game ?? shippedFolder()
  mustBeOne(options, words)
  const library = openGame(options.game)
  const before = progressIn(library, options, terminal)
  if (!before) return EXIT.findings
  const copies = before.flatMap(({ own, source }) => copiesFor(own, source, library.folder))
  const copied = overlay(library.folder, Object.fromEntries(copies.map(({ path, bytes }) => [path, bytes])))
  const after = progressIn(openGame(copied), options, terminal)
  if (!after) return EXIT.findings
  const locks = after.map(({ lock, units }) => ({ path: lock.file, bytes: lockText(lockWith(units)) }))
  writeFiles(directory, [...copies, ...locks])
  for (const { path } of copies) terminal.out(`${path} to be translated\n`)
  for (const { lock, units } of after)
    terminal.out(`${lock.file} records which words each of ${units.length} texts follows\n`)
  return EXIT.ok
}

function mustBeOne({ lang, game: directory }: Options, words: readonly string[]): void {
  if (!lang?.trim() || lang.toLowerCase() === 'all' || lang.includes(',') || words.length > 0)
    throw new UsageError('Write: npx growl locale begin --lang LANG, with the code of one language.')
  const { game } = openGame(directory)
  if (game && !game.languages.some((code) => isSameLanguage(lang, code)))
    throw new UsageError(`First add "${lang}" at the end of "languages" in data/game.yaml.`)
}

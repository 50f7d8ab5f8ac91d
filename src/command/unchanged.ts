import { host } from '#host'
import { sourceLanguage } from '../game/game.ts'
import { programIdentity } from '../host/identity.ts'
import type { PrintOrder } from '../job/print.ts'
import { languagesOn } from '../job/print-language.ts'
import type { Library } from '../library/library.ts'

/** All that decides what a print writes, as one hash: program, order, and what is read of the game. Nothing if it is not to be spared. */
export function madeOf(library: Library, order: PrintOrder): string | undefined {
  const { request, languages, sideBySide, force } = order
  const program = programIdentity()
  // Lost cards are named in any language, and are few.
  if (program === undefined || force || request.only) return undefined
  const read = new Set([
    sourceLanguage(library.readableGame),
    ...(sideBySide ?? languages.flatMap((lang) => languagesOn(request, lang))),
  ])
  const inputs = ['data', 'templates', ...[...read].map((lang) => `locales/${lang}`)].map(library.digest)
  // A folder of a language that the game does not list is an error.
  const languageFolders = library.folder.list('locales')
  if (inputs.includes(undefined)) return undefined
  return host.sha256(JSON.stringify([program, order, languageFolders, inputs]))
}

/** A line per language: where the files of the last print are. */
export function whereUnchanged(paths: readonly string[], directory: string): string[] {
  const shown = paths.filter((path) => !path.endsWith('/manifest.json'))
  const folders = new Set(shown.map((path) => path.split('/')[0]!))
  return [...folders].map((folder) => {
    const files = shown.filter((path) => path.startsWith(`${folder}/`)).map((path) => `${directory}/${path}`)
    return `${folder.padEnd(8)}as it was: ${files.join(', ')}`
  })
}

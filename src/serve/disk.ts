import { host } from '#host'
import { replaceFiles } from '../host/write.ts'
import type { Library } from '../library/library.ts'
import type { Written } from '../library/written.ts'

/** Tells one wording of a text from another; nothing is a wording of its own. */
export const tagOf = (value = ''): string =>
  value === '' ? '"none"' : `"${host.sha256(value).slice(0, 32)}"`

/** Puts files into the folder of the game: all of them or none, each beside its place first and then moved in. */
export function write(
  { folder }: Library,
  files: Readonly<Record<string, Uint8Array | string | undefined>>,
): void {
  const all = Object.entries(files)
  replaceFiles(folder.directory!, {
    write: all.flatMap(([path, bytes]) => (bytes === undefined ? [] : [{ path, bytes }])),
    remove: all.flatMap(([path, bytes]) => (bytes === undefined ? [path] : [])),
  })
}

/** Which languages there are is said by the game, not by whoever asks. */
export const isLanguageOf = ({ readableGame }: Library, lang: string): boolean =>
  readableGame.languages.includes(lang)

export const noLanguage = (lang: string): Written => ({ refused: `The game has no language "${lang}".` })

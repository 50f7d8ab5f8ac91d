import { sourceLanguage } from '../game/game.ts'
import { copiesFor, withLanguage, withLanguageName } from '../locale/begin.ts'
import { lockText, lockWith, statusOf } from '../locale/lock.ts'
import { type GameFolder, overlay } from '../source/folder.ts'
import { Library } from './library.ts'

/** A language that is to be begun. */
export interface NewLanguage {
  readonly code: string
  /** As its speakers call it. */
  readonly name: string
}

export type NewFiles = Readonly<Record<string, Uint8Array>>

const GAME = 'data/game.yaml'

/**
 * The files that a new language begins with: as `growl locale begin` makes them, with the language in data/game.yaml and its name. Or why
 * there are none.
 */
export function filesToBegin(library: Library, { code, name }: NewLanguage): NewFiles | string {
  const { folder } = library
  if (folder.list(`locales/${code}`).length > 0)
    return `There is a folder locales/${code} already. Add "${code}" at the end of "languages" in ${GAME} to use it.`
  const game = withLanguage(textOf(folder, GAME), code)
  if (game === undefined) return `Add "${code}" at the end of "languages" in ${GAME} by hand.`
  const copied = { [GAME]: bytesOf(game), ...copiesOf(library, code, name) }
  const begun = new Library(overlay(folder, copied), library.defaults)
  const lock = begun.lock(code)
  const units = statusOf(begun.locale(code), begun.originals(code), lock, begun.facts.sheet)
  return { ...copied, [lock.file]: bytesOf(lockText(lockWith(units))) }
}

function copiesOf(library: Library, code: string, name: string): NewFiles {
  const first = sourceLanguage(library.readableGame)
  const copies = copiesFor(library.locale(code), library.locale(first), library.folder)
  const program = `locales/${code}/program.yaml`
  const named = withLanguageName('', name)
  return {
    [program]: bytesOf(named),
    ...Object.fromEntries(
      copies.map(({ path, bytes }) => [
        path,
        path === program ? bytesOf(withLanguageName(decoded(bytes), name)) : bytes,
      ]),
    ),
  }
}

/** Byte order mark and line ends are kept. */
const decoded = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const textOf = (folder: GameFolder, file: string): string => {
  const bytes = folder.bytes(file)
  return typeof bytes === 'string' ? '' : decoded(bytes)
}

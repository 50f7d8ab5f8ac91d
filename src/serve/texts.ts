import { host } from '#host'
import { writeFiles } from '../host/write.ts'
import type { Library } from '../library/library.ts'
import { readLocale, type Text } from '../locale/read.ts'
import { type GameFolder, MAX_TEXT, readText } from '../source/folder.ts'
import { setText } from '../source/set-text.ts'

/** A text that somebody has written in the page. */
export interface NewText {
  readonly lang: string
  readonly key: string
  readonly value: string
}

/** What became of it. */
export type Saved =
  | { readonly saved: true; readonly tag: string }
  /** Somebody else has changed it since the page read it; nothing was written. */
  | { readonly changed: string; readonly tag: string }
  | { readonly refused: string }

/** Tells one wording of a text from another. */
export const tagOf = (value: string | undefined): string =>
  value === undefined ? '"none"' : `"${host.sha256(value).slice(0, 32)}"`

/**
 * Puts a text into its file on disk, where nothing else changes. `seen` is the tag of the wording that the page has read: another
 * wording is never written over unseen. Which texts there are is said by the game, not by whoever asks.
 */
export function saveText(library: Library, { lang, key, value }: NewText, seen: string): Saved {
  const { folder, readableGame: game } = library
  if (!game.languages.includes(lang)) return { refused: `The game has no language "${lang}".` }
  if (value.length > MAX_TEXT) return { refused: `A text has at most ${MAX_TEXT} characters.` }
  // Read anew: somebody may have changed it a moment ago.
  const own = readLocale(folder, lang).texts.get(key)
  const place = own ?? placeLike(library.originals(lang).texts.get(key), lang)
  if (!place) return { refused: `The game has no text "${key}".` }
  const tag = tagOf(own?.value)
  if (tag !== seen) return { changed: own?.value ?? '', tag }
  return written(folder, place.file, pathOf(place), value)
}

/** A text that is missing goes where it is in the first language. */
const placeLike = (original: Text | undefined, lang: string): Pick<Text, 'file' | 'key'> | undefined =>
  original && { key: original.key, file: original.file.replace(/^locales\/[^/]+\//, `locales/${lang}/`) }

/** "cards:apple.text" → apple, text; in the file of an expansion, cards, apple, text. */
function pathOf({ file, key }: Pick<Text, 'file' | 'key'>): string[] {
  const [name = '', path = ''] = key.split(':', 2)
  return [...(file.includes('/expansions/') ? [name] : []), ...path.split('.')]
}

function written(folder: GameFolder, file: string, path: readonly string[], value: string): Saved {
  const text = folder.bytes(file) === 'missing' ? '' : readText(folder, file)
  if (typeof text !== 'string') return { refused: text.message }
  const changed = setText(rawText(folder, file, text), path, value)
  if (typeof changed !== 'string') return { refused: `${file}: ${changed.why}.` }
  writeFiles(folder.directory!, [{ path: file, bytes: changed }])
  return { saved: true, tag: tagOf(value) }
}

/** With its own line ends and its byte order mark, which stay. */
function rawText(folder: GameFolder, file: string, text: string): string {
  const bytes = folder.bytes(file)
  return typeof bytes === 'string' ? text : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

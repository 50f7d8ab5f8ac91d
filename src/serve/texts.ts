import type { Library } from '../library/library.ts'
import type { Writes, Written } from '../library/written.ts'
import { readLocale, type Text } from '../locale/read.ts'
import { type GameFolder, MAX_TEXT, readText } from '../source/folder.ts'
import { setText } from '../source/set-text.ts'
import * as z from '../source/zod.ts'
import { isLanguageOf, noLanguage, tagOf, write } from './disk.ts'

export const newText: z.ZodType<Writes['text']> = z.strictObject({
  lang: z.string(),
  key: z.string(),
  value: z.string(),
})

/**
 * Puts a text into its file on disk, where nothing else changes. `seen` is the tag of the wording that the page has read: another
 * wording is never written over unseen.
 */
export function saveText(library: Library, { lang, key, value }: Writes['text'], seen: string): Written {
  const { folder } = library
  if (!isLanguageOf(library, lang)) return noLanguage(lang)
  if (value.length > MAX_TEXT) return { refused: `A text has at most ${MAX_TEXT} characters.` }
  const { texts, findings } = readLocale(folder, lang)
  const own = texts.get(key)
  const place = own ?? placeLike(library.originals(lang).texts.get(key), lang)
  if (!place) return { refused: `The game has no text "${key}".` }
  // What cannot be read seems to be missing; it is there, and somebody is at it.
  const broken = own ? undefined : findings.find((finding) => finding.place?.file === place.file)
  if (broken?.place) return { refused: `${place.file}:${broken.place.line}: ${broken.message}.` }
  const tag = tagOf(own?.value)
  if (tag !== seen) return { changed: own?.value ?? '', tag }
  const changed = changedFile(folder, place.file, pathOf(place), value)
  if (typeof changed !== 'string') return changed
  write(library, { [place.file]: changed })
  return { saved: true, tag: tagOf(value) }
}

/** A text that is missing goes where it is in the first language. */
const placeLike = (original: Text | undefined, lang: string): Pick<Text, 'file' | 'key'> | undefined =>
  original && { key: original.key, file: original.file.replace(/^locales\/[^/]+\//, `locales/${lang}/`) }

/** "cards:apple.text" → apple, text; in the file of an expansion, cards, apple, text. */
function pathOf({ file, key }: Pick<Text, 'file' | 'key'>): string[] {
  const [name = '', path = ''] = key.split(':', 2)
  return [...(file.includes('/expansions/') ? [name] : []), ...path.split('.')]
}

function changedFile(
  folder: GameFolder,
  file: string,
  path: readonly string[],
  value: string,
): string | { readonly refused: string } {
  const text = folder.bytes(file) === 'missing' ? '' : readText(folder, file)
  if (typeof text !== 'string') return { refused: text.message }
  const changed = setText(rawText(folder, file, text), path, value)
  return typeof changed === 'string' ? changed : { refused: `${file}: ${changed.why}.` }
}

/** With its own line ends and its byte order mark, which stay. */
function rawText(folder: GameFolder, file: string, text: string): string {
  const bytes = folder.bytes(file)
  return typeof bytes === 'string' ? text : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

import { LANGUAGE_CODE } from '../game/language-code.ts'
import { filesToBegin } from '../library/begin.ts'
import type { Library } from '../library/library.ts'
import type { Writes, Written } from '../library/written.ts'
import * as z from '../source/zod.ts'
import { tagOf, write } from './disk.ts'

/** A language that somebody begins: it becomes a folder, so its code is nothing but a code. */
export const newLanguage: z.ZodType<Writes['language']> = z.strictObject({
  code: z.string().regex(LANGUAGE_CODE),
  name: z.string().trim().min(1).max(100),
})

/** Puts the first files of a language into the game. `seen` says that there was none when somebody began it. */
export function beginLanguage(library: Library, given: Writes['language'], seen: string): Written {
  const { languages } = library.readableGame
  const known = languages.find((code) => code.toLowerCase() === given.code.toLowerCase())
  const tag = tagOf(known)
  if (tag !== seen || known !== undefined) return { changed: known ?? '', tag }
  const files = filesToBegin(library, given)
  if (typeof files === 'string') return { refused: files }
  write(library, files)
  return { saved: true, tag: tagOf(given.code) }
}

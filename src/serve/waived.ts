import { isWaivable } from '../check/waive.ts'
import { checkGame } from '../job/check.ts'
import type { Library } from '../library/library.ts'
import { openGame } from '../library/open.ts'
import type { Writes, Written } from '../library/written.ts'
import { fingerprint } from '../locale/units.ts'
import { readWaivers, waiverFile, waiverLines, withoutWaiver, withWaivers } from '../locale/waivers.ts'
import * as z from '../source/zod.ts'
import { isLanguageOf, noLanguage, tagOf, write } from './disk.ts'

type Waiver = Writes['waived']

export const waiver: z.ZodType<Waiver> = z.strictObject({
  lang: z.string(),
  key: z.string(),
  code: z.string(),
  reason: z.string().trim().min(1).max(1000).nullable(),
})

/** Writes a waiver behind the others, or takes one out of them. `seen` is the tag of the wording that it is for. */
export async function saveWaiver(library: Library, given: Waiver, seen: string): Promise<Written> {
  const { lang, key, code } = given
  if (!isLanguageOf(library, lang)) return noLanguage(lang)
  if (!isWaivable(code)) return { refused: `"${code}" cannot be waived.` }
  const isFound = given.reason === null || (await isThere(library, given))
  // The checks took a while, in which somebody may have saved.
  const now = openGame(library.folder.directory)
  const text = now.locale(lang).texts.get(key)
  if (!text) return { refused: `The game has no text "${key}".` }
  const tag = tagOf(text.value)
  if (tag !== seen) return { changed: text.value, tag }
  if (!isFound) return { refused: `"${key}" has no finding "${code}": there is nothing to waive.` }
  return changed(now, given, tag)
}

/** Whether the finding is there, or waived already. */
async function isThere(library: Library, { lang, key, code }: Waiver): Promise<boolean> {
  const strict = library.amended({ lang, waivers: { waivers: [], findings: [] } })
  const findings = await checkGame(strict, { languages: [lang] })
  return findings.some((each) => each.code === code && each.key === key && each.lang === lang)
}

function changed(library: Library, { lang, key, code, reason }: Waiver, tag: string): Written {
  const { folder } = library
  const text = library.locale(lang).texts.get(key)!
  const own = { code, key, text: fingerprint(text) }
  const isWaived = readWaivers(folder, lang).waivers.some(
    (each) => each.code === code && each.key === key && each.text === own.text,
  )
  // Done already, by whomever.
  if (isWaived === (reason !== null)) return { saved: true, tag }
  const file = waiverFile(lang)
  const bytes =
    reason === null
      ? withoutWaiver(folder, lang, own)
      : withWaivers(folder, lang, waiverLines(code, text, reason))
  if (bytes === undefined) return { refused: `${file} is not a plain list, so it was not changed.` }
  write(library, { [file]: bytes.length > 0 ? bytes : undefined })
  return { saved: true, tag }
}

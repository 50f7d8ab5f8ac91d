import type { Finding } from '../finding.ts'
import type { Library } from '../library/library.ts'
import { fingerprint } from '../locale/units.ts'

/** What must never be waived: that English has changed, that a waiver has expired, that a file cannot be read. */
const FIRM: ReadonlySet<string> = new Set([
  'text-stale',
  'text-unaccepted',
  'waiver-expired',
  'waiver-unknown',
  'text-control-character',
  'text-expected',
  'text-too-long',
  'text-twice',
])

export const isWaivable = (code: string): boolean => !FIRM.has(code)

/** The findings that remain when those waived in locales/LANG/waivers.yaml are taken out. */
export function withoutWaived(findings: readonly Finding[], library: Library): Finding[] {
  const languages = [...new Set(findings.flatMap(({ lang }) => lang ?? []))]
  const waived = new Set(languages.flatMap((lang) => validWaivers(library, lang)))
  return findings.filter(({ code, lang, key }) => !(isWaivable(code) && waived.has(`${lang} ${code} ${key}`)))
}

function validWaivers(library: Library, lang: string): string[] {
  const { waivers } = library.waivers(lang)
  if (waivers.length === 0) return []
  const { texts } = library.locale(lang)
  return waivers.flatMap(({ code, key, text: accepted }) => {
    const text = texts.get(key)
    return text && fingerprint(text) === accepted ? `${lang} ${code} ${key}` : []
  })
}

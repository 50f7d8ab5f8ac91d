import type { Finding } from '../finding.ts'
import { readLocale } from '../locale/read.ts'
import { fingerprint } from '../locale/units.ts'
import { readWaivers } from '../locale/waivers.ts'
import type { GameFolder } from '../source/folder.ts'

/** What must never be waived: that English has changed, that a waiver has expired, that a file cannot be read. */
const FIRM: ReadonlySet<string> = new Set([
  'stale',
  'never-accepted',
  'waiver-expired',
  'waiver-unknown',
  'words-unreadable',
])

export const isWaivable = (code: string): boolean => !FIRM.has(code)

/** The findings that remain when those waived in locales/LANG/waivers.yaml are taken out. */
export function withoutWaived(findings: readonly Finding[], folder: GameFolder): Finding[] {
  const languages = [...new Set(findings.flatMap(({ lang }) => lang ?? []))]
  const waived = new Set(languages.flatMap((lang) => validWaivers(folder, lang)))
  return findings.filter(({ code, lang, key }) => !(isWaivable(code) && waived.has(`${lang} ${code} ${key}`)))
}

function validWaivers(folder: GameFolder, lang: string): string[] {
  const { waivers } = readWaivers(folder, lang)
  if (waivers.length === 0) return []
  const { texts } = readLocale(folder, lang)
  return waivers.flatMap(({ code, key, text: accepted }) => {
    const text = texts.get(key)
    return text && fingerprint(text) === accepted ? `${lang} ${code} ${key}` : []
  })
}

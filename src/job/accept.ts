import type { Finding } from '../finding.ts'
import type { Library } from '../library/library.ts'
import type { UnitStatus } from '../locale/lock.ts'
import { unitKey } from '../locale/units.ts'
import { checkGame } from './check.ts'

/** Texts of a language that somebody wants to accept. */
export interface ToAccept {
  readonly lang: string
  readonly units: readonly Pick<UnitStatus, 'key'>[]
}

/** What keeps texts from being accepted: what `growl check` calls wrong in them, unless it is waived. */
export async function errorsIn(library: Library, asked: readonly ToAccept[]): Promise<Finding[]> {
  const concerned = asked.filter(({ units }) => units.length > 0)
  if (concerned.length === 0) return []
  const findings = await checkGame(library, { languages: concerned.map(({ lang }) => lang) })
  return findings.filter(
    (finding) =>
      finding.severity === 'error' &&
      concerned.some(({ lang, units }) => units.some((unit) => isAbout(finding, lang, unit))),
  )
}

export const isAbout = (finding: Finding, lang: string, { key }: Pick<UnitStatus, 'key'>): boolean =>
  finding.lang === lang && finding.key !== undefined && unitKey(finding.key) === key

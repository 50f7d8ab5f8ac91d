import { type FactSheet, readFacts } from '../facts/read.ts'
import type { Finding } from '../finding.ts'
import { loadGame } from '../kit/load.ts'
import { type Lock, readLock, statusOf, type UnitStatus } from '../locale/lock.ts'
import { PSEUDO } from '../locale/pseudo.ts'
import { type Locale, readLocale } from '../locale/read.ts'
import { reports } from '../report/report.ts'
import { chooseLanguages, rootOf } from './choose.ts'
import type { Run } from './verb.ts'

/** One language and how far it is; not the one that the others are translated from. */
export interface Progress {
  readonly own: Locale
  readonly source: Locale
  readonly facts: FactSheet | undefined
  readonly lock: Lock
  readonly units: readonly UnitStatus[]
}

/** Progress of the languages asked for, or undefined after telling what cannot be read. */
export function readProgress(...[options, terminal]: Parameters<Run>): Progress[] | undefined {
  const reading = loadGame(options.game)
  const languages = chooseLanguages(reading, options.lang)
  const [first] = reading.game?.languages ?? []
  if (first === undefined) return tell(reading.findings)
  const { folder } = reading
  const { sheet } = readFacts(folder)
  const source = readLocale(folder, first)
  const progress = languages
    .filter((lang) => lang !== first && lang !== PSEUDO)
    .map((lang): Progress => {
      const [own, lock] = [readLocale(folder, lang), readLock(folder, lang)]
      return { own, source, facts: sheet, lock, units: statusOf(own, source, lock, sheet) }
    })
  const wrong = [source, ...progress.flatMap(({ own, lock }) => [own, lock])].flatMap(
    ({ findings }) => findings,
  )
  return wrong.length > 0 ? tell(wrong) : progress

  function tell(findings: readonly Finding[]): undefined {
    terminal.err(reports.text(findings, rootOf(options.game)))
  }
}

import type { FactSheet } from '../facts/read.ts'
import type { Finding } from '../finding.ts'
import { sourceLanguage } from '../game/game.ts'
import type { Library } from '../library/library.ts'
import { openGame } from '../library/open.ts'
import { type Lock, statusOf, type UnitStatus } from '../locale/lock.ts'
import { PSEUDO } from '../locale/pseudo.ts'
import type { Locale } from '../locale/read.ts'
import { chooseLanguages } from '../order/choose-language.ts'
import type { Options } from '../order/option.ts'
import { reports } from '../report/report.ts'
import { rootOf } from './open.ts'
import type { Run, Terminal } from './verb.ts'

/** One language and how far it is; not the one that the others are translated from. */
export interface Progress {
  readonly own: Locale
  readonly source: Locale
  readonly facts: FactSheet | undefined
  readonly lock: Lock
  readonly units: readonly UnitStatus[]
}

/** Progress of the languages asked for, or undefined after telling what cannot be read. */
export const readProgress = (...[options, terminal]: Parameters<Run>): Progress[] | undefined =>
  progressIn(openGame(options.game), options, terminal)

export function progressIn(library: Library, options: Options, terminal: Terminal): Progress[] | undefined {
  const { game, findings } = library.reading
  const languages = chooseLanguages(game, options.lang)
  if (!game) return tell(findings)
  const first = sourceLanguage(game)
  const { sheet } = library.facts
  const progress = languages
    .filter((lang) => lang !== first && lang !== PSEUDO)
    .map((lang): Progress => {
      const [own, lock] = [library.locale(lang), library.lock(lang)]
      const source = library.originals(lang, first)
      return { own, source, facts: sheet, lock, units: statusOf(own, source, lock, sheet) }
    })
  const wrong = [library.locale(first), ...progress.flatMap(({ own, lock }) => [own, lock])].flatMap(
    (reading) => reading.findings,
  )
  return wrong.length > 0 ? tell(wrong) : progress

  function tell(wrong: readonly Finding[]): undefined {
    terminal.err(reports.text(wrong, rootOf(options.game)))
  }
}

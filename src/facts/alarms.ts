import type { Severity } from '../finding.ts'
import type { Mention } from '../lexicon/mention.ts'
import type { CardStudy } from './study.ts'
import type { Verdict } from './verdict.ts'

/** Something about a card text that somebody should look at. */
export type Alarm =
  | { readonly about: 'card'; readonly code: 'card-swapped' | 'card-unreadable'; readonly severity: Severity }
  | {
      readonly about: 'fact'
      readonly code: 'fact-contradicted' | 'fact-missing' | 'fact-negated'
      readonly severity: Severity
      readonly verdict: Verdict
    }
  | {
      readonly about: 'addition'
      readonly code: 'fact-added'
      readonly severity: Severity
      readonly said: Mention
    }

/** Whether a language lists all ways of saying a kind: then silence about it is certain. */
export type IsClosed = (kind: string) => boolean

/** What is wrong with a text, and how certainly: the one place that tells an error from a warning. */
export function alarmsOf(study: Omit<CardStudy, 'place'>, isClosed: IsClosed): Alarm[] {
  if (study.readsLike) return [{ about: 'card', code: 'card-swapped', severity: 'error' }]
  if (study.unreadable) return [{ about: 'card', code: 'card-unreadable', severity: 'error' }]
  // Words that seem too many may be the very words of a fact that was not recognised: then nothing is certain.
  const certain = study.verdicts.every(({ verdict }) => verdict === 'stated' || verdict === 'implied')
  return [
    ...study.verdicts.flatMap((verdict) => factAlarm(verdict, isClosed)),
    ...study.added.map((said): Alarm => {
      const severity = certain && isClosed(said.kind) ? 'error' : 'warning'
      return { about: 'addition', code: 'fact-added', severity, said }
    }),
  ]
}

function factAlarm(verdict: Verdict, isClosed: IsClosed): Alarm[] {
  switch (verdict.verdict) {
    case 'contradicted':
      return [{ about: 'fact', code: 'fact-contradicted', severity: 'error', verdict }]
    case 'missing': {
      const severity = isClosed(verdict.fact.kind) ? 'error' : 'warning'
      return [{ about: 'fact', code: 'fact-missing', severity, verdict }]
    }
    case 'negated':
      return [{ about: 'fact', code: 'fact-negated', severity: 'warning', verdict }]
    default:
      return []
  }
}

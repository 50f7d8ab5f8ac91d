import type { Severity } from '../finding.ts'
import type { Mention } from '../lexicon/mention.ts'
import type { FactSheet } from './read.ts'
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
export function alarmsOf(
  study: Omit<CardStudy, 'place'>,
  isClosed: IsClosed,
  kinds: FactSheet['kinds'],
): Alarm[] {
  if (study.readsLike) return [{ about: 'card', code: 'card-swapped', severity: 'error' }]
  if (study.unreadable) return [{ about: 'card', code: 'card-unreadable', severity: 'error' }]
  // Words that seem too many, or too few, may be the very words of something else that was not recognised: then nothing is certain.
  const unclear = study.verdicts.filter(({ verdict }) => verdict !== 'stated' && verdict !== 'implied')
  const isSure = (kind: string, of: 'silence' | 'addition', others: number) =>
    others === 0 && (isClosed(kind) || kinds.get(kind)!.sure.includes(of))
  return [
    ...unclear.map((verdict) =>
      factAlarm(
        verdict,
        isClosed(verdict.fact.kind) || isSure(verdict.fact.kind, 'silence', unclear.length - 1),
      ),
    ),
    ...study.added.map((said): Alarm => {
      const severity = isSure(said.kind, 'addition', unclear.length) ? 'error' : 'warning'
      return { about: 'addition', code: 'fact-added', severity, said }
    }),
  ]
}

function factAlarm(verdict: Verdict, isSure: boolean): Alarm {
  switch (verdict.verdict) {
    case 'contradicted':
      return { about: 'fact', code: 'fact-contradicted', severity: 'error', verdict }
    case 'negated':
      return { about: 'fact', code: 'fact-negated', severity: 'warning', verdict }
    default:
      return { about: 'fact', code: 'fact-missing', severity: isSure ? 'error' : 'warning', verdict }
  }
}

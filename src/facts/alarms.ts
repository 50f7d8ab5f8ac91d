import type { Severity } from '../finding.ts'
import type { Mention } from '../lexicon/mention.ts'
import { isDoubtful, isDoubtfulAddition } from './doubt.ts'
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
  const unclear = study.verdicts.filter(({ verdict }) => verdict !== 'stated' && verdict !== 'implied')
  const isStated = (kind: string) => study.verdicts.some(({ fact }) => fact.kind === kind)
  // Words that seem too many may be the very words of something that was not recognised, or say once more what the card states: then
  // nothing is certain.
  const isSure = (said: Mention) => {
    const kind = kinds.get(said.kind)!
    return unclear.length === 0 && !isStated(said.kind) && kind.sure && !isDoubtfulAddition(said, study, kind)
  }
  return [
    ...unclear.map((verdict) => factAlarm(verdict, study, isClosed, kinds)),
    ...study.added.map((said): Alarm => {
      const severity = isSure(said) ? 'error' : 'warning'
      return { about: 'addition', code: 'fact-added', severity, said }
    }),
  ]
}

function factAlarm(
  verdict: Verdict,
  study: Omit<CardStudy, 'place'>,
  isClosed: IsClosed,
  kinds: FactSheet['kinds'],
): Alarm {
  const severity = (isCertain: boolean): Severity => (isCertain ? 'error' : 'warning')
  switch (verdict.verdict) {
    case 'contradicted':
      return {
        about: 'fact',
        code: 'fact-contradicted',
        severity: severity(!isDoubtful(verdict, study, kinds.get(verdict.fact.kind)!)),
        verdict,
      }
    case 'negated':
      return { about: 'fact', code: 'fact-negated', severity: 'warning', verdict }
    default:
      return {
        about: 'fact',
        code: 'fact-missing',
        severity: severity(isSilent(verdict, isClosed, kinds)),
        verdict,
      }
  }
}

/** Whether a text surely says nothing of what is missing. */
const isSilent = (
  { fact: { kind }, traces }: Verdict,
  isClosed: IsClosed,
  kinds: FactSheet['kinds'],
): boolean => isClosed(kind) || (traces?.length === 0 && !kinds.get(kind)!.quiet)

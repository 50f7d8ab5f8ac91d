import { signal } from '@preact/signals'
import type { Severity } from '../../../finding.ts'
import type { Refused } from '../../talk.ts'
import type { ProblemsView, ProofView } from '../../talk-translate.ts'
import { engine, isOutdated, refusalOf } from '../engine.ts'

/** The gravest finding of each text that has one. */
export const problems = signal<ReadonlyMap<string, 'error' | 'warning'>>(new Map())
/** How much of the language has been looked over, in parts of one; nothing when nobody looks. */
export const lookedOver = signal<number | undefined>(undefined)

/** Why the language could not be looked over. */
export const notLookedOver = signal<Refused | undefined>(undefined)

export function noteProblems(key: string, findings: ProofView['findings']): void {
  const next = new Map(problems.value)
  const gravest = gravestOf(
    findings.filter(({ waived }) => waived === undefined).map(({ severity }) => severity),
  )
  if (next.get(key) === gravest) return
  if (gravest) next.set(key, gravest)
  else next.delete(key)
  problems.value = next
}

const gravestOf = (severities: readonly Severity[]): 'error' | 'warning' | undefined =>
  severities.includes('error') ? 'error' : severities.includes('warning') ? 'warning' : undefined

/** Whoever types comes first: the whole language is looked over when nobody has typed for a while. */
const IDLE = 1500
let timer: ReturnType<typeof setTimeout> | undefined
let looking: AbortController | undefined

export function lookOverSoon(lang: string): void {
  clearTimeout(timer)
  looking?.abort()
  timer = setTimeout(() => void lookOver(lang), IDLE)
}

async function lookOver(lang: string): Promise<void> {
  looking = new AbortController()
  const onProgress = (done: number, of: number) => {
    lookedOver.value = done / of
  }
  try {
    const found: ProblemsView = await engine.ask('problems', { lang }, { signal: looking.signal, onProgress })
    problems.value = new Map(found.problems)
    notLookedOver.value = undefined
  } catch (error) {
    // Somebody types, or looks at another language: then it is done later.
    if (!isOutdated(error)) notLookedOver.value = refusalOf(error)
  }
  lookedOver.value = undefined
}

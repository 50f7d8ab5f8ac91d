import type { Finding } from '../finding.ts'

/** A file that is wrong from top to bottom says so in twenty lines as well as in twenty thousand. */
const MOST_ALIKE = 20

export interface Measured {
  readonly shown: readonly Finding[]
  /** What is not shown: how many findings of which code, in which file. */
  readonly left: readonly Left[]
}
export interface Left {
  readonly code: string
  readonly file?: string
  readonly count: number
}

/** At most 20 findings of one code per file. */
export function measured(findings: readonly Finding[]): Measured {
  const seen = new Map<string, number>()
  const nth = findings.map((finding) => {
    const count = (seen.get(nameOf(finding)) ?? 0) + 1
    seen.set(nameOf(finding), count)
    return count
  })
  const left = findings
    // Each kind is told of once, at the first that is not shown.
    .filter((_, i) => nth[i] === MOST_ALIKE + 1)
    .map((finding) => ({
      code: finding.code,
      ...(finding.place && { file: finding.place.file }),
      count: seen.get(nameOf(finding))! - MOST_ALIKE,
    }))
  return { shown: findings.filter((_, i) => nth[i]! <= MOST_ALIKE), left }
}

const nameOf = ({ code, place }: Finding): string => `${code}\n${place?.file ?? ''}`

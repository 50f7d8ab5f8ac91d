import type { Finding, Place, Severity } from '../../finding.ts'
import { PASTED } from '../talk.ts'
import { type Spoken, spoken } from './sayings.ts'
import { t } from './words.ts'

const ORDER: readonly Severity[] = ['error', 'warning', 'info']
const SHOWN = 20

/** What was found, gravest first: what, where, and what to do. */
export function Problems({ findings }: { readonly findings: readonly Finding[] }) {
  const told = findings.filter(({ severity }) => severity !== 'info')
  if (told.length === 0) return null
  const sorted = told.toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity))
  const errors = told.filter(({ severity }) => severity === 'error').length
  return (
    <details class={errors > 0 ? 'problems' : 'problems warnings'} open={errors > 0}>
      <summary>
        {errors > 0 ? <span class="badge error">{t('problems.errors', { count: errors })}</span> : null}
        {told.length > errors ? (
          <span class="badge warning">{t('problems.warnings', { count: told.length - errors })}</span>
        ) : null}
      </summary>
      <Findings findings={sorted.slice(0, SHOWN)} />
      {sorted.length > SHOWN ? (
        <p class="quiet">{t('problems.more', { count: sorted.length - SHOWN })}</p>
      ) : null}
    </details>
  )
}

interface FindingsGiven {
  readonly findings: readonly Finding[]
  /** The card whose title stands above them: they need not begin with it, and what to do is there for whoever asks. */
  readonly under?: string
}

/** Each with what to do. */
export const Findings = ({ findings, under }: FindingsGiven) => (
  <ul>
    {findings.map((finding) => (
      <Problem
        key={`${finding.code} ${finding.message} ${finding.lang ?? ''}`}
        finding={finding}
        under={under}
      />
    ))}
  </ul>
)

function Problem({ finding, under }: { readonly finding: Finding; readonly under: string | undefined }) {
  const { severity, place } = finding
  const { message, hint } = spoken(finding, under)
  return (
    <li class={severity}>
      <p lang={message.lang}>{message.words}</p>
      {hint && under === undefined ? <Hint hint={hint} /> : null}
      {place ? <p class="place">{placeName(place)}</p> : null}
      {hint && under !== undefined ? (
        <details class="what-to-do">
          <summary>{t('problems.what-to-do')}</summary>
          <Hint hint={hint} />
        </details>
      ) : null}
    </li>
  )
}

const Hint = ({ hint }: { readonly hint: Spoken }) => (
  <p class="hint" lang={hint.lang}>
    {hint.words}
  </p>
)

/** Texts that were pasted are in no file. */
const placeName = ({ file, line, column }: Place): string =>
  file === PASTED ? t('problems.line', { n: line }) : `${file}:${line}:${column}`

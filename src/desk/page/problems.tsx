import type { Finding, Severity } from '../../finding.ts'
import { spoken } from './sayings.ts'
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

/** Each with what to do. */
export const Findings = ({ findings }: { readonly findings: readonly Finding[] }) => (
  <ul>
    {findings.map((finding) => (
      <Problem key={`${finding.code} ${finding.message} ${finding.lang ?? ''}`} finding={finding} />
    ))}
  </ul>
)

function Problem({ finding }: { readonly finding: Finding }) {
  const { severity, place } = finding
  const { message, hint } = spoken(finding)
  return (
    <li class={severity}>
      <p lang={message.lang}>{message.words}</p>
      {hint ? (
        <p class="hint" lang={hint.lang}>
          {hint.words}
        </p>
      ) : null}
      {place ? (
        <p class="place">
          {place.file}:{place.line}:{place.column}
        </p>
      ) : null}
    </li>
  )
}

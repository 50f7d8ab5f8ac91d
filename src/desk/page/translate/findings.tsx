import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { TextFinding, TextView } from '../../talk-translate.ts'
import { Refusal } from '../refusal.tsx'
import { spoken } from '../sayings.ts'
import { t } from '../words.ts'
import { unproved } from './asked.ts'
import { FIELD } from './field.tsx'
import { canTakeBackWaiver, takeBackWaiver } from './saving.ts'
import type { Mark } from './segments.ts'
import { proof, view, waive, wordingOf } from './state.ts'

export const findingMarks = (findings: readonly TextFinding[]): Mark[] =>
  findings.flatMap(({ at, severity, waived }) =>
    at && waived === undefined && severity !== 'info'
      ? [{ from: at[0], to: at[1], look: `found ${severity}` }]
      : [],
  )

/** What is to be said about the text, with what to do. */
export function TextFindings({ text }: { readonly text: TextView }) {
  const why = unproved.value?.key === text.key ? unproved.value.refused : undefined
  const said = !why && proof.value?.key === text.key ? proof.value : undefined
  return (
    <div
      id="translate-findings"
      class="findings"
      aria-live="polite"
      data-current={said !== undefined && said.value === wordingOf(text) ? 'yes' : 'no'}
    >
      {why ? <Refusal refused={why} words="translate.refused-" /> : null}
      {said === undefined && !why ? <p class="quiet">{t('translate.looking')}</p> : null}
      {said?.findings.length === 0 && said.expired.length === 0 ? (
        <p class="quiet fine">{t('translate.nothing-wrong')}</p>
      ) : null}
      <ul>
        {said?.findings.map((finding) => (
          <Found key={`${finding.code} ${finding.message}`} text={text} finding={finding} />
        ))}
        {said?.expired.map(({ code, reason, file }) => (
          <li key={`${code} ${reason}`} class="expired">
            <p>{t('translate.expired', { reason })}</p>
            <p class="hint">{t('translate.expired-file', { code, file })}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Found({ text, finding }: { readonly text: TextView; readonly finding: TextFinding }) {
  const { code, severity, waivable, waived } = finding
  const { message, hint } = spoken(finding)
  const { lang } = view.value!
  const [isAsking, setAsking] = useState(false)
  return (
    <li class={waived === undefined ? severity : 'waived'}>
      <p lang={message.lang}>{message.words}</p>
      {hint && waived === undefined ? (
        <p class="hint" lang={hint.lang}>
          {hint.words}
        </p>
      ) : null}
      {waived !== undefined ? (
        <p class="hint">
          {t('translate.waived', { reason: waived })}{' '}
          {canTakeBackWaiver(lang, text.key, code) ? (
            <button
              type="button"
              class="plain"
              onClick={() => void takeBackWaiver(lang, text.key, code, wordingOf(text))}
            >
              {t('translate.take-back')}
            </button>
          ) : null}
        </p>
      ) : null}
      {waivable && waived === undefined && !isAsking ? (
        <button type="button" class="plain" onClick={() => setAsking(true)}>
          {t('translate.waive')}
        </button>
      ) : null}
      {isAsking && waived === undefined ? (
        <Reason
          onReason={(reason) => {
            setAsking(false)
            waive(text, code, reason)
          }}
          onLeave={() => setAsking(false)}
        />
      ) : null}
    </li>
  )
}

interface ReasonGiven {
  readonly onReason: (reason: string) => void
  readonly onLeave: () => void
}

/** Nobody waives anything without saying why. */
function Reason({ onReason, onLeave }: ReasonGiven) {
  const [reason, setReason] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // At once: what somebody types next is meant for it.
  useLayoutEffect(() => {
    input.current!.focus()
    // Not at the top of the page: where the text is.
    return () => document.getElementById(FIELD)?.focus()
  }, [])
  return (
    <form
      class="reason"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (reason.trim()) onReason(reason.trim())
      }}
    >
      <label>
        {t('translate.reason')}
        <input
          ref={input}
          type="text"
          value={reason}
          onInput={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={!reason.trim()}>
        {t('translate.waive-now')}
      </button>
      <button type="button" class="plain" onClick={onLeave}>
        {t('page.cancel')}
      </button>
    </form>
  )
}

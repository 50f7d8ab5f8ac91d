import { Problems } from '../problems.tsx'
import { t } from '../words.ts'
import { Choices } from './choices.tsx'
import { begin, findings, forced, game, isStopped, laid, refused } from './kit.ts'
import { Preview } from './preview.tsx'
import { PrintButtons } from './print-buttons.tsx'

/** Choose, look, print. */
export function PrintView() {
  begin()
  const view = game.value
  return (
    <div class="print">
      <h2 class="for-readers">{t('page.print')}</h2>
      <section class="choices" aria-label={t('print.choices')}>
        {view ? <Choices game={view} /> : <p class="quiet">{t('page.loading')}</p>}
      </section>
      <section class="result" aria-label={t('print.sheets-title')}>
        <PrintButtons />
        {refused.value ? <Refusal /> : null}
        <Problems findings={findings.value} />
        {findings.value.some(({ severity }) => severity === 'error') ? <PrintAnyway /> : null}
        {laid.value ? <Preview laid={laid.value} /> : <FirstWait />}
      </section>
    </div>
  )
}

function Refusal() {
  const { why, message, findings: found } = refused.value!
  return (
    <div class="refusal" role="alert">
      <p>{t(`refused.${why}`)}</p>
      <p class="detail">{message}</p>
      {found ? <Problems findings={found} /> : null}
    </div>
  )
}

function PrintAnyway() {
  return (
    <label class="anyway">
      <input
        type="checkbox"
        checked={forced.value}
        onChange={({ currentTarget }) => {
          forced.value = currentTarget.checked
        }}
      />
      {t(isStopped.value ? 'print.anyway' : 'print.anyway-on')}
    </label>
  )
}

const FirstWait = () =>
  refused.value ? null : (
    <div class="first-wait" role="status">
      <span class="moon" aria-hidden="true" />
      <p>{t('print.first-wait')}</p>
    </div>
  )

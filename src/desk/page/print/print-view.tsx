import { game } from '../game.ts'
import { Problems } from '../problems.tsx'
import { Refusal } from '../refusal.tsx'
import { route } from '../route.ts'
import { t } from '../words.ts'
import { Choices } from './choices.tsx'
import { begin, findings, forced, isFaulty, isStopped, laid, refused, set, unsaved } from './kit.ts'
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
        {view ? <Choices game={view} /> : refused.value ? null : <p class="quiet">{t('page.loading')}</p>}
      </section>
      <section class="result" aria-label={t('print.sheets-title')}>
        <PrintButtons />
        <Unsaved />
        {refused.value ? <Refusal refused={refused.value} /> : null}
        <Problems findings={findings.value} />
        {isFaulty.value && isAnythingLeft() ? <PrintAnyway /> : null}
        {laid.value ? <Preview laid={laid.value} /> : <FirstWait />}
      </section>
    </div>
  )
}

/** Faults may leave no page that could be printed all the same. */
const isAnythingLeft = (): boolean => (laid.value?.documents.length ?? 0) > 0

/** What somebody wrote and is in no file yet is printed, unless they want it otherwise. */
function Unsaved() {
  if (unsaved.value === 0) return null
  return (
    <label class="anyway">
      <input
        type="checkbox"
        checked={route.value.options.drafts !== 'off'}
        onChange={({ currentTarget }) => set('drafts', currentTarget.checked ? undefined : 'off')}
      />
      <span>{t('print.unsaved', { count: unsaved.value })}</span>
    </label>
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

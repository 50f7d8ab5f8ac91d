import { useEffect } from 'preact/hooks'
import { gameRefused } from '../game.ts'
import { Problems } from '../problems.tsx'
import { Refusal } from '../refusal.tsx'
import { choose, route } from '../route.ts'
import { t } from '../words.ts'
import { refused } from './asked.ts'
import { Editor } from './editor.tsx'
import { FIELD } from './field.tsx'
import { KEYS, onKey } from './keys.ts'
import { nextProblem, shownState } from './list.ts'
import { NewLanguage } from './new-language.tsx'
import { begin, languages, openAt, openKey, openText, view } from './state.ts'
import { TextList } from './text-list.tsx'
import { YourTexts } from './your-texts.tsx'

/** Choose a text, write it, see it printed. */
export function TranslateView() {
  begin()
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const text = openText.value
  useEffect(() => {
    if (text) document.getElementById(FIELD)?.focus({ preventScroll: true })
  }, [text?.key])
  const isReady = view.value !== undefined
  const refusal = gameRefused.value ?? refused.value
  return (
    <div class={text ? 'translate has-text' : 'translate'}>
      <h2 class="for-readers">{t('page.translate')}</h2>
      <section class="choose-text" aria-label={t('translate.texts')}>
        {isReady ? (
          <>
            <Languages />
            <NewLanguage />
            <HowFar />
            <YourTexts />
            <TextList />
          </>
        ) : refusal ? null : (
          <p class="quiet">{t('page.loading')}</p>
        )}
      </section>
      <section class="one-text" aria-label={t('translate.text')}>
        {refusal ? <Refusal refused={refusal} words="translate.refused-" /> : null}
        <Problems findings={view.value?.faults ?? []} />
        {text ? <Editor text={text} /> : isReady ? <NoText /> : <FirstWait />}
        {text ? <Help /> : null}
      </section>
    </div>
  )
}

function Languages() {
  const { lang } = view.value!
  return (
    <label class="field">
      <span>{t('translate.language')}</span>
      <select
        value={lang}
        onChange={({ currentTarget }) => choose({ ...route.value.options, lang: currentTarget.value })}
      >
        {languages.value.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** How much is done, as a bar with the figures beside it. */
function HowFar() {
  const { texts, lang, source } = view.value!
  if (lang === source) return null
  const count = (wanted: string) => texts.filter(({ state }) => shownState(state) === wanted).length
  const parts = ['accepted', 'open', 'stale', 'missing']
    .map((state) => ({ state, number: count(state) }))
    .filter(({ number }) => number > 0)
  return (
    <div class="how-far">
      <div class="bar" aria-hidden="true">
        {parts.map(({ state, number }) => (
          <span key={state} class={state} style={{ flexGrow: number }} />
        ))}
      </div>
      <p class="quiet">
        {parts.map(({ state, number }) => t(`translate.count-${state}`, { count: number })).join(' · ')}
      </p>
    </div>
  )
}

/** Whoever does not know where to begin is led to what is left to do. */
function NoText() {
  const first = nextProblem()
  return (
    <div class="no-text">
      <span class="moon still" aria-hidden="true" />
      <p>
        {openKey.value === undefined
          ? t('translate.choose')
          : t('translate.unknown-text', { key: openKey.value })}
      </p>
      {first === undefined ? null : (
        <button type="button" class="primary" onClick={() => openAt(first)}>
          {t('translate.next-problem')}
        </button>
      )}
    </div>
  )
}

const FirstWait = () =>
  (gameRefused.value ?? refused.value) ? null : (
    <div class="first-wait" role="status">
      <span class="moon" aria-hidden="true" />
      <p>{t('translate.first-wait')}</p>
    </div>
  )

const Help = () => (
  <p class="keys">
    {KEYS.map(([keys, what]) => (
      <span key={what}>
        <kbd>{keys}</kbd> {t(`translate.key-${what}`)}
      </span>
    ))}
  </p>
)

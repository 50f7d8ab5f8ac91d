import type { TextView } from '../../talk-translate.ts'
import { spoken } from '../sayings.ts'
import { t } from '../words.ts'
import { Differing } from './differing.tsx'
import { conflictOf, keepMine, notDone, takeTheirs } from './saving.ts'
import { view, wordingOf } from './state.ts'

/** Somebody else has changed the text on disk: nothing is written over before somebody has seen both. */
export function Conflict({ text }: { readonly text: TextView }) {
  const lang = view.value!.lang
  const theirs = conflictOf(lang, text.key)
  if (theirs === undefined) return null
  return (
    <div class="refusal" role="alert">
      <p>{t('translate.conflict')}</p>
      <blockquote class="original" lang={view.value!.tag}>
        {theirs ? <Differing was={wordingOf(text)} is={theirs} /> : t('translate.empty')}
      </blockquote>
      {theirs ? <p class="quiet">{t('translate.conflict-how')}</p> : null}
      <div class="buttons">
        <button type="button" onClick={() => takeTheirs(lang, text)}>
          {t('translate.take-theirs')}
        </button>
        <button type="button" onClick={() => keepMine(lang, text)}>
          {t('translate.keep-mine')}
        </button>
      </div>
    </div>
  )
}

/** What somebody wanted was not done, and why. */
export function NotDone({ text }: { readonly text: TextView }) {
  const { lang } = view.value!
  const said = [...new Set([text.unit, text.key])].flatMap((key) => notDone.value.get(`${lang} ${key}`) ?? [])
  return said.map((each) => (
    <div key={each.what} class="note" role="alert">
      <p>
        {t(`translate.${each.what}`)} {each.what === 'waive-changed' ? <q>{each.reason}</q> : null}
      </p>
      {each.what === 'accept-wrong' ? (
        <ul>
          {each.findings.map((finding) => {
            const { words, lang: spokenIn } = spoken(finding).message
            return (
              <li key={finding.message} lang={spokenIn}>
                {words}
              </li>
            )
          })}
        </ul>
      ) : null}
    </div>
  ))
}

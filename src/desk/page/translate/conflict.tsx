import type { TextView } from '../../talk-translate.ts'
import { t } from '../words.ts'
import { conflictOf, keepMine, takeTheirs } from './saving.ts'
import { view } from './state.ts'

/** Somebody else has changed the text on disk: nothing is written over before somebody has seen both. */
export function Conflict({ text }: { readonly text: TextView }) {
  const lang = view.value!.lang
  const theirs = conflictOf(lang, text.key)
  if (theirs === undefined) return null
  return (
    <div class="refusal" role="alert">
      <p>{t('translate.conflict')}</p>
      <blockquote lang={view.value!.tag}>{theirs}</blockquote>
      <div class="buttons">
        <button type="button" onClick={() => takeTheirs(lang, text)}>
          {t('translate.take-theirs')}
        </button>
        <button type="button" onClick={() => void keepMine(lang, text)}>
          {t('translate.keep-mine')}
        </button>
      </div>
    </div>
  )
}

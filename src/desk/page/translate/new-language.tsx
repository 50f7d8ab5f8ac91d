import { useState } from 'preact/hooks'
import { LANGUAGE_CODE } from '../../../game/language-code.ts'
import { choose } from '../route.ts'
import { t } from '../words.ts'
import { languages, load, view } from './state.ts'
import { keep } from './work.ts'

/** Begins a language: its code, what its speakers call it, and then the names of the game, which all other texts use. */
export function NewLanguage() {
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const isKnown = languages.value.some((each) => each.code.toLowerCase() === code.toLowerCase())
  const isGood = LANGUAGE_CODE.test(code) && !isKnown && name.trim() !== ''
  const begin = async (event: Event) => {
    event.preventDefault()
    if (!isGood) return // It is a known language from now on, and the form would say so.
    ;(event.target as HTMLElement).closest('details')!.open = false
    setCode('')
    setName('')
    keep({ kind: 'begun', lang: code, name: name.trim() })
    await load(code)
    const first = view.value?.texts.find(({ group }) => group === 'terms')
    choose({ lang: code, ...(first && { text: first.key }) })
  }
  return (
    <details class="new-language">
      <summary>{t('translate.new-language')}</summary>
      <form onSubmit={(event) => void begin(event)}>
        <label>
          {t('translate.code')}
          <input
            type="text"
            value={code}
            placeholder="nl"
            autocapitalize="none"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              setCode(currentTarget.value.trim())
              if (name === '' || name === nameOf(code)) setName(nameOf(currentTarget.value.trim()))
            }}
          />
        </label>
        <label>
          {t('translate.name')}
          <input type="text" value={name} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        </label>
        {isKnown && code ? <p class="note">{t('translate.language-known')}</p> : null}
        <p class="quiet">{t('translate.new-language-how')}</p>
        <button type="submit" class="primary" disabled={!isGood}>
          {t('translate.begin')}
        </button>
      </form>
    </details>
  )
}

/** As the browser knows it, to be corrected. */
function nameOf(code: string): string {
  if (!LANGUAGE_CODE.test(code)) return ''
  const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code) ?? ''
  return name.slice(0, 1).toLocaleUpperCase(code) + name.slice(1)
}

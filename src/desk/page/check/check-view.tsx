import { useEffect } from 'preact/hooks'
import type { Finding } from '../../../finding.ts'
import type { CheckView as Checked } from '../../talk.ts'
import { download } from '../download.ts'
import { game, gameRefused, own } from '../game.ts'
import { Problems } from '../problems.tsx'
import { Refusal } from '../refusal.tsx'
import { hashOf } from '../route.ts'
import { spoken } from '../sayings.ts'
import { t } from '../words.ts'
import {
  begin,
  canBeLinked,
  checked,
  chooseLanguage,
  copyLink,
  isChecking,
  languageOf,
  linkIs,
  refused,
  tagOf,
  text,
  write,
} from './checking.ts'
import { ComparedCard } from './compared-card.tsx'

/** Texts in, both languages beside each other out. */
export function CheckView() {
  useEffect(begin, [])
  if (gameRefused.value)
    return (
      <div class="wait">
        <Refusal refused={gameRefused.value} />
      </div>
    )
  if (game.value && !game.value.hasFacts) return <NoFacts />
  return (
    <div class="check">
      <section class="check-in" aria-label={t('check.in')}>
        <h2>{t('check.title')}</h2>
        <p class="quiet">{t('check.how')}</p>
        <Language />
        <Field />
        <PassOn />
      </section>
      <section class="check-out" aria-label={t('check.out')} aria-busy={isChecking.value}>
        {refused.value ? <Refusal refused={refused.value} /> : null}
        {checked.value ? <Result checked={checked.value} /> : null}
        {checked.value || refused.value ? null : <p class="quiet">{t('check.first-wait')}</p>}
      </section>
    </div>
  )
}

/** The game does not state what its cards do. Its files are checked all the same. */
function NoFacts() {
  return (
    <article class="about">
      <h2>{t('check.title')}</h2>
      <p>{t('check.no-facts')}</p>
      {own.value ? (
        <p>
          <a href={hashOf({ view: 'game', options: {} })}>{t('check.own-findings')}</a>
        </p>
      ) : null}
    </article>
  )
}

function Language() {
  return (
    <div class="field">
      <label for="check-lang">{t('check.language')}</label>
      <select
        id="check-lang"
        value={languageOf()}
        onChange={({ currentTarget }) => chooseLanguage(currentTarget.value)}
      >
        {game.value?.languages.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

function Field() {
  const take = async (file: File | undefined) => {
    if (file) write(await file.text())
  }
  return (
    <div class="field">
      <label for="check-texts">{t('check.texts')}</label>
      <textarea
        id="check-texts"
        rows={14}
        value={text.value}
        lang={tagOf(languageOf())}
        placeholder={t('check.texts-like')}
        onInput={({ currentTarget }) => write(currentTarget.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          const file = event.dataTransfer?.files[0]
          if (!file) return
          event.preventDefault()
          void take(file)
        }}
      />
      <label class="file-button">
        <input
          type="file"
          accept=".yaml,.yml,.csv,.tsv,.txt,.md"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0])
            // The same file again is a change, too.
            currentTarget.value = ''
          }}
        />
        {t('check.file')}
      </label>
    </div>
  )
}

function PassOn() {
  const page = checked.value?.page
  const lang = languageOf() ?? ''
  return (
    <div class="buttons">
      <button
        type="button"
        disabled={page === undefined}
        onClick={() =>
          download(
            { path: `${lang}/facts.html`, bytes: new TextEncoder().encode(page) },
            game.value?.id ?? 'game',
          )
        }
      >
        {t('check.save')}
      </button>
      <button type="button" disabled={!canBeLinked()} onClick={() => void copyLink()}>
        {t(linkIs.value === 'copied' ? 'check.copied' : 'check.copy')}
      </button>
      {linkIs.value === 'in-address' ? <p role="status">{t('check.in-address')}</p> : null}
    </div>
  )
}

function Result({ checked: { lang, remarks, right, wrong, unsure, cards } }: { readonly checked: Checked }) {
  const [first] = game.value?.languages ?? []
  const tags = { tag: tagOf(lang), sourceTag: first?.tag }
  return (
    <>
      <p class="tally" role="status">
        {wrong > 0 ? <span class="badge error">{t('check.wrong', { count: wrong })}</span> : null}
        {unsure > 0 ? <span class="badge warning">{t('check.unsure', { count: unsure })}</span> : null}
        {right > 0 ? <span class="badge good">{t('check.right', { count: right })}</span> : null}
      </p>
      <Problems findings={remarks} />
      {remarks.filter(({ severity }) => severity === 'info').map(Note)}
      {cards.map((card) => (
        <ComparedCard key={card.card} card={card} {...tags} />
      ))}
    </>
  )
}

/** Nothing is wrong, and somebody should know of it. */
function Note(finding: Finding) {
  const { message, hint } = spoken(finding)
  return (
    <div key={finding.message} class="remark">
      <p lang={message.lang}>{message.words}</p>
      {hint ? (
        <p class="hint" lang={hint.lang}>
          {hint.words}
        </p>
      ) : null}
    </div>
  )
}

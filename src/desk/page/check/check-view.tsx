import { effect, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { CheckView as Checked, Refused } from '../../talk.ts'
import { download } from '../download.ts'
import { engine, isOutdated, NoAnswer } from '../engine.ts'
import { followGame, game, gameRefused, own } from '../game.ts'
import { revision } from '../home.ts'
import { Problems } from '../problems.tsx'
import { Refusal } from '../refusal.tsx'
import { choose, hashOf, route } from '../route.ts'
import { t } from '../words.ts'
import { packed, unpacked } from './packed-text.ts'

const text = signal('')
const checked = signal<Checked | undefined>(undefined)
const refused = signal<Refused | undefined>(undefined)
const isChecking = signal(false)
const isCopied = signal(false)

/** Longer addresses are cut off by mail programs and messengers. */
const LONGEST_LINK = 6000
/** So long after the last key. */
const PAUSE = 250

const languageOf = (): string | undefined =>
  route.value.options.lang ?? (game.value?.languages[1] ?? game.value?.languages[0])?.code

let begun = false
/** Whatever is in the field is compared, in the language of the address. */
function begin(): void {
  if (begun) return
  begun = true
  text.value = unpacked(route.value.options.texts ?? '')
  followGame()
  let waiting: ReturnType<typeof setTimeout> | undefined
  effect(() => {
    void own.value
    checked.value = refused.value = undefined
  })
  effect(() => {
    void revision.value
    const [lang, written] = [languageOf(), text.value]
    const isOpen = route.value.view === 'check' && game.value?.hasFacts
    clearTimeout(waiting)
    if (lang !== undefined && isOpen) waiting = setTimeout(() => void check(lang, written), PAUSE)
  })
}

async function check(lang: string, written: string): Promise<void> {
  isChecking.value = true
  isCopied.value = false
  await ask(async () => {
    checked.value = await engine.ask('check', written.trim() === '' ? { lang } : { lang, text: written })
    refused.value = undefined
  })
  isChecking.value = false
}

async function ask(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isOutdated(error)) return
    refused.value = error instanceof NoAnswer ? error.refused : { why: 'fault', message: String(error) }
  }
}

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
        {checked.value ? <Result checked={checked.value} /> : <p class="quiet">{t('check.first-wait')}</p>}
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
        onChange={({ currentTarget }) => choose({ lang: currentTarget.value })}
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
    if (file) text.value = await file.text()
  }
  return (
    <div class="field">
      <label for="check-texts">{t('check.texts')}</label>
      <textarea
        id="check-texts"
        rows={14}
        value={text.value}
        lang={game.value?.languages.find(({ code }) => code === languageOf())?.tag}
        placeholder={t('check.texts-like')}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value
        }}
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
          onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
        />
        {t('check.file')}
      </label>
    </div>
  )
}

function PassOn() {
  const page = checked.value?.page
  const lang = languageOf() ?? ''
  const link = () =>
    `${location.href.split('#')[0]}${hashOf({ view: 'check', options: { lang, texts: packed(text.value) } })}`
  const copy = async () => {
    await navigator.clipboard.writeText(link())
    isCopied.value = true
  }
  const isShort = text.value.length < LONGEST_LINK && link().length < LONGEST_LINK
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
      <button type="button" disabled={text.value.trim() === '' || !isShort} onClick={() => void copy()}>
        {t(isCopied.value ? 'check.copied' : 'check.copy')}
      </button>
    </div>
  )
}

function Result({ checked: { remarks, right, wrong, unsure, page } }: { readonly checked: Checked }) {
  return (
    <>
      <p class="tally" role="status">
        {wrong > 0 ? <span class="badge error">{t('check.wrong', { count: wrong })}</span> : null}
        {unsure > 0 ? <span class="badge warning">{t('check.unsure', { count: unsure })}</span> : null}
        {right > 0 ? <span class="badge good">{t('check.right', { count: right })}</span> : null}
      </p>
      <Problems findings={remarks} />
      {page === undefined ? null : <iframe class="facts" title={t('check.out')} sandbox="" srcdoc={page} />}
    </>
  )
}

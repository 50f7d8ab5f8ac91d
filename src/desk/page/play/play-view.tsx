import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { GameView } from '../../talk.ts'
import { game, gameRefused } from '../game.ts'
import { Refusal } from '../refusal.tsx'
import { t } from '../words.ts'
import { CardFace } from './card-face.tsx'
import {
  begin,
  cards,
  languageOf,
  playersOf,
  readRules,
  refused,
  rules,
  secondOf,
  set,
  table,
} from './playing.ts'
import { RulesFrame } from './rules-frame.tsx'

const wanted = signal('')
const opened = signal<string | undefined>(undefined)

/** A phone at the table: set up, look up, read. */
export function PlayView() {
  useEffect(begin, [])
  const view = game.value
  if (gameRefused.value)
    return (
      <div class="wait">
        <Refusal refused={gameRefused.value} />
      </div>
    )
  if (!view) return <p class="quiet wait">{t('page.loading')}</p>
  if (!view.hasRules) return <p class="quiet wait">{t(view.hasBook ? 'play.none' : 'play.none-at-all')}</p>
  return (
    <div class="play">
      <Choose view={view} />
      {refused.value ? <Refusal refused={refused.value} /> : <Table />}
      <Rules />
      <Cards />
    </div>
  )
}

function Choose({ view }: { readonly view: GameView }) {
  const pick = (
    name: string,
    label: string,
    value: string,
    options: readonly (readonly [string, string])[],
  ) => (
    <div class="field">
      <label for={`play-${name}`}>{label}</label>
      <select
        id={`play-${name}`}
        value={value}
        onChange={({ currentTarget }) => set(name, currentTarget.value)}
      >
        {options.map(([code, shown]) => (
          <option key={code} value={code}>
            {shown}
          </option>
        ))}
      </select>
    </div>
  )
  const languages = view.languages.map(({ code, name }) => [code, name] as const)
  return (
    <section class="play-choose" aria-label={t('play.choose')}>
      <h2 class="for-readers">{t('page.play')}</h2>
      {pick(
        'players',
        t('play.players'),
        `${playersOf()}`,
        view.players.map((count) => [`${count}`, t('choice.players-n', { count })]),
      )}
      {pick('lang', t('choice.lang'), languageOf(), languages)}
      {pick('second', t('play.second'), secondOf() ?? '', [
        ['', t('choice.bilingual-none')],
        ...languages.filter(([code]) => code !== languageOf()),
      ])}
    </section>
  )
}

function Table() {
  if (!table.value) return null
  return (
    <section class="play-table" lang={game.value?.languages.find(({ code }) => code === languageOf())?.tag}>
      <h3>{table.value.title}</h3>
      <dl>
        {table.value.lines.map(([what, ...how]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{unbroken(how.join(' '))}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** No line ends between a number and what it counts. */
const unbroken = (words: string): string => words.replaceAll(/(\d×?) (?=\p{L})/gu, '$1\u00a0')

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

function Cards() {
  const matching = cards.value.filter(({ words }) =>
    words.some(({ title }) => plain(title).includes(plain(wanted.value))),
  )
  return (
    <section class="play-cards">
      <h3>{t('play.look-up')}</h3>
      <input
        type="search"
        aria-label={t('play.look-up')}
        placeholder={t('play.look-up-like')}
        value={wanted.value}
        onInput={({ currentTarget }) => {
          wanted.value = currentTarget.value
        }}
      />
      {matching.length === 0 ? <p class="quiet">{t('play.no-card')}</p> : null}
      <ul class="titles">
        {matching.map((card) => (
          <li key={card.id} data-kind={card.kind}>
            <button
              type="button"
              aria-expanded={opened.value === card.id}
              onClick={() => {
                opened.value = opened.value === card.id ? undefined : card.id
              }}
            >
              {card.words.map(({ lang, tag, title }) => (
                <span key={lang} lang={tag}>
                  {title}
                </span>
              ))}
            </button>
            {opened.value === card.id ? (
              <div class="faces">
                {card.words.map((words) => (
                  <CardFace key={words.lang} card={card.id} words={words} />
                ))}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Rules() {
  const isOpen = rules.value !== undefined
  const toggle = () => {
    if (isOpen) rules.value = undefined
    else void readRules()
  }
  return (
    <section class="play-rules" aria-label={t('file.rules')}>
      <button type="button" aria-expanded={isOpen} onClick={toggle}>
        {t('play.read-rules')}
      </button>
      {rules.value ? <RulesFrame {...rules.value} /> : null}
    </section>
  )
}

import { effect, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { CardView, GameView, TableView } from '../../talk.ts'
import { engine } from '../engine.ts'
import { followGame, game, gameRefused } from '../game.ts'
import { revision } from '../home.ts'
import { Refusal } from '../refusal.tsx'
import { choose, route } from '../route.ts'
import { pageLanguage, t } from '../words.ts'
import { CardFace } from './card-face.tsx'

const table = signal<TableView | undefined>(undefined)
const cards = signal<readonly CardView[]>([])
const rules = signal<string | undefined>(undefined)
const wanted = signal('')
const opened = signal<string | undefined>(undefined)

const languageOf = (): string =>
  route.value.options.lang ??
  game.value?.languages.find(({ code }) => code === pageLanguage.value)?.code ??
  game.value?.languages[0]?.code ??
  'en'
const secondOf = (): string | undefined => route.value.options.second
const playersOf = (): number =>
  Number(route.value.options.players ?? game.value?.players[2] ?? game.value?.players[0] ?? 0)

const set = (name: string, value: string | undefined) => {
  const { [name]: _, ...others } = route.value.options
  choose(value === undefined || value === '' ? others : { ...others, [name]: value })
}

let begun = false
function begin(): void {
  if (begun) return
  begun = true
  const quietly = (work: Promise<void>) => void work.catch(() => undefined)
  followGame()
  effect(() => {
    void revision.value
    if (!game.value?.hasRules || route.value.view !== 'play') return
    const [players, lang, second] = [playersOf(), languageOf(), secondOf()]
    quietly(
      engine.ask('table', { players, lang }).then((answer) => {
        table.value = answer
      }),
    )
    quietly(
      engine.ask('cards', { lang, ...(second !== undefined && { second }) }).then((answer) => {
        cards.value = answer
      }),
    )
    rules.value = undefined
  })
}

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
  if (!view.hasRules) return <p class="quiet wait">{t('play.none')}</p>
  return (
    <div class="play">
      <Choose view={view} />
      <Table />
      <Cards />
      <Rules />
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
            <dd>{how.join(' ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

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
  const open = async () => {
    rules.value = await engine.ask('rules', languageOf())
  }
  return (
    <section class="play-rules">
      <h3>{t('file.rules')}</h3>
      {rules.value === undefined ? (
        <button type="button" onClick={() => void open()}>
          {t('play.read-rules')}
        </button>
      ) : (
        <iframe class="rules" title={t('file.rules')} sandbox="" srcdoc={rules.value} />
      )}
    </section>
  )
}

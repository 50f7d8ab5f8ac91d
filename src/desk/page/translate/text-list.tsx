import { useEffect, useRef } from 'preact/hooks'
import type { GroupView, TextView, Title } from '../../talk-translate.ts'
import { Refusal } from '../refusal.tsx'
import { hashOf } from '../route.ts'
import { nameOr, t } from '../words.ts'
import { unproved } from './asked.ts'
import { cardOf, countOf, FILTERS, filter, listed, problemOf, shownState, sought } from './list.ts'
import { lookedOver, notLookedOver } from './problems.ts'
import { openKey, view, wordingOf } from './state.ts'

/** All texts of the language, as the book reads. */
export function TextList() {
  const { groups } = view.value!
  const texts = listed.value
  return (
    <>
      <Search />
      {lookedOver.value === undefined ? null : (
        <progress class="looked-over" value={lookedOver.value} aria-label={t('translate.looking-over')} />
      )}
      {notLookedOver.value && !unproved.value ? (
        <Refusal refused={notLookedOver.value} words="translate.refused-" />
      ) : null}
      {texts.length === 0 ? <NothingFound /> : null}
      <div class="texts">
        {groups.map((group) => (
          <Group key={group.id} group={group} texts={texts.filter((text) => text.group === group.id)} />
        ))}
      </div>
    </>
  )
}

function Search() {
  return (
    <form class="seek" onSubmit={(event) => event.preventDefault()}>
      <label>
        <span class="for-readers">{t('translate.search')}</span>
        <input
          type="search"
          value={sought.value}
          placeholder={t('translate.search')}
          onInput={({ currentTarget }) => {
            sought.value = currentTarget.value
          }}
        />
      </label>
      <fieldset class="filters" aria-label={t('translate.filter')}>
        {FILTERS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={filter.value === name}
            onClick={() => {
              filter.value = name
            }}
          >
            {t(`translate.filter-${name}`)} <small>{countOf(name)}</small>
          </button>
        ))}
      </fieldset>
    </form>
  )
}

const NothingFound = () => (
  <p class="quiet nothing">
    {sought.value.trim() === '' ? t(`translate.none-${filter.value}`) : t('translate.none-found')}
  </p>
)

/** "Rulebook · Draft 1 · Goal of the game"; the file in the language of the page, titles as they are in the game. */
export function GroupName({ group: { file, edition, section, title } }: { readonly group: GroupView }) {
  const part = section && (nameOr(`translate.section-${section}`, '') || section.replaceAll('-', ' '))
  return (
    <>
      {nameOr(`translate.file-${file}`, file)}
      <Part title={edition} />
      {title ? <Part title={title} /> : part ? ` · ${part}` : null}
    </>
  )
}

export const Part = ({ title }: { readonly title: Title | undefined }) =>
  title ? (
    <>
      {' · '}
      <span lang={title.tag}>{title.words}</span>
    </>
  ) : null

function Group({ group, texts }: { readonly group: GroupView; readonly texts: readonly TextView[] }) {
  const { lang, tag, sourceTag } = view.value!
  if (texts.length === 0) return null
  return (
    <section>
      <h3>
        <GroupName group={group} />
      </h3>
      <ul>
        {texts.map((text) => {
          const card = cardOf(text)
          return (
            <Row
              key={text.key}
              text={text}
              card={card?.words}
              cardTag={card?.tag}
              value={wordingOf(text)}
              problem={problemOf(text.key)}
              isOpen={openKey.value === text.key}
              lang={lang}
              tag={tag}
              sourceTag={sourceTag}
            />
          )
        })}
      </ul>
    </section>
  )
}

interface RowGiven {
  readonly text: TextView
  readonly card: string | undefined
  readonly cardTag: string | undefined
  readonly value: string
  readonly problem: 'error' | 'warning' | undefined
  readonly isOpen: boolean
  readonly lang: string
  readonly tag: string
  readonly sourceTag: string
}

/** It is handed all it shows: so a key draws one row of the list anew, not hundreds. */
function Row({ text, card, cardTag, value, problem, isOpen, lang, tag, sourceTag }: RowGiven) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isOpen && link.current) bringIntoSight(link.current)
  }, [isOpen])
  const state = shownState(text.state)
  return (
    <li>
      <a
        ref={link}
        class={problem ? `text-row ${state} has-${problem}` : `text-row ${state}`}
        href={hashOf({ view: 'translate', options: { lang, text: text.key } })}
        aria-current={isOpen ? 'true' : undefined}
      >
        <span
          class="dot"
          role="img"
          aria-label={t(`translate.state-${problem ?? state}`)}
          title={t(`translate.state-${problem ?? state}`)}
        />
        <span class="words">
          {card === undefined ? null : (
            <b lang={cardTag} dir="auto">
              {card}
            </b>
          )}
          {text.state === 'source' ? null : <span lang={sourceTag}>{beginning(text.source)}</span>}
          <span lang={tag} class="own" dir="auto">
            {beginning(value) || t('translate.empty')}
          </span>
        </span>
      </a>
    </li>
  )
}

/** Moves the list alone: the page stays where it is. */
function bringIntoSight(row: HTMLElement): void {
  const list = row.closest('.texts')
  if (!list) return
  const [box, own] = [list.getBoundingClientRect(), row.getBoundingClientRect()]
  if (own.top < box.top + HEADING) list.scrollTop -= box.top + HEADING - own.top
  else if (own.bottom > box.bottom - MARGIN) list.scrollTop += own.bottom - box.bottom + MARGIN
}
/** Of a group, which stays on top of its texts. */
const HEADING = 32
/** What comes next is seen, too, and a line that is told above the list does not push the row out of sight. */
const MARGIN = 96

/** Enough to know it again. */
const beginning = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 90)

import { computed, signal } from '@preact/signals'
import type { TextState, TextView, Title } from '../../talk-translate.ts'
import { isChangedHere } from './earlier.ts'
import { problems } from './problems.ts'
import { openKey, view, wordingOf } from './state.ts'
import { textIn } from './work.ts'

/** What of the texts is listed. */
export const FILTERS = ['all', 'todo', 'problems', 'mine'] as const
export type Filter = (typeof FILTERS)[number]

export const filter = signal<Filter>('all')
export const sought = signal('')

/** As it is shown: a text is not translated, stale, open or accepted. */
export const shownState = (state: TextState): 'missing' | 'stale' | 'open' | 'accepted' | 'source' =>
  state === 'new' || state === 'edited' ? 'open' : state === 'untranslated' ? 'missing' : state

const isToDo = ({ state }: TextView): boolean => state !== 'accepted' && state !== 'source'
/** Whether somebody has written something else here, be it in its file by now or not. */
function isMine(text: TextView): boolean {
  const { lang } = view.value!
  return textIn(lang, text.key) !== undefined || isChangedHere(lang, text.key, wordingOf(text))
}
export const problemOf = (key: string): 'error' | 'warning' | undefined => problems.value.get(key)
/** Whether somebody should look at it. */
const isProblem = (text: TextView): boolean =>
  problemOf(text.key) !== undefined || ['missing', 'stale'].includes(shownState(text.state))

const TESTS: Readonly<Record<Filter, (text: TextView) => boolean>> = {
  all: () => true,
  todo: isToDo,
  problems: isProblem,
  mine: isMine,
}

/** What the card is called that a text is for: as somebody has just written it. */
export function cardOf({ key, card }: TextView): Title | undefined {
  const titleKey = `${key.slice(0, key.lastIndexOf('.'))}.title`
  const title = card && view.value?.texts.find((text) => text.key === titleKey)
  const words = title && wordingOf(title)
  return words && !words.includes('{') ? { words, tag: view.value!.tag } : card
}

export const countOf = (wanted: Filter): number => view.value?.texts.filter(TESTS[wanted]).length ?? 0

export const listed = computed((): readonly TextView[] => {
  const words = sought.value.trim().toLocaleLowerCase()
  const found = view.value?.texts.filter(TESTS[filter.value]) ?? []
  if (words === '') return found
  return found.filter((text) =>
    [text.key, text.source, wordingOf(text), cardOf(text)?.words ?? ''].some((each) =>
      each.toLocaleLowerCase().includes(words),
    ),
  )
})

/** The text so many steps further in the list; of all texts, when the open one is not in the list. */
export function further(by: 1 | -1, isWanted: (text: TextView) => boolean = () => true): string | undefined {
  const all = view.value?.texts ?? []
  const shown = listed.value.some(({ key }) => key === openKey.value) ? listed.value : all
  const at = shown.findIndex(({ key }) => key === openKey.value)
  const rest = by > 0 ? shown.slice(at + 1) : shown.slice(0, Math.max(0, at)).toReversed()
  return rest.find(isWanted)?.key
}

/** The next text that has something wrong with it, or is still to be done; from the beginning again after the last. */
export function nextProblem(): string | undefined {
  const all = view.value?.texts ?? []
  const at = all.findIndex(({ key }) => key === openKey.value)
  const inTurn = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))]
  return (inTurn.find(isProblem) ?? inTurn.find(isToDo))?.key
}

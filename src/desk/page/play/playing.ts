import { effect, signal } from '@preact/signals'
import type { Refused } from '../../talk.ts'
import type { CardView, RulesView, TableView } from '../../talk-play.ts'
import { engine, isOutdated, NoAnswer } from '../engine.ts'
import { followGame, game } from '../game.ts'
import { isOnDisk, revision } from '../home.ts'
import { keepChoices, keptChoices } from '../kept-choices.ts'
import { choose, route } from '../route.ts'
import { pageLanguage } from '../words.ts'

// The table that is played at, and what it asks for.

export const table = signal<TableView | undefined>(undefined)
export const cards = signal<readonly CardView[]>([])
export const rules = signal<RulesView | undefined>(undefined)
/** Why there is nothing to see. */
export const refused = signal<Refused | undefined>(undefined)

const isOfGame = (code: string | undefined): boolean =>
  game.value?.languages.some((language) => language.code === code) ?? false

export const languageOf = (): string =>
  route.value.options.lang ?? [pageLanguage.value].find(isOfGame) ?? game.value?.languages[0]?.code ?? 'en'
export const secondOf = (): string | undefined => route.value.options.second
export const playersOf = (): number =>
  Number(route.value.options.players ?? game.value?.players[2] ?? game.value?.players[0] ?? 0)

export const set = (name: string, value: string): void => {
  const { [name]: _, ...others } = route.value.options
  choose(value === '' ? others : { ...others, [name]: value })
}

let begun = false
export function begin(): void {
  if (begun) return
  begun = true
  followGame()
  effect(remember)
  effect(() => {
    void revision.value
    if (!game.value?.hasRules || route.value.view !== 'play') return
    const [players, lang, second] = [playersOf(), languageOf(), secondOf()]
    rules.value = undefined
    void ask(async () => {
      table.value = await engine.ask('table', { players, lang })
      cards.value = await engine.ask('cards', { lang, ...(second !== undefined && { second }) })
      refused.value = undefined
      if (!isOnDisk()) void keepForTheTable(lang, second)
    })
  })
}

/** The same people sit down again another day, perhaps. */
function remember(): void {
  const { view, options } = route.value
  if (view !== 'play' || !game.value) return
  if (Object.keys(options).length > 0) keepChoices('play', options)
  else {
    const kept = keptChoices('play')
    if (Object.keys(kept).length > 0) choose(kept)
  }
}

export const readRules = (): Promise<void> =>
  ask(async () => {
    rules.value = await engine.ask('rules', languageOf())
  })

async function ask(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (isOutdated(error)) return
    refused.value = error instanceof NoAnswer ? error.refused : { why: 'fault', message: String(error) }
  }
}

/** So small that next to nothing is drawn. */
const TINY = 0.02
let keeping = ''

/**
 * There may be no connection where somebody plays: whatever a card or the rules need is fetched once, one after the other, so that
 * whoever asks for something waits for one card at most.
 */
async function keepForTheTable(lang: string, second: string | undefined): Promise<void> {
  const wanted = `${lang} ${second}`
  if (keeping === wanted) return
  keeping = wanted
  try {
    for (const each of [lang, ...(second === undefined ? [] : [second])])
      for (const { id } of cards.value) {
        if (keeping !== wanted) return
        const picture = await engine.ask('face', { lang: each, card: id, scale: TINY })
        picture.close()
      }
    await engine.ask('rules', lang)
  } catch {
    // Without a connection already: what is there serves.
    keeping = ''
  }
}

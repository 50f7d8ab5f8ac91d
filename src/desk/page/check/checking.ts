import { effect, signal } from '@preact/signals'
import type { CheckView, Refused } from '../../talk.ts'
import { engine, isOutdated, refusalOf } from '../engine.ts'
import { followGame, game, own } from '../game.ts'
import { revision } from '../home.ts'
import { choose, hashOf, route } from '../route.ts'
import { pageLanguage } from '../words.ts'
import { packed, unpacked } from './packed-text.ts'

// The texts that somebody wants to have compared, and what was found in them.

export const text = signal('')
export const checked = signal<CheckView | undefined>(undefined)
export const refused = signal<Refused | undefined>(undefined)
export const isChecking = signal(false)
/** How the link to these texts can be passed on, once somebody asked for it. */
export const linkIs = signal<'copied' | 'in-address' | undefined>(undefined)

/** Longer addresses are cut off by mail programs and messengers. */
const LONGEST_LINK = 6000
/** So long after the last key. */
const PAUSE = 250
/** What was written last, for a reload: it lasts as long as the tab. */
const KEPT = 'growl.check'

export const languageOf = (): string | undefined => route.value.options.lang ?? likely()?.code

/** Whoever reads the page in a translation most likely has texts in that. */
function likely() {
  const [original, ...translations] = game.value?.languages ?? []
  return translations.find(({ code }) => code === pageLanguage.value) ?? translations[0] ?? original
}

/** The language of a BCP 47 tag for those who hear it. */
export const tagOf = (lang: string | undefined): string | undefined =>
  game.value?.languages.find(({ code }) => code === lang)?.tag

let begun = false

/** Whatever is in the field is compared, in the language of the address. */
export function begin(): void {
  if (begun) return
  begun = true
  text.value = sessionStorage.getItem(KEPT) ?? ''
  followGame()
  let waiting: ReturnType<typeof setTimeout> | undefined
  effect(() => {
    void own.value
    checked.value = refused.value = undefined
  })
  // A link brings its own texts, also to a page that is open.
  effect(() => {
    const { view, options } = route.value
    if (view === 'check' && options.texts !== undefined) text.value = unpacked(options.texts)
  })
  effect(() => {
    void revision.value
    const [lang, written] = [languageOf(), text.value]
    const isOpen = route.value.view === 'check' && game.value?.hasFacts
    clearTimeout(waiting)
    if (lang !== undefined && isOpen) waiting = setTimeout(() => void check(lang, written), PAUSE)
  })
}

/** What somebody writes is no longer what the link said. */
export function write(words: string): void {
  text.value = words
  linkIs.value = undefined
  try {
    sessionStorage.setItem(KEPT, words)
  } catch {
    // Too long to be kept.
  }
  const { texts, ...options } = route.value.options
  if (texts !== undefined) choose(options)
}

export const chooseLanguage = (lang: string): void => choose({ ...route.value.options, lang })

async function check(lang: string, written: string): Promise<void> {
  isChecking.value = true
  try {
    checked.value = await engine.ask('check', written.trim() === '' ? { lang } : { lang, text: written })
    refused.value = undefined
  } catch (error) {
    if (isOutdated(error)) return
    refused.value = refusalOf(error)
    // What was found in another language is no answer.
    if (checked.value?.lang !== lang) checked.value = undefined
  }
  isChecking.value = false
}

/** Nothing of texts that are too long for an address. */
function withTexts(): Readonly<Record<string, string>> | undefined {
  if (text.value.trim() === '' || text.value.length > LONGEST_LINK) return undefined
  const options = { lang: languageOf() ?? '', texts: packed(text.value) }
  return hashOf({ view: 'check', options }).length < LONGEST_LINK ? options : undefined
}

export const canBeLinked = (): boolean => withTexts() !== undefined

/** The link is the address of the page from then on, for those whose browser lets no page copy anything. */
export async function copyLink(): Promise<void> {
  const options = withTexts()
  if (!options) return
  choose(options)
  try {
    await navigator.clipboard.writeText(location.href)
    linkIs.value = 'copied'
  } catch {
    linkIs.value = 'in-address'
  }
}

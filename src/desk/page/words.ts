import { signal } from '@preact/signals'
import { PAGE_LANGUAGES } from './languages.ts'

/** The words of the page in one language, by key. */
export type PageWords = Readonly<Record<string, string>>

const TAGS: Readonly<Record<string, string>> = { zh: 'zh-Hant' }
/** As browsers want it, who choose letters by it. */
export const tagOf = (lang: string): string => TAGS[lang] ?? lang
const KEY = 'growl.page-language'

export const pageLanguage = signal('en')
const words = signal<PageWords>({})

/** What was chosen before, else the first language of the browser that the page speaks. */
export function wantedLanguage(stored = localStorage.getItem(KEY), preferred = navigator.languages): string {
  if (stored !== null && stored in PAGE_LANGUAGES) return stored
  return (
    preferred.map((tag) => tag.toLowerCase().split('-')[0]!).find((code) => code in PAGE_LANGUAGES) ?? 'en'
  )
}

/** A file of words that came with the page. */
export async function fetchWords(name: string): Promise<PageWords> {
  const answer = await fetch(new URL(`words/${name}.json`, import.meta.url))
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
  return (await answer.json()) as PageWords
}

/** From then on the page speaks this language. */
export async function speak(lang: string): Promise<void> {
  words.value = await fetchWords(lang)
  pageLanguage.value = lang
  document.documentElement.lang = tagOf(lang)
}

export async function chooseLanguage(lang: string): Promise<void> {
  await speak(lang)
  localStorage.setItem(KEY, lang)
}

type Values = Readonly<Record<string, string | number>>

/** A text of the page; `count` also chooses the plural form. */
export function t(key: string, values: Values = {}): string {
  const { count } = values
  const text =
    typeof count === 'number'
      ? (words.value[`${key}_${pluralOf(count)}`] ?? words.value[`${key}_other`])
      : words.value[key]
  return filled(text ?? key, values)
}

/** A name for something that a game may have more of than the page knows. */
export const nameOr = (key: string, name: string): string => words.value[key] ?? name

const pluralOf = (count: number): string => new Intl.PluralRules(pageLanguage.value).select(count)

const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{([a-z-]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )

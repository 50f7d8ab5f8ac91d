import type { Hyphenation, Language } from '../locale/languages.ts'
import { readPatterns } from './patterns.ts'

/** Words with their permitted hyphens written out, "Apfel-baum"; a word without one is never divided. */
export type HyphenExceptions = readonly string[]

/** Where a word may be divided, as offsets into it. */
export type Hyphenator = (word: string) => readonly number[]

const CACHE_LIMIT = 20_000
const made = new WeakMap<HyphenExceptions, Map<string, Hyphenator>>()

/** The language's hyphenator, or nothing for a language that is not hyphenated. */
export function hyphenatorOf(language: Language, exceptions: HyphenExceptions): Hyphenator | undefined {
  if (!language.hyphenation) return undefined
  const ofLanguage = made.get(exceptions) ?? new Map<string, Hyphenator>()
  made.set(exceptions, ofLanguage)
  const hyphenator = ofLanguage.get(language.code) ?? make(language.hyphenation, exceptions)
  ofLanguage.set(language.code, hyphenator)
  return hyphenator
}

function make(rules: Hyphenation, exceptions: HyphenExceptions): Hyphenator {
  const known = new Map<string, readonly number[]>()
  const written = new Map(exceptions.map((word) => [word.replaceAll('-', '').toLowerCase(), offsets(word)]))
  // Patterns are big (German: 0.4 MB): read when the first word is divided.
  let divide: ((word: string) => number[]) | undefined
  return (word) => {
    const lower = word.toLowerCase()
    const exception = written.get(lower)
    if (exception) return exception
    if (!isDivisible(word, lower, rules)) return NOWHERE
    let found = known.get(lower)
    if (!found) {
      divide ??= readPatterns(rules.patterns)
      found = divide(lower).filter((at) => at >= rules.left && at <= word.length - rules.right)
      if (known.size >= CACHE_LIMIT) known.clear()
      known.set(lower, found)
    }
    return found
  }
}

const NOWHERE: readonly number[] = []

/** Not names, nor words with capitals inside, which are names of another kind. */
function isDivisible(word: string, lower: string, { shortest, capitals }: Hyphenation): boolean {
  if (word.length < shortest || lower.length !== word.length) return false
  return word.slice(1) === lower.slice(1) && (capitals || word[0] === lower[0])
}

/** Where the hyphens stood, counted in the word without them. */
function offsets(word: string): number[] {
  const found: number[] = []
  let at = 0
  for (const part of word.split('-').slice(0, -1)) {
    at += part.length
    found.push(at)
  }
  return found
}

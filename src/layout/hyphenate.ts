import type { Hyphenation, Language } from '../locale/languages.ts'
import { readPatterns } from './patterns.ts'

/** Where a word may be divided, as offsets into it. */
export type Hyphenator = (word: string) => readonly number[]

const CACHE_LIMIT = 20_000
/** By the name of their patterns. */
const made = new Map<string, Hyphenator>()

/** The language's hyphenator, or nothing for a language that is not hyphenated. */
export function hyphenatorOf({ hyphenation }: Language): Hyphenator | undefined {
  if (!hyphenation) return undefined
  const hyphenator = made.get(hyphenation.patterns) ?? make(hyphenation)
  made.set(hyphenation.patterns, hyphenator)
  return hyphenator
}

function make(rules: Hyphenation): Hyphenator {
  const known = new Map<string, readonly number[]>()
  // Patterns are big (German: 0.4 MB): read when the first word is divided.
  let divide: ((word: string) => number[]) | undefined
  return (word) => {
    const lower = word.toLowerCase()
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

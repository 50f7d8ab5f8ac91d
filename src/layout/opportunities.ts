import LineBreaker from 'linebreak'
import type { Language } from '../locale/languages.ts'
import { ICON } from '../locale/typography.ts'
import { type Glossary, thaiWordStarts } from './dictionary.ts'
import { phraseStarts } from './phrases.ts'

/** A place where a line may end. */
export interface Opportunity {
  /** Index of the character that would begin the next line. */
  readonly at: number
  readonly kind: BreakKind
}
/**
 * free: between words, or phrases where no spaces are written. inside: in a phrase, between characters. hyphen: inside a
 * word, at a soft hyphen. held: between words that belong together, taken only where a line is too narrow to hold both.
 * torn: inside a word that no line can hold.
 */
export type BreakKind = 'free' | 'inside' | 'hyphen' | 'held' | 'torn'

/** Where lines may end: the Unicode rules (kinsoku among them), Thai words, phrases, and what belongs together kept together. */
export function opportunities(text: string, language: Language, glossary: Glossary): Opportunity[] {
  const places = mergeSorted(unicodeBreaks(text), thaiWordStarts(text, language, glossary))
  const beginsPhrase = phraseStarts(text, language, glossary)
  const kindOf = (at: number): BreakKind => {
    if (text[at - 1] === '\u00ad') return 'hyphen'
    if (belongsTogether(text, at, language)) return 'held'
    return beginsPhrase?.(at) === false ? 'inside' : 'free'
  }
  return places
    .filter((at) => !neverBegins(text, at) && !isOptionDash(text, at))
    .map((at) => ({ at, kind: kindOf(at) }))
}

function unicodeBreaks(text: string): number[] {
  const breaker = new LineBreaker(text)
  const found: number[] = []
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak())
    if (next.position < text.length) found.push(next.position)
  return found
}

// ฯ ๆ, following vowels and marks above and below; the repetition mark not even after a space, where Thai writes it.
const THAI_NEVER_FIRST = /[\u0e2f-\u0e3a\u0e45-\u0e4e\u0e5a\u0e5b]/
const neverBegins = (text: string, at: number) => THAI_NEVER_FIRST.test(text.charAt(at))

/** A hyphen that begins a word belongs to it: "--offset", "-5". */
const isOptionDash = (text: string, at: number) =>
  text[at - 1] === '-' && !/[\p{L}\p{N}]/u.test(text.charAt(at - 2))

/** Numbers and icons stay with the word they belong to, a prefix written apart with the word it leans on. */
function belongsTogether(text: string, at: number, language: Language): boolean {
  let end = at
  while (text[end - 1] === ' ') end--
  const spaced = end < at
  const [left, right] = [text.charAt(end - 1), text.charAt(at)]
  if (left === '-' && !spaced) return isPartOfAddress(text, at) || isShortEnding(text, at)
  if (left === ICON) return iconLeansRight(text, end - 1, right, spaced)
  if (right === ICON) return isWordlike(left)
  if (isDigit(left) || (/[+%]/.test(left) && isDigit(text.charAt(end - 2)))) return isLetter(right)
  if (isDigit(right))
    return DASHES.test(left) ? isDigit(text.charAt(end - 2)) : isLetter(left) && numberEndsPhrase(text, at)
  return language.leaning.some((word) => text.endsWith(word, end))
}

/** Western, Thai and full-width digits. Asked of nearly every character: a comparison takes a tenth of an expression's time. */
const isDigit = (character: string): boolean => {
  const code = character.charCodeAt(0)
  return ZEROS.some((zero) => code >= zero && code < zero + 10)
}
const ZEROS = [0x30, 0xe50, 0xff10]
const isLetter = (character: string) => /[\p{L}\p{Surrogate}]/u.test(character)
const isWordlike = (character: string) => isLetter(character) || isDigit(character) || character === ICON
const DASHES = /[\u2010-\u2014-]/

/** "page 12." but not "take 12 cards", where the number goes with what follows it. */
function numberEndsPhrase(text: string, at: number): boolean {
  let end = at
  while (isDigit(text.charAt(end))) end++
  const next = text[end] === ' ' ? text.charAt(end + 1) : text.charAt(end)
  return !isWordlike(next)
}

/** An icon follows its word ("Apple :apple:"); where none precedes, or only a number, it belongs to the next. */
function iconLeansRight(text: string, icon: number, right: string, spaced: boolean): boolean {
  if (!isWordlike(right)) return false
  let before = icon - 1
  // Not further than the eye sees the word: thousands of icons in a row have none.
  while (before > icon - 20 && (text[before] === ' ' || text[before] === ICON)) before--
  const word = text.charAt(before)
  if (!isLetter(word)) return true
  return !spaced && !isUnspaced(right)
}

/** "game-icons.net": at the end of a line its hyphen would look like ours. */
function isPartOfAddress(text: string, at: number): boolean {
  const [start, end] = [text.lastIndexOf(' ', at) + 1, text.indexOf(' ', at)]
  return /[a-z]\.[a-z]/.test(
    text.slice(Math.max(start, at - 40), Math.min(end < 0 ? text.length : end, at + 40)),
  )
}

/** "Prenez-la", "face-up": two letters do not begin a line. */
const isShortEnding = (text: string, at: number) => /^\p{L}{1,2}(?!\p{L})/u.test(text.slice(at, at + 4))

const isUnspaced = (character: string) =>
  /[\u0e00-\u0e7f\u3000-\u9fff\uf900-\ufaff\ud840-\udbff]/.test(character)

function mergeSorted(a: readonly number[], b: readonly number[]): readonly number[] {
  if (b.length === 0) return a
  return [...new Set([...a, ...b])].sort((x, y) => x - y)
}

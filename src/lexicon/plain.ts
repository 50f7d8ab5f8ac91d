import { type BracketIcons, endingAt, iconAt } from './marked.ts'

/**
 * A text as the matcher reads it: lower case, without markup and quotes, and between two words at most one sign: a
 * blank, "," for any pause, "." for the end of a sentence. Every character knows where it came from.
 */
export interface PlainText {
  readonly source: string
  readonly text: string
  /** `source.slice(from[i], to[i])` became `text[i]`. */
  readonly from: readonly number[]
  readonly to: readonly number[]
  /** Which sentence each character belongs to; one more entry for the end of the text. */
  readonly sentence: readonly number[]
  /** Words before each character, for measuring distances; one more entry for the end of the text. */
  readonly words: readonly number[]
}

/** Letters a language does not tell apart: {ß: ss}, {é: e}. */
export type Folds = ReadonlyMap<string, string>

/** In writing without blanks this many characters count as a word. */
const CHARACTERS_A_WORD = 4

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u30fc]/u
const LETTER = /[\p{L}\p{M}]/u

export type CharacterClass = 'letter' | 'unspaced' | 'digit' | 'mark'
const classes = new Map<string, CharacterClass>()

/** `letter` is a letter of a script that sets blanks between words. */
export function classOf(character: string | undefined): CharacterClass {
  if (character === undefined) return 'mark'
  let known = classes.get(character)
  if (!known) {
    if (/[0-9]/.test(character)) known = 'digit'
    else if (UNSPACED.test(character)) known = 'unspaced'
    else known = LETTER.test(character) ? 'letter' : 'mark'
    classes.set(character, known)
  }
  return known
}

/** Whether a word may begin or end between two characters. */
export function isBoundary(text: string, at: number): boolean {
  if (at === 0 || at === text.length) return true
  const left = classOf(text[at - 1])
  return left === 'unspaced' || left === 'mark' || left !== classOf(text[at])
}

// What a sign does to the words on its sides. What stands in none of these is a character like any other.
const DROPPED = /[\u00ad\u200b-\u200d\u2060\ufeff*\\]/
const BLANK = /[\s\u00a0\u202f\u3000×¡¿]/
const QUOTE = /["“”„‟«»‹›「」『』〝〟《》〈〉]/
const APOSTROPHE = /['‘’‚‛ʼ´`]/
const DASH = /[-‐‑‒–—―−]/
const PAUSE = /[,、:()[\]【】〔〕{}·・•/|…‥~〜→⇒➔➜➝=]/
const STOP = /[!?;。｡‼⁉◆◇■□★☆▪▸►▶※]/
const ICON = /:(?=[0-9-]*[a-z])[a-z0-9-]+:/y

type Sign = '' | 'join' | 'line' | ' ' | ',' | '.'
const STRENGTH: Readonly<Record<Sign, number>> = { '': 0, join: 1, line: 2, ' ': 3, ',': 4, '.': 5 }

/** `endings`, made by markedEndings, are left out: "Spieler:innen" is read as "spieler". */
export function plainText(
  source: string,
  folds?: Folds,
  endings?: RegExp,
  bracketed?: BracketIcons,
): PlainText {
  const input = alignThai(source)
  let text = ''
  const from: number[] = []
  const to: number[] = []
  const capitals = hasCapitals(input)
  let sign: Sign = ''
  let signAt: readonly [number, number] = [0, 0]

  const separate = (next: Sign, start: number, end: number) => {
    if (STRENGTH[next] <= STRENGTH[sign]) return
    sign = next
    signAt = [start, end]
  }
  const push = (characters: string, start: number, end: number) => {
    for (const unit of characters.split('')) {
      text += unit
      from.push(start)
      to.push(end)
    }
  }
  const write = (characters: string, start: number, end: number) => {
    const written = writtenSign(sign, text.at(-1), characters[0])
    if (written && text) push(written, ...signAt)
    sign = ''
    push(characters, start, end)
  }

  for (let at = 0; at < input.length; ) {
    const ending = endings && endingAt(input, at, endings)
    if (ending) {
      at += ending
      continue
    }
    const named = bracketed && iconAt(input, at, bracketed)
    if (named) {
      write(named.icon, at, named.end)
      at = named.end
      continue
    }
    const end = clusterEnd(input, at)
    const character = compatible(input.slice(at, end))
    ICON.lastIndex = at
    const icon = character === ':' ? ICON.exec(input)?.[0] : undefined
    if (icon) write(icon, at, at + icon.length)
    else if (character === '\n')
      separate(/^\n[ \t]*\n/.test(input.slice(at, at + 40)) ? '.' : 'line', at, end)
    else if (BLANK.test(character)) separate(' ', at, end)
    else if (DROPPED.test(character)) separate('', at, end)
    else if (QUOTE.test(character)) separate('join', at, end)
    else if (APOSTROPHE.test(character)) {
      if (LETTER.test(input[at - 1] ?? '') && LETTER.test(input[end] ?? '')) write("'", at, end)
      else separate('join', at, end)
    } else if (DASH.test(character)) separate(dashSign(input, at, end), at, end)
    else if (character === '.') separate(dotSign(input, at, capitals), at, end)
    else if (PAUSE.test(character)) separate(',', at, end)
    else if (STOP.test(character)) separate('.', at, end)
    else write(fold(character.toLowerCase(), folds), at, end)
    at = icon ? at + icon.length : end
  }
  return { source, text, from, to, ...measure(text) }
}

/** Thai vowels and tone marks typed in another order, or as two signs for one, look the same; lengths stay as they are. */
const alignThai = (source: string): string =>
  /[\u0e00-\u0e7f]/.test(source)
    ? source
        .replace(/\u0e4d([\u0e48-\u0e4b])\u0e32/g, '$1\u0e33\u200b')
        .replace(/\u0e4d\u0e32/g, '\u0e33\u200b')
        .replace(/\u0e33([\u0e48-\u0e4b])/g, '$1\u0e33')
        .replace(/\u0e40\u0e40/g, '\u0e41\u200b')
        .replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - 0xe50))
    : source

/** A character with the accents that follow it. */
function clusterEnd(input: string, at: number): number {
  let end = at + ((input.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)
  // What is dropped takes no accents with it: they belong to the letter before.
  if (DROPPED.test(input[at]!)) return end
  while (end < input.length && input.charCodeAt(end) >= 0x300 && /[\p{M}\uff9e\uff9f]/u.test(input[end]!))
    end++
  return end
}

/** Full-width, half-width and circled characters are the plain ones; the rest is only composed. */
const compatible = (character: string): string =>
  character.length === 1 && character < '\u0300'
    ? character
    : /^[\uff00-\uffef\u2460-\u2473]/.test(character)
      ? character.normalize('NFKC')
      : character.normalize('NFC')

/** A single word or ending of a form: as plainText would have it, but most need little work. */
export function plainWord(word: string, folds?: Folds): string {
  if (!PLAIN_WORD.test(word)) return plainText(word, folds).text
  return fold(alignThai(word).replaceAll('\u200b', '').normalize('NFC').toLowerCase(), folds)
}

/** Letters that need no more than composing. */
const PLAIN_WORD =
  /^[a-zA-Z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0e01-\u0e5b\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff]+$/

function fold(characters: string, folds: Folds | undefined): string {
  if (!folds?.size) return characters
  let folded = ''
  for (const character of characters) folded += folds.get(character) ?? character
  return folded
}

/** "face-down" is two words, "1-2" and " - " are pauses. */
function dashSign(input: string, at: number, end: number): Sign {
  const [before, after] = [input[at - 1] ?? ' ', input[end] ?? ' ']
  if (/[\s\d]/.test(before) || /[\s]/.test(after)) return /\d/.test(before) && LETTER.test(after) ? ' ' : ','
  return ' '
}

/** Some write without any: where several full stops are followed by small letters and none by a capital, they end sentences. */
const hasCapitals = (input: string): boolean =>
  !input.includes('.') ||
  /\.\s+\p{Lu}/u.test(input) ||
  (input.match(/\p{L}{3}\.\s+\p{Ll}/gu)?.length ?? 0) < 2

/**
 * A full stop ends a sentence unless small letters go on ("z. B. so"), digits ("3.5") or other dots ("..."), or an initial is
 * before it; the "t" of "don't." is none.
 */
function dotSign(input: string, at: number, capitals: boolean): Sign {
  const rest = input.slice(at + 1, at + 12)
  if (/^[ºª]/.test(rest) && /\d/.test(input[at - 1] ?? '')) return ''
  if (input[at - 1] === '.' || rest[0] === '.' || /^\s*\d/.test(rest) || /\d/.test(input[at - 1] ?? ''))
    return /^[^\S\n]*[\p{Lu}\p{Lo}]/u.test(rest) || rest.trim() === '' ? '.' : ','
  if (!capitals && /^\s+\p{Ll}/u.test(rest) && /\p{L}{3}$/u.test(input.slice(Math.max(0, at - 3), at)))
    return '.'
  if (/^\s*\p{Ll}/u.test(rest) || /(^|[^\p{L}'’])\p{L}$/u.test(input.slice(Math.max(0, at - 2), at)))
    return ' '
  return /^\p{Lu}/u.test(rest) && !/\p{L}{3}$/u.test(input.slice(Math.max(0, at - 3), at)) ? ' ' : '.'
}

/** Blanks that only come from markup or line ends disappear where the writing sets none. */
function writtenSign(sign: Sign, left: string | undefined, right: string | undefined): string {
  if (sign === '' || sign === ' ' || sign === ',' || sign === '.') return sign
  const [before, after] = [classOf(left), classOf(right)]
  if (sign === 'line') return before === 'unspaced' || after === 'unspaced' ? '' : ' '
  return before === after && before !== 'unspaced' ? ' ' : ''
}

function measure(text: string): Pick<PlainText, 'sentence' | 'words'> {
  const sentence: number[] = []
  const words: number[] = []
  let [sentences, count] = [0, 0]
  for (let at = 0; at <= text.length; at++) {
    sentence.push(sentences)
    words.push(count)
    const now = classOf(text[at])
    if (text[at] === '.') sentences++
    if (now === 'unspaced') count += 1 / CHARACTERS_A_WORD
    else if ((now === 'letter' || now === 'digit') && isBoundary(text, at)) count++
  }
  return { sentence, words }
}

import type { Inline } from './inline.ts'
import type { Language } from './languages.ts'

/** Stands for an icon in a plain string. */
export const ICON = '\ufffc'

/**
 * A paragraph as its language sets it, in print and on screen alike: NFC, single spaces, before and after marks the space
 * the language asks for, whichever the writer typed.
 */
export function typeset(inlines: readonly Inline[], language: Language): Inline[] {
  let text = ''
  const ends = inlines.map((inline) => {
    text += inline.kind === 'icon' ? ICON : clean(inline.text)
    return text.length
  })
  const set = rewrite(text, ends, spacesOf(language))
  return inlines.map((inline, i) =>
    inline.kind === 'icon' ? inline : { ...inline, text: set.text.slice(set.ends[i - 1] ?? 0, set.ends[i]) },
  )
}

/** The same for words without marks and icons: a title, what a picture shows. */
export const typesetWords = (words: string, language: Language): string =>
  rewrite(clean(words), [], spacesOf(language)).text

/** Things told one after the other, with the comma of the language between them. */
export const enumerate = (things: readonly (string | number)[], { comma }: Language): string =>
  things.join(comma)

/** What is added in brackets to the words before it, space and all. */
export const inBrackets = (words: string | number, { brackets: [open, close] }: Language): string =>
  `${open}${words}${close}`

/**
 * Text is inert: control and direction characters of a stranger's text do nothing here and are dropped, U+FFFC is ours,
 * half a surrogate pair prints as U+FFFD, which is then found missing.
 */
function clean(text: string): string {
  if (/^[ -~]*$/.test(text)) return text
  return text
    .replaceAll(/[\t-\r\x85\u2028\u2029]+/g, ' ')
    .replaceAll(/[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffc]/g, '')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')
}

/** A pattern and what to put in its place, given the match. */
interface Rewriting {
  readonly pattern: RegExp
  readonly replacement: (match: RegExpExecArray) => string
}

/** By the code of the language. */
const rewritings = new Map<string, Rewriting>()

/**
 * One pass over the text puts one space where several stand, none at the ends, and before and after marks the space the
 * language asks for, whichever the writer typed, if any. Marks that belong to a number or an address ("10:30",
 * "a?b") are followed by a letter or a digit and left alone; marks in a row ("?!") keep together.
 */
function spacesOf(language: Language): Rewriting {
  const known = rewritings.get(language.code)
  if (known) return known
  const { spaceBefore, spaceAfter } = language
  const [before, after] = [oneOf(Object.keys(spaceBefore)), oneOf(Object.keys(spaceAfter))]
  const space = '[ \\u00a0\\u202f]'
  const parts = [
    ...(before ? [`(?<=[^\\s(\\[{])${space}*(?<before>[${before}])(?![\\p{L}\\p{N}/])`] : []),
    ...(after ? [`(?<after>[${after}])${space}*(?=\\S)`] : []),
    '^ +',
    ' +$',
    ' {2,}',
  ]
  const isEndMark = (mark: string) => Object.hasOwn(spaceBefore, mark) && !language.quotes.includes(mark)
  const made: Rewriting = {
    pattern: new RegExp(parts.join('|'), 'gu'),
    replacement: ({ 0: found, groups, index, input }) => {
      if (groups?.before) {
        const inRow = found.length === 1 && isEndMark(input.charAt(index - 1)) && isEndMark(found)
        return inRow ? found : spaceBefore[groups.before]! + groups.before
      }
      if (groups?.after) return groups.after + spaceAfter[groups.after]!
      return index === 0 || index + found.length === input.length ? '' : ' '
    },
  }
  rewritings.set(language.code, made)
  return made
}

const oneOf = (characters: readonly string[]) => characters.join('').replaceAll(/[\\\]^-]/g, '\\$&')

/** Replaces matches and moves the ends of the parts along. */
function rewrite(
  whole: string,
  wholeEnds: readonly number[],
  { pattern, replacement }: Rewriting,
): { text: string; ends: readonly number[] } {
  let text = ''
  let at = 0
  const ends: number[] = []
  // A part that ends where something is replaced ends with the replacement, unless it ended before it.
  const copy = (end: number, put: string, resume: number) => {
    text += whole.slice(at, end)
    for (let own = wholeEnds[ends.length]; own !== undefined && own <= resume; own = wholeEnds[ends.length])
      ends.push(text.length + (own <= end ? own - end : put.length))
    text += put
    at = resume
  }
  for (const match of whole.matchAll(pattern))
    copy(match.index, replacement(match), match.index + match[0].length)
  if (at === 0) return { text: whole, ends: wholeEnds }
  copy(whole.length, '', whole.length)
  return { text, ends }
}

import type { Style } from '../font/catalogue.ts'
import type { Inline } from '../locale/inline.ts'
import type { Language } from '../locale/languages.ts'

/** One paragraph as a plain string, with styles and icons beside it. */
export interface Prepared {
  /** NFC, single spaces, the language's own spaces at marks; an icon is U+FFFC. */
  readonly text: string
  /** Where each style ends; the last end is the text's. */
  readonly spans: readonly Span[]
  /** Names of the icons, in the order of their U+FFFC. */
  readonly icons: readonly string[]
}
export interface Span {
  readonly end: number
  readonly style: Style
}

export const ICON = '\ufffc'

export function prepare(inlines: readonly Inline[], base: Style, language: Language): Prepared {
  let text = ''
  const spans: Span[] = []
  const icons: string[] = []
  for (const inline of inlines) {
    if (inline.kind === 'icon') icons.push(inline.name)
    text += inline.kind === 'icon' ? ICON : clean(inline.text)
    const style =
      inline.kind === 'icon' ? (spans.at(-1)?.style ?? base) : styleOf(base, inline.bold, inline.italic)
    spans.push({ end: text.length, style })
  }
  return rewrite({ text, spans, icons }, spacesOf(language))
}

function styleOf(base: Style, bold = false, italic = false): Style {
  if (base === 'title') return 'title'
  const [strong, slanted] = [
    bold || base === 'bold' || base === 'boldItalic',
    italic || base === 'italic' || base === 'boldItalic',
  ]
  return strong ? (slanted ? 'boldItalic' : 'bold') : slanted ? 'italic' : 'regular'
}

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

const rewritings = new WeakMap<Language, Rewriting>()

/**
 * One pass over the text puts one space where several stand, none at the ends, and before and after marks the space the
 * language asks for, whichever the writer typed, if any. Marks that belong to a number or an address ("10:30",
 * "a?b") are followed by a letter or a digit and left alone; marks in a row ("?!") keep together.
 */
function spacesOf(language: Language): Rewriting {
  const known = rewritings.get(language)
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
  rewritings.set(language, made)
  return made
}

const oneOf = (characters: readonly string[]) => characters.join('').replaceAll(/[\\\]^-]/g, '\\$&')

/** Replaces matches and moves the ends of spans along. */
function rewrite(prepared: Prepared, { pattern, replacement }: Rewriting): Prepared {
  let text = ''
  let at = 0
  const spans: Span[] = []
  // A style that ends where something is replaced ends with the replacement, unless it ended before it.
  const copy = (end: number, put: string, resume: number) => {
    text += prepared.text.slice(at, end)
    for (
      let span = prepared.spans[spans.length];
      span && span.end <= resume;
      span = prepared.spans[spans.length]
    )
      spans.push({ end: text.length + (span.end <= end ? span.end - end : put.length), style: span.style })
    text += put
    at = resume
  }
  for (const match of prepared.text.matchAll(pattern))
    copy(match.index, replacement(match), match.index + match[0].length)
  if (at > 0) copy(prepared.text.length, '', prepared.text.length)
  return at > 0 ? { ...prepared, text, spans } : prepared
}

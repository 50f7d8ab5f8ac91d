import type { Explanation, Understood } from '../facts/explain.ts'
import { printable } from './printable.ts'

/** A text, word by word, for people (in a terminal of 100 columns) and for programs. */
export const explanationReports = {
  text: (explanation: Explanation): string => `${linesOf(explanation).map(printable).join('\n')}\n`,
  json: (explanation: Explanation): string => `${JSON.stringify(explanation, null, 2)}\n`,
}

const WIDTH = 100
const INDENT = '    '

function linesOf({ lang, text, understood, card, unsaid }: Explanation): string[] {
  const title = `${lang}${card ? ` ${card}` : ''}: ${text.replace(/\s+/g, ' ')}`
  return [
    ...wrapped(title, ''),
    '',
    ...understood.flatMap(wordLines),
    ...(unsaid.length > 0 ? ['', 'Nothing says:'] : []),
    ...unsaid.flatMap(({ fact, expected, why }) =>
      wrapped(`${fact}: ${expected}${why ? ` (need not be said: ${why})` : ''}`, '  '),
    ),
  ]
}

function wordLines(row: Understood): string[] {
  const { words, form, place, ignored, fact } = row
  return [
    ...wrapped(`“${words}”  ${meaningOf(row)}`, ''),
    ...(ignored ? wrapped(`does not count: ${ignored}`, INDENT) : []),
    ...(fact ? wrapped(fact, INDENT) : []),
    ...(place ? [`${INDENT}${place.file}:${place.line}:${place.column}`] : []),
    ...(form ? [cut(`${INDENT}${form}`)] : []),
  ]
}

function meaningOf({ role, kind, choice, negation }: Understood): string {
  switch (role) {
    case 'choice': {
      const not = { doubtful: ', but with a "not" beside it', turned: ', turned by a "not"' }
      return `${kind}: ${choice}${negation ? not[negation] : ''}`
    }
    case 'place':
      return `the place of a clause: ${choice}`
    case 'negation':
      return 'a "not"'
    case 'condition':
      return 'a condition'
    case 'nothing':
      return 'nothing'
  }
}

const cut = (line: string): string => (line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line)

/** Broken at blanks; further lines are indented. Words without blanks are broken anywhere. */
function wrapped(text: string, indent: string): string[] {
  const lines: string[] = []
  let line = indent
  for (const word of text.split(' ').flatMap((each) => each.match(/.{1,80}/gu) ?? [''])) {
    if (line.trim() && line.length + 1 + word.length > WIDTH) {
      lines.push(line)
      line = `${indent}  `
    }
    line += line.trim() ? ` ${word}` : word
  }
  return [...lines, line]
}

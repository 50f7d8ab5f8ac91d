import type { Finding, Place } from '../../src/finding.ts'
import { type GameFolder, isRefusal } from '../../src/source/folder.ts'

export type FaultKind = 'crash' | 'hang' | 'out of memory' | 'no place' | 'place outside' | 'odd words'

/** Something the program must never do, whatever a folder holds. */
export interface Fault {
  readonly kind: FaultKind
  readonly about: string
}

/** Findings that are about no line of a file, by code, with the reason. */
const PLACELESS: Readonly<Record<string, string>> = {
  'facts-none': 'the game has no such file, and need not',
  'lexicon-none': 'the language has no such file, and need not',
}

/** What a program says that has lost its way, and people do not; `.nan` in a file is called by its name. */
const ODD_WORDS =
  /\bundefined\b|\[object |(?<!is (?:the number )?)\bNaN\b|Cannot read|is not a function|not iterable|Invalid (?:array|string) length|call stack/

/** What stands in quotes may be anybody's, but for these. */
const withoutQuotes = (text: string): string =>
  text.replaceAll(/"[^"]*"|“[^”]*”/g, (quoted) => (/^.(?:undefined|\[object)/.test(quoted) ? quoted : ''))

/** The faults in what was found: each finding must point at what it is about. */
export function faultsIn(findings: readonly Finding[], folders: readonly GameFolder[]): Fault[] {
  return findings.flatMap((finding): Fault[] => {
    const { code, message, hint, place, option } = finding
    const words = ODD_WORDS.exec(withoutQuotes(`${message} ${hint ?? ''}`))
    if (words) return [{ kind: 'odd words', about: `${code}: ${message} ${hint}` }]
    if (!place)
      return option || Object.hasOwn(PLACELESS, code)
        ? []
        : [{ kind: 'no place', about: `${code}: ${message}` }]
    if (liesInside(place, folders)) return []
    const { file, line, column, endLine, endColumn } = place
    return [
      { kind: 'place outside', about: `${code} at ${file}:${line}:${column} to ${endLine}:${endColumn}` },
    ]
  })
}

/** What is wrong with a file that cannot be read is told at its beginning. */
function liesInside(
  { file, line, column, endLine, endColumn }: Place,
  folders: readonly GameFolder[],
): boolean {
  const lines = linesOf(file, folders)
  const isIn = (line: number, column: number) =>
    line >= 1 && line <= lines.length && column >= 1 && column <= lines[line - 1]!.length + 1
  const isForward = endLine > line || (endLine === line && endColumn >= column)
  return (
    isIn(line, column) && isForward && (isIn(endLine, endColumn) || isJustAfter(endLine, endColumn, lines))
  )
}

/** One sign is marked where something is missing at the end of a line. */
const isJustAfter = (line: number, column: number, lines: readonly string[]): boolean =>
  line <= lines.length && column === lines[line - 1]!.length + 2

function linesOf(file: string, folders: readonly GameFolder[]): string[] {
  const bytes = folders.map((folder) => folder.bytes(file)).find((found) => !isRefusal(found))
  return bytes === undefined || isRefusal(bytes) ? [''] : new TextDecoder().decode(bytes).split(/\r\n?|\n/)
}

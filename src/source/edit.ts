import { type GameFolder, type MemoryFile, overlay, readText } from './folder.ts'

/** An example for a check: a game with one change (or with none, to show what is right). */
export type Edit = FileEdit & {
  /** A second change, where one alone does no harm. */
  readonly and?: FileEdit
}

type FileEdit =
  /** `now` stands in the file exactly once; `instead` takes its place. */
  | { readonly file: string; readonly now: string; readonly instead?: string }
  /** A whole file; absent: the file is taken away. `shown` describes what cannot be printed. */
  | { readonly file: string; readonly whole?: MemoryFile; readonly shown: string }

export function edited(folder: GameFolder, { and, ...edit }: Edit): GameFolder {
  const changed = overlay(folder, { [edit.file]: 'shown' in edit ? edit.whole : changedText(folder, edit) })
  return and ? edited(changed, and) : changed
}

/** The lines that change, numbered, with one line before and after: "-" as they are, "+" as they become. */
export function showEdit({ and, ...edit }: Edit, folder: GameFolder): string {
  const shown = [edit.file, ...('shown' in edit ? [edit.shown] : linesOf(folder, edit))].join('\n  ')
  return and ? `${shown}\n${showEdit(and, folder)}` : shown
}

type TextEdit = Extract<FileEdit, { now: string }>

function changedText(folder: GameFolder, { file, now, instead = now }: TextEdit): string {
  const text = fileText(folder, file)
  placeOf(text, now, file)
  return text.replace(now, () => instead)
}

/** Enough to find the place, and no more than fits a screen. */
const AROUND = 1
const WIDTH = 110

function linesOf(folder: GameFolder, edit: TextEdit): string[] {
  const text = fileText(folder, edit.file)
  const before = text.trimEnd().split('\n')
  if (edit.instead === undefined) {
    const { line } = placeOf(text, edit.now, edit.file)
    return numbered(' ', before, line - 1 - AROUND, line - 1 + edit.now.split('\n').length + AROUND)
  }
  const after = changedText(folder, edit).trimEnd().split('\n')
  let first = 0
  while (before[first] === after[first]) first++
  let [gone, come] = [before.length, after.length]
  for (; gone > first && come > first && before[gone - 1] === after[come - 1]; gone--) come--
  return [
    ...numbered(' ', before, first - AROUND, first),
    ...numbered('-', before, first, gone),
    ...numbered('+', after, first, come),
    ...numbered(' ', after, come, come + AROUND),
  ]
}

function numbered(sign: string, lines: readonly string[], from: number, to: number): string[] {
  const first = Math.max(0, from)
  return lines.slice(first, to).map((text, i) => {
    const shown = text.length > WIDTH ? `${text.slice(0, WIDTH)}…` : text
    return `${sign}${String(first + i + 1).padStart(3)} | ${shown}`
  })
}

/**
 * Where an example says that its finding points: "FILE:LINE:COLUMN" as it stands, or FILE “words”, looked up in the file; where the
 * finding begins amid the words, ▸ marks the place: data/cards.yaml “copies: ▸4”.
 */
export function placeNamed(folder: GameFolder, at: string): string {
  const [, file, words] = /^(\S+) “(.+)”$/s.exec(at) ?? []
  if (!file || !words) return at
  const [before = '', after] = words.split('▸')
  const text = fileText(folder, file)
  const { line, column } = placeOf(
    text,
    before + (after ?? ''),
    file,
    after === undefined ? 0 : before.length,
  )
  return `${file}:${line}:${column}`
}

function placeOf(text: string, words: string, file: string, ahead = 0): { line: number; column: number } {
  if (text.split(words).length !== 2) throw new Error(`example: "${words}" is not once in ${file}`)
  const lines = text.slice(0, text.indexOf(words) + ahead).split('\n')
  return { line: lines.length, column: lines.at(-1)!.length + 1 }
}

function fileText(folder: GameFolder, file: string): string {
  const text = readText(folder, file)
  if (typeof text !== 'string') throw new Error(`example: ${text.message}`)
  return text
}

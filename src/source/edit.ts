import { type GameFolder, type MemoryFile, overlay, readText } from './folder.ts'

/** An example for a check: a game with one change (or with none, to show what is right). */
export type Edit =
  /** `now` stands in the file exactly once; `instead` takes its place. */
  | { readonly file: string; readonly now: string; readonly instead?: string }
  /** A whole file; absent: the file is taken away. `shown` describes what cannot be printed. */
  | { readonly file: string; readonly whole?: MemoryFile; readonly shown: string }

export function edited(folder: GameFolder, edit: Edit): GameFolder {
  if ('shown' in edit) return overlay(folder, { [edit.file]: edit.whole })
  const text = readText(folder, edit.file)
  if (typeof text !== 'string') throw new Error(`example: ${text.message}`)
  if (text.split(edit.now).length !== 2) throw new Error(`example: "${edit.now}" is not once in ${edit.file}`)
  return overlay(folder, { [edit.file]: text.replace(edit.now, () => edit.instead ?? edit.now) })
}

export function showEdit(edit: Edit): string {
  if ('shown' in edit) return `${edit.file}\n  ${edit.shown}`
  const lines = (sign: string, text: string) => text.split('\n').map((line) => `${sign} ${line}`)
  const shown =
    edit.instead === undefined ? lines(' ', edit.now) : [...lines('-', edit.now), ...lines('+', edit.instead)]
  return [edit.file, ...shown].join('\n')
}

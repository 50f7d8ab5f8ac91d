import type { Finding } from '../finding.ts'
import type { MemoryFile } from '../source/folder.ts'

// What is said between page and engine when somebody opens a game of their own.

export interface OwnQuestions {
  /** From now on the game is this one; what cannot be opened changes nothing. */
  readonly open: { given: OwnSource; answer: OwnGame | OpenFault }
  /** Everything that is wrong with the files of the game, in all its languages, as `growl check` finds it. */
  readonly examine: { given: undefined; answer: Examined }
}

/** Where a game of somebody's own comes from. */
export type OwnSource =
  | { readonly from: 'zip'; readonly file: File }
  | { readonly from: 'folder'; readonly name: string; readonly files: readonly PickedFile[] }
  /** A folder that the browser lets the page look into. */
  | { readonly from: 'handle'; readonly handle: FileSystemDirectoryHandle }
  /** It was open before. */
  | { readonly from: 'memory'; readonly game: OwnGame }

export interface PickedFile {
  /** Below the folder that was picked. */
  readonly path: string
  readonly file: File
}

/** A game of somebody's own, as it was read: it can be kept, and opened again. */
export interface OwnGame {
  /** Of its folder. */
  readonly name: string
  readonly files: Readonly<Record<string, MemoryFile>>
}

/** Why nothing was opened. The page has a sentence for each. */
export interface OpenFault {
  readonly fault: FaultName
  /** The file or folder that it is about, or what was found instead. */
  readonly what?: string
  /** The limit that was passed. */
  readonly most?: number
}

export type FaultName =
  /** There is no data/game.yaml; there are several. */
  | 'no-game'
  | 'several'
  | 'no-zip'
  | 'damaged'
  /** Encrypted, or compressed in a way that few programs know. */
  | 'locked'
  | 'method'
  /** A name that leads out of the folder or that no file may have, two files of one name, a link. */
  | 'name'
  | 'twice'
  | 'link'
  | 'deep'
  | 'many'
  | 'large'
  /** It grows far too much when it is unpacked. */
  | 'bomb'
  /** The browser may not read it, or it has gone. */
  | 'unreadable'

export interface Examined {
  readonly findings: readonly Finding[]
}

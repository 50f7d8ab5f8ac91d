/** A file of the kit, still in memory. */
export interface KitFile {
  readonly kind: FileKind
  /** Below the output folder: "en/kit.pdf". */
  readonly path: string
  readonly bytes: Uint8Array
  readonly pages: number
  /** Sheets of paper it takes; none for what is not printed. */
  readonly sheets: number
  /** What is in it, piece by piece. */
  readonly contents: readonly FileContents[]
}

export type FileKind =
  /** All that is cut out. */
  | 'kit'
  /** Some pieces again, in place of lost ones. */
  | 'reprint'
  /** Of the kit, pieces that are cut alike. */
  | 'piece'
  /** A side of a piece. */
  | 'picture'
  /** Beside the kit, when they are asked for. */
  | 'paste-up'
  | 'tuck-box'
  /** The rulebook to read, to fold, as a web page, as plain text. */
  | 'rules'
  | 'booklet'
  | 'page'
  | 'text'
  /** What was printed, for programs. */
  | 'manifest'

export interface FileContents {
  readonly piece: string
  /** The sheets it lies on, as they are numbered on paper. */
  readonly sheets?: readonly number[]
  readonly counts: Readonly<Record<string, number>>
}

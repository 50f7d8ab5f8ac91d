/**
 * What the engine asks of the world it runs in. Node answers in node.ts, a browser in browser.ts; whoever imports `#host` gets
 * the one that suits (package.json, "imports"). All of it is synchronous, because the engine is.
 */
export interface Host {
  /**
   * A file that comes with the program: one that the build has made, by its name ("en-us.hyphen"), package.json or one of
   * defaults/. Not to be written to: it may be handed out again.
   */
  readonly read: (file: string) => Uint8Array
  /** A part of a file that the build has written in slices (slices.ts). */
  readonly slice: (file: string, slice: number) => Uint8Array
  /**
   * The same of what is only faster to use than what it was made of: the sources, whose build may be of yesterday, and a browser,
   * which would have to fetch it, do without.
   */
  readonly atHand: (file: string, slice: number) => Uint8Array | undefined
  /** Says what will be asked for next: a host that has to fetch it fetches it together. */
  readonly want: (files: readonly (string | Slice)[]) => void
  /** In hexadecimal digits; a text counts as UTF-8. */
  readonly sha256: (data: string | Uint8Array) => string
}

export interface Slice {
  readonly file: string
  readonly slice: number
}

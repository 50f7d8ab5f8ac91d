/**
 * What the engine asks of the world it runs in. Node answers in node.ts, a browser in browser.ts; whoever imports `#host` gets
 * the one that suits (package.json, "imports"). All of it is synchronous, because the engine is.
 */
export interface Host {
  /**
   * A file that comes with the program: one that the build has made, by its name ("en-us.hyphen"), package.json, one of
   * defaults/, or one of a package ("@expo-google-fonts/…/Grenze_400Regular.ttf"). Not to be written to: it may be handed out again.
   */
  readonly read: (file: string, part?: Part) => Uint8Array
  /** In hexadecimal digits; a text counts as UTF-8. */
  readonly sha256: (data: string | Uint8Array) => string
}

/** A stretch of a file, in bytes. */
export interface Part {
  readonly offset: number
  readonly length: number
}

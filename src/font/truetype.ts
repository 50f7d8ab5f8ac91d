/** Where the tables of a TrueType file are, and the few facts of them that embedding needs. */
export interface TrueType {
  readonly bytes: Uint8Array
  readonly view: DataView
  /** Tag → where the table starts and how long it is. */
  readonly tables: ReadonlyMap<string, { readonly at: number; readonly length: number }>
}

export function readTrueType(bytes: Uint8Array): TrueType {
  const view = viewOf(bytes)
  const tables = new Map<string, { at: number; length: number }>()
  for (let i = 0; i < view.getUint16(4); i++) {
    const entry = 12 + 16 * i
    const tag = String.fromCharCode(...bytes.subarray(entry, entry + 4))
    tables.set(tag, { at: view.getUint32(entry + 8), length: view.getUint32(entry + 12) })
  }
  return { bytes, view, tables }
}

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export const copyTable = (font: TrueType, tag: string): Uint8Array => {
  const { at, length } = font.tables.get(tag)!
  return font.bytes.slice(at, at + length)
}

export const tableAt = ({ tables }: TrueType, tag: string): number => tables.get(tag)!.at

/** The name PDF readers list the font by, "Grenze-Regular". */
export function postScriptName(font: TrueType): string {
  const { bytes, view } = font
  const at = tableAt(font, 'name')
  const strings = at + view.getUint16(at + 4)
  for (let i = 0; i < view.getUint16(at + 2); i++) {
    const record = at + 6 + 12 * i
    if (view.getUint16(record + 6) !== 6) continue
    const start = strings + view.getUint16(record + 10)
    const raw = bytes.subarray(start, start + view.getUint16(record + 8))
    // Plain ASCII by definition; as UTF-16 every other byte is 0.
    return String.fromCharCode(...raw).replace(/[^!-~]|[[\](){}<>/%]/g, '')
  }
  return 'Unnamed'
}

/** The box round all glyphs, in font units: left, bottom, right, top. */
export function fontBox(font: TrueType): [number, number, number, number] {
  const head = tableAt(font, 'head')
  const read = (offset: number): number => font.view.getInt16(head + offset)
  return [read(36), read(38), read(40), read(42)]
}

/** Degrees anticlockwise from upright: negative for italics. */
export const italicAngle = (font: TrueType): number => font.view.getInt32(tableAt(font, 'post') + 4) / 65536

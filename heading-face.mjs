// The face of the cards' titles for the page's headings, with no more letters than Western European headings have.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { deflateSync } from 'node:zlib'

const require = createRequire(import.meta.url)
const FACE = '@expo-google-fonts/grenze/600SemiBold/Grenze_600SemiBold.ttf'
/** What the browser sets in the face of the other words where it is not among them. */
const LETTERS =
  " !&'(),-./0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz¡¿«»·ÀÁÄÇÈÉÊÍÑÓÖÚÜßàáâäçèéêëìíîïñòóôöùúûüœ–—‘’“”„…"
/** The only feature that shows in a heading. */
const KERNING = 0x6b65726e
const [LAYOUT_FEATURES, NO_HINTING] = [6, 1]

/** A TrueType font, compressed: hosts do not see to that. */
export async function headingFace() {
  const file = readFileSync(require.resolve(FACE))
  const wasm = readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { exports: hb } = (await WebAssembly.instantiate(wasm)).instance
  hb._initialize()
  const at = hb.malloc(file.length)
  new Uint8Array(hb.memory.buffer).set(file, at)
  const face = hb.hb_face_create(hb.hb_blob_create(at, file.length, 2, 0, 0), 0)
  const wanted = hb.hb_subset_input_create_or_fail()
  hb.hb_subset_input_set_flags(wanted, NO_HINTING)
  const letters = hb.hb_subset_input_unicode_set(wanted)
  for (const letter of LETTERS) hb.hb_set_add(letters, letter.codePointAt(0))
  const features = hb.hb_subset_input_set(wanted, LAYOUT_FEATURES)
  hb.hb_set_clear(features)
  hb.hb_set_add(features, KERNING)
  const blob = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, wanted))
  const start = hb.hb_blob_get_data(blob, 0)
  return asWoff(Buffer.from(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(blob))))
}

const [WOFF_HEAD, WOFF_ENTRY] = [44, 20]

/** The tables of a font one by one, each deflated where that makes it smaller: WOFF 1.0. */
function asWoff(font) {
  const count = font.readUInt16BE(4)
  const head = Buffer.alloc(WOFF_HEAD + WOFF_ENTRY * count)
  const parts = [head]
  let [length, plain] = [head.length, 12 + 16 * count]
  for (let i = 0; i < count; i++) {
    const [entry, at] = [12 + 16 * i, WOFF_HEAD + WOFF_ENTRY * i]
    const size = font.readUInt32BE(entry + 12)
    const table = font.subarray(font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 8) + size)
    const deflated = deflateSync(table, { level: 9 })
    const kept = deflated.length < size ? deflated : table
    font.copy(head, at, entry, entry + 4)
    for (const [j, value] of [length, kept.length, size, font.readUInt32BE(entry + 4)].entries())
      head.writeUInt32BE(value, at + 4 + 4 * j)
    parts.push(kept, Buffer.alloc(toFour(kept.length)))
    length += kept.length + toFour(kept.length)
    plain += size + toFour(size)
  }
  head.write('wOFF', 0, 'latin1')
  font.copy(head, 4, 0, 4)
  head.writeUInt32BE(length, 8)
  head.writeUInt16BE(count, 12)
  head.writeUInt32BE(plain, 16)
  head.writeUInt16BE(1, 20)
  return Buffer.concat(parts)
}

/** Bytes to the next multiple of four, where the next table begins. */
const toFour = (length) => -length & 3

// The face of the cards' titles for the page's headings, with no more letters than Western European headings have.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const FACE = '@expo-google-fonts/grenze/600SemiBold/Grenze_600SemiBold.ttf'
/** What the browser sets in the face of the other words where it is not among them. */
const LETTERS =
  " !&'(),-./0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz¡¿«»·ÀÁÄÇÈÉÊÍÑÓÖÚÜßàáâäçèéêëìíîïñòóôöùúûüœ–—‘’“”„…"
/** The only feature that shows in a heading. */
const KERNING = 0x6b65726e
const [LAYOUT_FEATURES, NO_HINTING] = [6, 1]

/** A TrueType font. */
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
  return Buffer.from(hb.memory.buffer.slice(start, start + hb.hb_blob_get_length(blob)))
}

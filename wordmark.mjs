// The page's own name, drawn: a few outlines instead of a whole face, which would be a tenth of a first visit.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'

const FACE = '@expo-google-fonts/grenze-gotisch/700Bold/GrenzeGotisch_700Bold.ttf'
/** The moon and the blood of the cards, on the night of the page's head. */
const WORDS = [
  ['GROWL ', '#f6efd9'],
  ['Press', '#e2586b'],
]
/** Between letters, in parts of the type size. */
const TRACKING = 0.02

/** As SVG, a line of the face high. */
export function wordmark() {
  const file = readFileSync(createRequire(import.meta.url).resolve(FACE))
  const font = new Font(new Face(new Blob(new Uint8Array(file))))
  const { ascender, descender } = font.hExtents()
  const em = font.face.upem
  let x = 0
  const drawn = WORDS.map(([text, fill]) => {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const letters = buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance, xOffset }) => {
      const outline = font.glyphToPath(codepoint)
      const at = Math.round(x + xOffset)
      x += xAdvance + TRACKING * em
      return outline === '' ? '' : `<path transform="matrix(1 0 0 -1 ${at} 0)" d="${outline}"/>`
    })
    return `<g fill="${fill}">${letters.join('')}</g>`
  })
  const box = [0, -ascender, Math.round(x), ascender - descender].join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${drawn.join('')}</svg>\n`
}

import { type FaceKey, facesOf, type Style } from '../font/catalogue.ts'
import { covers } from '../font/coverage.ts'
import { isAttached, isWide, scriptOf } from './script.ts'

/** A stretch that is shaped in one go: one face, one script. */
export interface Item {
  readonly start: number
  readonly end: number
  readonly face: FaceKey
  /** ISO 15924. */
  readonly script: string
  /** Set character by character, each in its square. */
  readonly wide: boolean
}

/**
 * Cuts text at changes of script and of face. HarfBuzz takes a run's script from its beginning, and a run that starts
 * in Latin and goes on in Thai would lose its tone marks.
 */
export function itemize(text: string, script: string, style: Style): Item[] {
  const faces = facesOf(script, style)
  const items: { start: number; end: number; face: FaceKey; script: string; wide: boolean }[] = []
  let last: (typeof items)[number] | undefined
  for (let at = 0; at < text.length; ) {
    const codePoint = text.codePointAt(at)!
    const end = at + (codePoint > 0xffff ? 2 : 1)
    const attached = last !== undefined && isAttached(codePoint)
    const wide = attached ? last!.wide : isWide(codePoint)
    const own = attached ? 'Zyyy' : scriptOf(codePoint)
    const face = attached ? last!.face : faceFor(codePoint, faces)
    const fits = last?.face === face && last.wide === wide && (own === 'Zyyy' || sameScript(last, own))
    if (last && fits) {
      last.end = end
      // What all scripts share goes with the first letter that has one.
      if (own !== 'Zyyy') last.script = own
    } else {
      last = { start: at, end, face, script: own, wide }
      items.push(last)
    }
    at = end
  }
  for (const item of items)
    if (item.script === 'Zyyy') item.script = item.wide ? 'Hani' : (SHAPED_AS[script] ?? script)
  return items
}

// Wide characters do not influence each other, so their scripts need not be told apart.
const sameScript = (item: { script: string; wide: boolean }, own: string) =>
  item.wide || item.script === own || item.script === 'Zyyy'

/** Scripts of languages that write in several: what their digits and marks count as. */
const SHAPED_AS: Readonly<Record<string, string>> = { Hant: 'Hani', Jpan: 'Hani' }

/** The first face that has the character; if none has, the first of all, where it will be found missing. */
function faceFor(codePoint: number, faces: readonly FaceKey[]): FaceKey {
  // Spaces of all widths are made by HarfBuzz from the one that every face has.
  if (/\p{Zs}/u.test(String.fromCodePoint(codePoint))) return faces[0]!
  return faces.find((face) => covers(face, codePoint)) ?? faces[0]!
}

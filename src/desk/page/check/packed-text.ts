import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'

/** A text short enough for an address: deflated, in the letters that addresses leave alone. */
export const packed = (text: string): string =>
  btoa(strFromU8(deflateSync(strToU8(text), { level: 9 }), true))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Longer ones are nobody's card texts; what cannot be read is no text. */
const LONGEST = 512 * 1024

export function unpacked(letters: string): string {
  try {
    const bytes = strToU8(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), true)
    // It grows no further than the room it is given.
    return letters === '' ? '' : strFromU8(inflateSync(bytes, { out: new Uint8Array(LONGEST) }))
  } catch {
    return ''
  }
}

import { Inflate } from 'fflate'
import { MAX_FILE_BYTES, MAX_GROWTH } from '../../../source/folder.ts'
import { CannotOpen } from './fault.ts'

/** So little at a time that what comes out of it, a thousand times as much at worst, does no harm. */
const STEP = 1024
/** Something short may well be all blanks. */
const NEVER_MIND = 64 * 1024

/** Inflates no more than a file may hold; what grows as no file of a game does was made to do harm. */
export function inflateBounded(packed: Uint8Array, name: string): Uint8Array | 'too-large' {
  const parts: Uint8Array[] = []
  let length = 0
  const inflate = new Inflate((part) => {
    parts.push(part)
    length += part.length
  })
  for (let from = 0; from < packed.length; from += STEP) {
    push(inflate, packed, from, name)
    const taken = Math.min(from + STEP, packed.length)
    if (length > NEVER_MIND && length > taken * MAX_GROWTH) throw new CannotOpen('bomb', { what: name })
    if (length > MAX_FILE_BYTES) return 'too-large'
  }
  return joined(parts, length)
}

function push(inflate: Inflate, packed: Uint8Array, from: number, name: string): void {
  try {
    inflate.push(packed.subarray(from, from + STEP), from + STEP >= packed.length)
  } catch {
    throw new CannotOpen('damaged', { what: name })
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

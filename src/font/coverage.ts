import { host } from '#host'
import type { FaceKey } from './catalogue.ts'

/**
 * Which characters each face has, so that none is opened only to find that it lacks one. The build writes one small file
 * for all: a line for the faces that have the same characters, "grenze/400 grenze/700:w.2m 1s …", stretches of code points
 * in base 36, each as the gap to the end of the one before and, where it has more than one, how many follow the first.
 */
export const COVERAGE = 'faces/coverage'

/** The first code point of each stretch, and the last. */
interface Stretches {
  readonly first: Int32Array
  readonly last: Int32Array
}

const known = new Map<FaceKey, Stretches>()

export function covers(face: FaceKey, codePoint: number): boolean {
  let stretches = known.get(face)
  if (!stretches) {
    stretches = read(face)
    known.set(face, stretches)
  }
  const { first, last } = stretches
  let [low, high] = [0, last.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (last[middle]! < codePoint) low = middle + 1
    else high = middle
  }
  return low < first.length && first[low]! <= codePoint
}

let lines: readonly string[] | undefined

function read(face: FaceKey): Stretches {
  lines ??= new TextDecoder().decode(host.read(COVERAGE)).split('\n')
  for (const line of lines) {
    const end = line.indexOf(':')
    if (line.slice(0, end).split(' ').includes(face)) return stretchesOf(line.slice(end + 1).split(' '))
  }
  throw new Error(`${COVERAGE} does not tell which characters ${face} has.`)
}

function stretchesOf(words: readonly string[]): Stretches {
  const [first, last] = [new Int32Array(words.length), new Int32Array(words.length)]
  let at = 0
  for (const [i, word] of words.entries()) {
    const [gap = '', more = '0'] = word.split('.')
    first[i] = at + Number.parseInt(gap, BASE)
    at = first[i]! + Number.parseInt(more, BASE)
    last[i] = at
  }
  return { first, last }
}

/** Of the numbers in the file. */
export const BASE = 36

import { andGuess, didYouMean } from '../source/nearest.ts'
import { FormFault } from './form-fault.ts'

/** Endings that many words have, by name. */
export type Paradigms = ReadonlyMap<string, readonly string[]>

const MARK = '~'

/** The endings in `wähl|~verb,est`: those of the paradigm, and one more. */
export function endingsOf(written: string, paradigms: Paradigms, at: number): string[] {
  return written.split(',').flatMap((ending) => {
    if (!ending.startsWith(MARK)) return [ending]
    const name = ending.slice(MARK.length)
    const paradigm = paradigms.get(name)
    if (paradigm) return paradigm
    throw new FormFault(at, `there is no paradigm ${ending}${andGuess(didYouMean(name, paradigms.keys()))}`)
  })
}

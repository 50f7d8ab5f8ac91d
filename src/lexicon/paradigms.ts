import { andGuess, didYouMean } from '../source/nearest.ts'
import type { YamlEntry } from '../source/tree.ts'
import { FormFault } from './form-faults.ts'
import type { FormReader } from './form-reader.ts'
import { textOf } from './lines.ts'

/** Endings that many words have, by name. */
export type Paradigms = ReadonlyMap<string, readonly string[]>

const MARK = '~'
/** In a paradigm: the stem alone. */
const NOTHING = '_'
const MOST_ENDINGS = 50

/** `verb: e en t st`. */
export function addParadigm({ key, keyPlace, value }: YamlEntry, reader: FormReader): void {
  const endings = textOf(value).split(/\s+/).filter(Boolean)
  const strange = endings.find((ending) => ending !== NOTHING && !/^[\p{L}\p{M}]{1,12}$/u.test(ending))
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))
    reader.wrong(
      keyPlace,
      `"${key}" is no name for a paradigm`,
      'Use small letters and digits: "verb: e en t".',
    )
  if (strange !== undefined || endings.length === 0 || endings.length > MOST_ENDINGS)
    reader.wrong(
      value.place,
      strange ? `"${strange}" is not an ending` : 'these are not endings',
      'Write the endings with blanks between them, and _ for none: "adj: _ e en er".',
    )
  reader.paradigms.set(
    key,
    endings.map((ending) => (ending === NOTHING ? '' : ending)),
  )
}

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

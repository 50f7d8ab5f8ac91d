import type { YamlEntry } from '../source/tree.ts'
import type { FormReader } from './form-reader.ts'
import { textOf } from './lines.ts'

/** The stem alone. */
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

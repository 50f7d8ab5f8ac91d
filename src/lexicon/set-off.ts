import type { YamlEntry, YamlNode } from '../source/tree.ts'
import type { FormReader } from './form-reader.ts'
import type { Lexicon } from './lexicon.ts'
import { textOf } from './lines.ts'
import { bracketIcons, markedEndings } from './marked.ts'

const MAX_ENDINGS = 50

/** `endings: in innen r`. */
export function endingsIn(node: YamlNode | undefined, reader: FormReader): Pick<Lexicon, 'endings'> {
  const endings = textOf(node)
    .split(/[\s,/]+/)
    .filter(Boolean)
  const strange = endings.find((ending) => !/^\p{L}{1,12}$/u.test(ending))
  if (node && (strange !== undefined || endings.length > MAX_ENDINGS || endings.length === 0))
    reader.wrong(
      node.place,
      strange ? `"${strange}" is not an ending` : 'these are not endings',
      'Write letters only: "endings: in innen r".',
    )
  else if (node) return { endings: markedEndings(endings) }
  return {}
}

/** `apple: Apple / Apfel`: words that stand for the icon when they are in brackets. */
export function iconsIn(entries: readonly YamlEntry[]): Pick<Lexicon, 'icons'> {
  const words = entries.flatMap(({ key, value }) =>
    textOf(value)
      .split(/[/\n]/)
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean)
      .map((word) => [word, key] as const),
  )
  return words.length > 0 ? { icons: bracketIcons(new Map(words)) } : {}
}

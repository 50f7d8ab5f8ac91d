import type { Finding, Place } from '../finding.ts'
import type { GameFolder } from '../source/folder.ts'
import { entryOf } from '../source/tree.ts'
import { validate } from '../source/validate.ts'
import { readYaml } from '../source/yaml.ts'
import * as z from '../source/zod.ts'

/** A word the texts of a language do not use, and the name to use for it, as a placeholder would write it. */
export interface Avoided {
  readonly word: string
  /** "charm", "card.blood-hound". */
  readonly name: string
  readonly place: Place
}

export interface AvoidedWords {
  readonly avoided: readonly Avoided[]
  readonly findings: readonly Finding[]
}

const schema = z.record(z.string(), z.string().min(1))

/** locales/LANG/avoid.yaml: `Hechizo: charm`. Other names for things that terms.yaml or cards.yaml names. */
export function readAvoided(folder: GameFolder, lang: string): AvoidedWords {
  const file = `locales/${lang}/avoid.yaml`
  if (!folder.list(`locales/${lang}`).includes('avoid.yaml')) return { avoided: [], findings: [] }
  const { root, findings } = readYaml(folder, file)
  if (!root) return { avoided: [], findings }
  const { value, findings: wrong } = validate(root, schema)
  const avoided = Object.entries(value ?? {}).map(([word, name]) => ({
    word,
    name,
    place: entryOf(root, word)!.keyPlace,
  }))
  return { avoided, findings: wrong }
}

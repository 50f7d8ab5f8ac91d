import type { Finding } from '../finding.ts'
import type { GameFolder } from '../source/folder.ts'
import { didYouMean } from '../source/nearest.ts'
import { entryOf, type YamlNode } from '../source/tree.ts'
import { validate } from '../source/validate.ts'
import { readYaml } from '../source/yaml.ts'
import * as z from '../source/zod.ts'
import type { FactNames } from './name.ts'
import type { FactSheet } from './read.ts'

const words = z.string().trim().min(1).max(200)
const schema: z.ZodType<FactNames> = z.record(
  z.string(),
  z.strictObject({ means: words.exactOptional(), choices: z.record(z.string(), words).exactOptional() }),
)

export interface FactNaming {
  readonly names: FactNames
  readonly findings: readonly Finding[]
}

export const factNamesFile = (lang: string): string => `locales/${lang}/facts.yaml`

/** locales/LANG/facts.yaml. Whatever it does not name is called as in data/facts.yaml. */
export function readFactNames(folder: GameFolder, lang: string, sheet: FactSheet | undefined): FactNaming {
  const none: FactNaming = { names: {}, findings: [] }
  if (!folder.list(`locales/${lang}`).includes('facts.yaml')) return none
  const { root, findings } = readYaml(folder, factNamesFile(lang))
  if (!root) return { ...none, findings }
  const { value, findings: wrong } = validate(root, schema)
  if (!value) return { ...none, findings: wrong }
  return { names: value, findings: [...unknownIn(value, root, sheet)] }
}

function* unknownIn(names: FactNames, root: YamlNode, sheet: FactSheet | undefined): Generator<Finding> {
  const kinds = sheet?.kinds ?? new Map()
  for (const [kind, { choices = {} }] of Object.entries(names)) {
    const known = sheet?.kinds.get(kind)
    const entry = entryOf(root, kind)!
    if (!known)
      yield unknown(`no fact is of the kind "${kind}"`, didYouMean(kind, kinds.keys()), entry.keyPlace)
    else
      for (const choice of Object.keys(choices))
        if (!known.choices.includes(choice))
          yield unknown(
            `"${choice}" is no choice of "${kind}"`,
            didYouMean(choice, known.choices),
            entryOf(entryOf(entry.value, 'choices')?.value, choice)!.keyPlace,
          )
  }
}

const unknown = (message: string, guess: string, place: Finding['place']): Finding => ({
  code: 'fact-names-wrong',
  severity: 'error',
  message,
  hint: `Correct it as in data/facts.yaml, or remove it.${guess}`,
  ...(place && { place }),
})

/** Kinds and choices that a language does not name, "life", "life: dead"; none in a language that names nothing. */
export function unnamed(names: FactNames, sheet: FactSheet): string[] {
  if (Object.keys(names).length === 0) return []
  return [...sheet.kinds].flatMap(([kind, { choices }]) => [
    ...(names[kind]?.means === undefined ? [kind] : []),
    ...choices
      .filter((choice) => names[kind]?.choices?.[choice] === undefined)
      .map((choice) => `${kind}: ${choice}`),
  ])
}

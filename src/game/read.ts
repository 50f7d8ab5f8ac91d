import { beginningOf, type Finding, type Place } from '../finding.ts'
import type { GameFolder } from '../source/folder.ts'
import { entryOf, nodeAt, type YamlNode } from '../source/tree.ts'
import { validate } from '../source/validate.ts'
import { readYaml } from '../source/yaml.ts'
import type * as z from '../source/zod.ts'
import { builtInFormats } from './formats.ts'
import type { Card, Game, Rules } from './game.ts'
import * as schema from './schema.ts'

/** A game as far as it can be read; `findings` say why it cannot, and then `game` is missing. */
export interface GameReading {
  readonly folder: GameFolder
  readonly game?: Game
  readonly findings: readonly Finding[]
}

const EXPANSIONS = 'data/expansions'

/** `known` are the rules that the game may name. */
export function readGame(folder: GameFolder, known: Readonly<Record<string, Rules>> = {}): GameReading {
  const findings: Finding[] = []
  const roots = new Map<string, YamlNode>()
  function read<T>(file: string, shape: z.ZodType<T>): T | undefined {
    const { root, findings: wrong } = readYaml(folder, file)
    findings.push(...wrong)
    if (!root) return undefined
    roots.set(file, root)
    const result = validate(root, shape)
    findings.push(...result.findings)
    return result.value
  }
  const present = new Set(folder.list('data'))
  const readIfThere = <T>(name: string, shape: z.ZodType<T>) =>
    present.has(name) ? read(`data/${name}`, shape) : undefined

  const main = read('data/game.yaml', schema.gameSchema(Object.keys(known)))
  // Without this file it is no game folder: to list all else that it lacks would say nothing more.
  if (findings.some(({ code }) => code === 'file-missing')) return { folder, findings }
  const rules = main?.rules === undefined ? undefined : known[main.rules]
  const fields = schema.fieldsOf(Object.values(known))
  // A game with rules is checked against all of its files; another needs no more than cards and what to print of them.
  const readForRules = rules
    ? <T>(name: string, shape: z.ZodType<T>) => read(`data/${name}`, shape)
    : readIfThere
  const cards = read('data/cards.yaml', schema.cardsSchema)
  const pieces = read('data/pieces.yaml', schema.piecesSchema)
  const setup = readForRules('setup.yaml', schema.setupSchema(fields.column))
  const components = readForRules('components.yaml', schema.componentsSchema)
  const editions = readForRules('editions.yaml', schema.editionsSchema(fields.edition))
  const formats = readIfThere('formats.yaml', schema.formatsSchema)
  const expansions = folder
    .list(EXPANSIONS)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ id: name.slice(0, -'.yaml'.length), file: `${EXPANSIONS}/${name}` }))
    .map(({ id, file }) => ({ id, file, ...read(file, schema.expansionSchema) }))

  if (findings.length > 0 || !main || !cards || !pieces) return { folder, findings }

  const { rules: _, ...about } = main
  const game: Game = {
    ...about,
    folder,
    ...(rules && { rules }),
    icons: cards.icons,
    cards: cardsIn('data/cards.yaml', cards.cards),
    columns: setup?.players ?? [],
    components: components?.components ?? [],
    totals: components?.totals ?? {},
    backs: pieces.backs,
    pieces: pieces.pieces,
    choices: pieces.choices,
    editions: editions ?? [],
    expansions: expansions.map(({ id, file, cards: added = [], total = 0 }) => ({
      id,
      cards: cardsIn(file, added),
      total,
    })),
    formats: {
      papers: { ...builtInFormats.papers, ...formats?.papers },
      cards: { ...builtInFormats.cards, ...formats?.cards },
    },
    place: (file, ...path) => placeIn(roots, file, path),
    keyPlace: (file, ...path) =>
      entryOf(nodeAt(roots.get(file), path.slice(0, -1)), String(path.at(-1)))?.keyPlace ??
      placeIn(roots, file, path),
  }
  return { folder, game, findings }
}

const cardsIn = (file: string, cards: readonly Omit<Card, 'file'>[]): Card[] =>
  cards.map((card) => ({ ...card, file }))

/** A value where it is one, else the key that leads to it; what is not there is looked for one level up. */
function placeIn(
  roots: ReadonlyMap<string, YamlNode>,
  file: string,
  path: readonly (string | number)[],
): Place {
  const root = roots.get(file)
  for (let depth = path.length; depth > 0; depth--) {
    const node = nodeAt(root, path.slice(0, depth))
    if (!node) continue
    if (node.kind === 'scalar') return node.place
    return entryOf(nodeAt(root, path.slice(0, depth - 1)), String(path[depth - 1]))?.keyPlace ?? node.place
  }
  return beginningOf(file)
}

import { beginningOf, type Finding, type Place } from '../finding.ts'
import type { Size } from '../geometry/box.ts'
import type { GameFolder } from '../source/folder.ts'
import { entryOf, nodeAt, type YamlNode } from '../source/tree.ts'
import { validate } from '../source/validate.ts'
import { readYaml } from '../source/yaml.ts'
import type * as z from '../source/zod.ts'
import { builtInFormats, type Formats, parseSize } from './formats.ts'
import type { Card, Game, OwnFields, PieceSource, PieceType, Rules } from './game.ts'
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

  const game: Game = {
    folder,
    id: main.id,
    languages: main.languages,
    ...(rules && { rules }),
    ...(main.edition && { edition: main.edition }),
    numbers: main.numbers ?? {},
    icons: withIds(cards.icons).map(({ id, art, cancels }) => ({ id, art, ...(cancels && { cancels }) })),
    cards: cardsOf(cards.cards, 'data/cards.yaml'),
    columns: Object.entries(setup?.players ?? {}).map(([players, column]) => ({
      players: Number(players),
      starters: column.starters,
      draw: column.draw,
      variant: column.variant ?? false,
      extra: column.extra ?? {},
      own: ownFields(column, fields.column),
    })),
    components: withIds(components?.components).map(
      ({ id, type, count, worth, 'start-player': startPlayer }) => ({
        id,
        type,
        count,
        ...(startPlayer !== undefined && { startPlayer }),
        ...(worth !== undefined && { worth }),
      }),
    ),
    totals: components?.totals ?? {},
    backs: withIds(pieces.backs),
    pieces: withIds(pieces.pieces).map(pieceOf),
    editions: withIds(editions).map(({ players, ...edition }) => ({
      id: edition.id,
      players: withoutAbsent(players) as { min: number; max: number },
      minutes: edition.minutes,
      ...(edition.age !== undefined && { age: edition.age }),
      marks: edition.marks,
      tile: edition.tile,
      startPlayerSymbol: edition['start-player-symbol'],
      removed: edition.removed ?? {},
      undocumented: edition.undocumented ?? [],
      own: ownFields(edition, fields.edition),
    })),
    expansions: expansions.map(({ id, file, cards: added, total }) => ({
      id,
      cards: cardsOf(added ?? {}, file),
      total: total ?? 0,
    })),
    formats: formatsOf(formats),
    place: (file, ...path) => placeIn(roots, file, path),
    keyPlace: (file, ...path) =>
      entryOf(nodeAt(roots.get(file), path.slice(0, -1)), String(path.at(-1)))?.keyPlace ??
      placeIn(roots, file, path),
  }
  return { folder, game, findings }
}

const ownFields = (entry: OwnFields, shape: z.ZodRawShape): OwnFields =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, entry[name]]))

const withIds = <T>(record: Readonly<Record<string, T>> | undefined): (T & { id: string })[] =>
  Object.entries(record ?? {}).map(([id, value]) => ({ ...value, id }))

const withoutAbsent = (record: Readonly<Record<string, number | undefined>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(record).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )

function cardsOf(record: Readonly<Record<string, z.infer<typeof schema.cardSchema>>>, file: string): Card[] {
  return withIds(record).map(({ id, kind, back, art, icons, copies }) => ({
    id,
    kind,
    back,
    ...(art && { art }),
    icons: icons ?? {},
    copies:
      typeof copies === 'number'
        ? [{ count: copies }]
        : Object.entries(copies).map(([mark, count]) => (mark === 'always' ? { count } : { mark, count })),
    file,
  }))
}

type PieceEntry = z.infer<typeof schema.piecesSchema>['pieces'][string] & { id: string }

function pieceOf({ id, group, size, shape, template, back, ...entry }: PieceEntry): PieceType {
  return {
    id,
    group,
    source: sourceOf(entry),
    size: size === 'card' || size === 'book' ? size : parseSize(size)!,
    shape: shape ?? 'rect',
    template,
    ...(back && { back }),
  }
}

function sourceOf({
  cards,
  components,
  each,
}: Pick<PieceEntry, 'cards' | 'components' | 'each'>): PieceSource {
  if (cards)
    return { from: 'cards', ...(cards.kind && { kind: cards.kind }), ...(cards.back && { back: cards.back }) }
  if (components) return { from: 'components', ids: components }
  return { from: 'each', of: each ?? 'game' }
}

function formatsOf(added: z.infer<typeof schema.formatsSchema> | undefined): Formats {
  const sizes = (record: Readonly<Record<string, string>> = {}): Record<string, Size> =>
    Object.fromEntries(Object.entries(record).map(([name, text]) => [name, parseSize(text)!]))
  return {
    papers: { ...builtInFormats.papers, ...sizes(added?.papers) },
    cards: { ...builtInFormats.cards, ...sizes(added?.cards) },
  }
}

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

import { type Place, type Sentence, say, told } from '../../finding.ts'
import { COMPONENTS, EDITIONS, GAME, PIECES } from '../../game/files.ts'
import type { DataCheck, Game } from '../../game/game.ts'
import { nameFault } from '../../source/file-name.ts'

const EXPANSIONS = 'data/expansions'

/** Names of files that the program writes beside those of pieces. */
export const OWN_FILES: readonly string[] = [
  'kit',
  'reprint',
  'paste-up',
  'tuck-box',
  'rules',
  'rules-booklet',
  'manifest',
  'calibration',
]

export const nameUnusable: DataCheck = {
  code: 'name-unusable',
  severity: 'error',
  proves:
    'Languages, pieces, components, cards and expansions have names that files can have on every computer, and no piece or edition takes the name of another file of the kit.',
  examples: [
    { good: { file: PIECES, now: '  token: {group: tokens' } },
    {
      bad: { file: PIECES, now: '  token: {group: tokens', instead: '  aux: {group: tokens' },
      at: 'data/pieces.yaml “aux: {group”',
    },
    {
      bad: { file: PIECES, now: '  token: {group: tokens', instead: '  kit: {group: tokens' },
      at: 'data/pieces.yaml “kit: {group”',
    },
    {
      bad: {
        file: EDITIONS,
        now: 'first:',
        instead: 'booklet:',
        and: { file: GAME, now: 'edition: first', instead: 'edition: booklet' },
      },
      at: 'data/editions.yaml “booklet:”',
    },
    {
      bad: {
        file: `${EXPANSIONS}/Harvest 2.yaml`,
        whole: 'cards: {}\ntotal: 1\n',
        shown: '(an expansion of this name)',
      },
      at: `${EXPANSIONS}/Harvest 2.yaml:1:1`,
    },
  ],
  *run(game) {
    for (const { name, place } of named(game)) {
      const fault = nameFault(name)
      if (fault) yield { ...told(fault, say`Choose another name.`), place }
    }
    const taken = new Map<string, HasFiles | undefined>(OWN_FILES.map((file) => [file, undefined]))
    for (const each of filesOf(game)) {
      const clash = each.files.find((file) => taken.has(file))
      if (clash !== undefined)
        yield {
          ...told(clashing(each, clash, taken.get(clash)), say`Choose another name.`),
          place: each.place,
        }
      for (const file of each.files) taken.set(file, each)
    }
    for (const { id } of game.expansions)
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
        yield {
          ...told(
            say`the expansion "${id}" cannot be asked for by its name everywhere`,
            say`Call the file by small letters, digits and hyphens, like "hunters-moon.yaml".`,
          ),
          place: game.place(`${EXPANSIONS}/${id}.yaml`),
        }
  },
}

/** Something that has files of its own. */
interface HasFiles {
  readonly what: 'piece' | 'edition'
  readonly id: string
  /** Without their endings. */
  readonly files: readonly string[]
  readonly place: Place
}

/** The other one has the file too; without one, every kit has it. Pieces come first, and no two are called the same. */
function clashing({ what, id }: HasFiles, file: string, other?: HasFiles): Sentence {
  if (what === 'piece')
    return say`the piece "${id}" would be printed as "${file}.pdf", which is a file of every kit`
  if (!other) return say`the edition "${id}" would be printed as "${file}.pdf", which is a file of every kit`
  return other.what === 'piece'
    ? say`the edition "${id}" would be printed as "${file}.pdf", which is a file of the piece "${other.id}"`
    : say`the edition "${id}" would be printed as "${file}.pdf", which is a file of the edition "${other.id}"`
}

/** A rulebook, whatever it is called, is "rules". */
const filesOf = (game: Game): HasFiles[] => [
  ...game.pieces
    .filter(({ group }) => group !== 'rules')
    .map(({ id }) => ({
      what: 'piece' as const,
      id,
      files: [id],
      place: game.keyPlace(PIECES, 'pieces', id),
    })),
  ...game.editions.map(({ id }) => ({
    what: 'edition' as const,
    id,
    files: [`rules-${id}`, `rules-${id}-booklet`],
    place: game.keyPlace(EDITIONS, id),
  })),
]

/** All that files or folders are named after. */
const named = (game: Game): { name: string; place: Place }[] => [
  ...game.languages.map((name, i) => ({ name, place: game.place(GAME, 'languages', i) })),
  ...game.pieces.map(({ id }) => ({ name: id, place: game.keyPlace(PIECES, 'pieces', id) })),
  ...game.components.map(({ id }) => ({ name: id, place: game.keyPlace(COMPONENTS, 'components', id) })),
  ...[...game.cards, ...game.expansions.flatMap(({ cards }) => cards)].map(({ id, file }) => ({
    name: id,
    place: game.keyPlace(file, 'cards', id),
  })),
  ...game.expansions.map(({ id }) => ({ name: id, place: game.place(`${EXPANSIONS}/${id}.yaml`) })),
]

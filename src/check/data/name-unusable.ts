import type { Place } from '../../finding.ts'
import { GAME, PIECES } from '../../game/files.ts'
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
    'Languages, pieces, cards and expansions have names that files can have on every computer, and no piece takes the name of another file of the kit.',
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
      if (fault) yield { message: `"${name}" is ${fault}`, hint: 'Choose another name.', place }
    }
    for (const { id, group } of game.pieces)
      if (group !== 'rules' && OWN_FILES.includes(id))
        yield {
          message: `the piece "${id}" has the name of another file of the kit`,
          hint: `Choose another name than ${OWN_FILES.join(', ')}.`,
          place: game.keyPlace(PIECES, 'pieces', id),
        }
    for (const { id } of game.expansions)
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id))
        yield {
          message: `the expansion "${id}" cannot be asked for by its name everywhere`,
          hint: 'Call the file by small letters, digits and hyphens, like "hunters-moon.yaml".',
          place: game.place(`${EXPANSIONS}/${id}.yaml`),
        }
  },
}

/** All that files or folders are named after. */
const named = (game: Game): { name: string; place: Place }[] => [
  ...game.languages.map((name, i) => ({ name, place: game.place(GAME, 'languages', i) })),
  ...game.pieces.map(({ id }) => ({ name: id, place: game.keyPlace(PIECES, 'pieces', id) })),
  ...[...game.cards, ...game.expansions.flatMap(({ cards }) => cards)].map(({ id, file }) => ({
    name: id,
    place: game.keyPlace(file, 'cards', id),
  })),
  ...game.expansions.map(({ id }) => ({ name: id, place: game.place(`${EXPANSIONS}/${id}.yaml`) })),
]

import { CARDS, COMPONENTS, EDITIONS, GAME } from '../../game/files.ts'
import type { DataCheck, Game } from '../../game/game.ts'

export const figures: DataCheck = {
  code: 'growl-figures',
  severity: 'error',
  proves: 'Figures of GROWL that follow from nothing else in the data are the published ones.',
  examples: [
    { good: { file: GAME, now: '  wounds-to-die: 3' } },
    {
      bad: { file: GAME, now: '  wounds-to-die: 3', instead: '  wounds-to-die: 4' },
      at: 'data/game.yaml “wounds-to-die: ▸4”',
    },
  ],
  *run(game) {
    for (const { file, path, published, find } of PUBLISHED) {
      const found = find(game)
      if (JSON.stringify(found) !== JSON.stringify(published))
        yield {
          message: `"${path.at(-1)}" is ${say(found)}; in GROWL it is ${say(published)}`,
          hint: 'Correct it. To play with figures of your own, write "rules: growl-house-rules" in data/game.yaml.',
          place: game.place(file, ...path),
        }
    }
  },
}

type Value = number | string | boolean | readonly string[] | undefined
interface Figure {
  readonly file: string
  readonly path: readonly string[]
  readonly published: Value
  readonly find: (game: Game) => Value
}

const say = (value: Value): string =>
  Array.isArray(value) ? `[${value.join(', ')}]` : `${value ?? 'missing'}`

const number = (name: string, published: number): Figure => ({
  file: GAME,
  path: ['numbers', name],
  published,
  find: (game) => game.numbers[name],
})

type Edition = Game['editions'][number]
const edition = (
  id: string,
  path: readonly string[],
  published: Value,
  find: (edition: Edition) => Value,
): Figure => ({
  file: EDITIONS,
  path: [id, ...path],
  published,
  find: (game) => {
    const found = game.editions.find((each) => each.id === id)
    return found && find(found)
  },
})
const players = (id: string, name: 'min' | 'max' | 'expansion' | 'variant', published: number): Figure =>
  edition(id, ['players', name], published, (each) => each.players[name])
const minutes = (id: string, name: 'min' | 'max', published: number): Figure =>
  edition(id, ['minutes', name], published, (each) => each.minutes[name])

const tokens = (id: string, published: number): Figure => ({
  file: COMPONENTS,
  path: ['components', id, 'count'],
  published,
  find: (game) => game.components.find((component) => component.id === id)?.count,
})

const silverBullet = (team: string, published: number): Figure => ({
  file: CARDS,
  path: ['cards', 'silver-bullet', 'icons', team, 'wound'],
  published,
  find: (game) => {
    const icons = game.cards.find(({ id }) => id === 'silver-bullet')?.icons[team]
    return typeof icons === 'object' ? icons.wound : undefined
  },
})

const PUBLISHED: readonly Figure[] = [
  number('bites-to-turn', 3),
  number('wounds-to-die', 3),
  number('hand-size', 3),
  number('nights', 3),
  number('night-cards', 2),
  number('final-night-cards', 1),
  number('end-alive', 2),
  number('win-token', 1),
  number('extra-per-player', 3),
  players('final', 'min', 4),
  players('final', 'max', 10),
  players('final', 'variant', 15),
  minutes('final', 'min', 10),
  minutes('final', 'max', 20),
  edition('final', ['age'], 10, ({ age }) => age),
  players('draft-1', 'min', 4),
  players('draft-1', 'max', 7),
  players('draft-1', 'expansion', 10),
  players('draft-1', 'variant', 15),
  minutes('draft-1', 'min', 10),
  minutes('draft-1', 'max', 15),
  edition('draft-1', ['start-player-symbol'], false, (each) => each['start-player-symbol']),
  edition('draft-1', ['removed', '9', 'bite'], 2, ({ removed }) => removed[9]?.bite),
  edition(
    'draft-1',
    ['undocumented'],
    ['card-counts', 'removed-below-6', 'starters-above-7'],
    (each) => each.undocumented,
  ),
  tokens('token-1', 18),
  tokens('token-3', 6),
  silverBullet('human', 1),
  silverBullet('werewolf', 2),
]

import { say, told } from '../../finding.ts'
import { COMPONENTS } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'

export const tokenWorth: DataCheck = {
  code: 'token-worth',
  severity: 'error',
  proves:
    'Every token says what it is worth, and nothing else does; a number at the end of its name is its worth.',
  examples: [
    { good: { file: COMPONENTS, now: '  token-5: {type: token, count: 2, worth: 5}' } },
    {
      bad: {
        file: COMPONENTS,
        now: '  token-5: {type: token, count: 2, worth: 5}',
        instead: '  token-5: {type: token, count: 2, worth: 3}',
      },
      at: 'data/components.yaml “worth: ▸3”',
    },
  ],
  *run(game) {
    for (const { id, type, worth } of game.components) {
      const place = game.place(COMPONENTS, 'components', id, 'worth')
      const named = /-(\d+)$/.exec(id)?.[1]
      if (type === 'token' && worth === undefined)
        yield { ...told(say`the token "${id}" has no worth`, say`Add "worth: 1", or what it counts.`), place }
      else if (type !== 'token' && worth !== undefined)
        yield { ...told(say`"${id}" is no token and cannot have a worth`, say`Remove "worth".`), place }
      else if (type === 'token' && named !== undefined && Number(named) !== worth)
        yield {
          ...told(
            say`the token "${id}" is worth ${Number(worth)}`,
            say`Make its name and its worth the same.`,
          ),
          place,
        }
    }
  },
}

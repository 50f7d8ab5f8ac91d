import { expect, it } from 'vitest'
import { checkKit } from '../../src/check/groups.ts'
import { everyAlternative } from '../../src/game/choices.ts'
import { GROUPS } from '../../src/game/schema.ts'
import { layKit } from '../../src/kit/lay.ts'
import { gameOf, libraryOf } from './printed.ts'

const game = gameOf()

/** What does not fit yet. The list only shrinks. */
const TOO_LONG: readonly string[] = ['ja bridge', 'ja japanese']

it('every language fits every size of cards', async () => {
  const tooLong: string[] = []
  for (const lang of game.languages)
    for (const [size, cardSize] of Object.entries(game.formats.cards)) {
      const groups = GROUPS.filter((group) => group !== 'rules')
      const findings = await checkKit(
        await layKit(libraryOf(game), { cardSize, groups, choices: everyAlternative(game) }, lang),
      )
      if (findings.some(({ severity }) => severity === 'error')) tooLong.push(`${lang} ${size}`)
    }
  expect(tooLong).toEqual(TOO_LONG)
})

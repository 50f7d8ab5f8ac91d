import { describe, expect, it } from 'vitest'
import { checkKit } from '../../src/check/groups.ts'
import type { Finding } from '../../src/finding.ts'
import { everyAlternative } from '../../src/game/choices.ts'
import { GROUPS } from '../../src/game/schema.ts'
import { mm } from '../../src/geometry/length.ts'
import { layAlone } from '../../src/kit/lay.ts'
import type { PrintRequest } from '../../src/kit/request.ts'
import { layStack } from '../../src/kit/sheets.ts'
import { gameOf, libraryOf } from './printed.ts'

const game = gameOf()
/** Everything that can be printed. */
const whole = {
  groups: GROUPS.filter((group) => group !== 'rules'),
  expansions: game.expansions.map(({ id }) => id),
  choices: everyAlternative(game),
}

/** What stops a print. */
async function errorsOf(request: Partial<PrintRequest>, lang: string) {
  const findings = await checkKit(await layAlone(libraryOf(game), { ...whole, ...request }, lang))
  return findings.filter(isError)
}

const isError = ({ severity }: Finding) => severity === 'error'

describe('every language fits every size of cards', () => {
  it.each(game.languages)('%s', async (lang) => {
    for (const [size, cardSize] of Object.entries(game.formats.cards))
      expect(await errorsOf({ cardSize }, lang), size).toEqual([])
  })
})

describe('every size fits every paper, with any kind of backs and bleed', () => {
  it.each(Object.entries(game.formats.cards))('%s', async (_, cardSize) => {
    // Pieces do not know what they are printed on: they are laid out once.
    const { pieces, source, request } = await layAlone(libraryOf(game), { ...whole, cardSize }, 'de')
    for (const [name, size] of Object.entries(game.formats.papers))
      for (const backs of ['long', 'short', 'fold', 'none'] as const)
        for (const bleed of [0, mm(3)]) {
          const stack = layStack(pieces, { ...request, paper: { name, ...size }, backs, bleed }, source)
          expect(stack.findings.filter(isError), `${name} ${backs} ${bleed}`).toEqual([])
          expect(stack.lots.flat().filter(({ on }) => on.length === 0)).toEqual([])
        }
  })

  it.each(['low', 'grey'] as const)('%s ink', async (ink) => {
    expect(await errorsOf({ ink, backs: 'fold' }, 'de')).toEqual([])
  })
})

it('a size in which a text cannot be read is refused, with the card and a way out', async () => {
  const [first] = await errorsOf({ cardSize: { width: mm(44), height: mm(63) } }, 'en')
  expect(first).toMatchObject({ code: 'text-overflow' })
  expect(first!.message).toMatch(/“.*” on the .* \(44 × 63 mm\) would fit only at [\d.]+ pt/)
  expect(first!.hint).toContain('choose a larger card size')
})

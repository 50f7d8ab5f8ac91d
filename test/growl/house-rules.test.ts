import { expect, it } from 'vitest'
import { checkData } from '../../src/check/groups.ts'
import { gameNumbers } from '../../src/game/numbers.ts'
import { Library } from '../../src/library/library.ts'
import { overlay, readText } from '../../src/source/folder.ts'
import { shippedFolder } from '../game/shipped.ts'

const withFigures = (rules: string) => {
  const text = readText(shippedFolder, 'data/game.yaml') as string
  const changed = text
    .replace('wounds-to-die: 3', 'wounds-to-die: 4')
    .replace('rules: growl\n', `rules: ${rules}\n`)
  return new Library(overlay(shippedFolder, { 'data/game.yaml': changed }))
}
const codes = async (rules: string) => (await checkData(withFigures(rules))).map(({ code }) => code)

it('figures of one’s own are compared with nothing, and texts still know what only GROWL knows', async () => {
  expect(await codes('growl')).toContain('growl-figures')
  expect(await codes('growl-house-rules')).toEqual([])
  expect(gameNumbers(withFigures('growl-house-rules').game!)).toMatchObject({
    'wounds-to-die': 4,
    'sniff-from': 8,
  })
})

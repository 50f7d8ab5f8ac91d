import { expect, it } from 'vitest'
import { layKit } from '../../src/kit/lay.ts'
import { painters } from '../../src/paint/paint.ts'
import { readPng } from '../paint/readers.ts'
import { gameOf, libraryOf } from './printed.ts'

const game = gameOf()

it.each(['full', 'low'] as const)('backs of cards look the same upside down, in %s ink', async (ink) => {
  const { pieces } = await layKit(libraryOf(game), { groups: ['cards'], ink }, 'en')
  for (const { type, faces } of pieces.filter(({ type: { source: from } }) => from.from === 'cards')) {
    const backs = new Set(faces.map(({ back }) => back!.frame))
    expect([type.id, backs.size], 'one back for all cards of a kind').toEqual([type.id, 1])
    const [back] = backs
    const { data, width, height } = await readPng(await painters.png(back!, { dpi: 60 }))
    let worst = 0
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const [here, there] = [(y * width + x) * 3, ((height - 1 - y) * width + (width - 1 - x)) * 3]
        for (const channel of [0, 1, 2])
          worst = Math.max(worst, Math.abs(data[here + channel]! - data[there + channel]!))
      }
    // Edges fall between pixels a little differently; a difference people see would be far larger.
    expect(worst, type.id).toBeLessThan(64)
  }
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PrintRequest } from '../../src/kit/request.ts'
import { fileOf, gameOf, kitOf } from '../kit/printed.ts'
import { run, type Word, wordsOf } from './words.ts'

// The kit as programs of other people see it: Poppler and qpdf.

const game = gameOf()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'growl-kit-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const save = (name: string, bytes: Uint8Array): string => {
  const path = join(folder, `${name}.pdf`)
  writeFileSync(path, bytes)
  return path
}
describe('each back lies exactly behind its front', () => {
  const rounded = (words: readonly Word[]) =>
    words.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).sort()
  /** Every place of the one list has a place of the other within 0.1 mm. */
  const same = (a: readonly Word[], b: readonly Word[]) => {
    expect(a.length).toBe(b.length)
    for (const word of a)
      expect(
        b.some((other) => Math.hypot(other.x - word.x, other.y - word.y) < 0.1),
        `${word.x} ${word.y} not in ${rounded(b).join(', ')}`,
      ).toBe(true)
  }

  // Tokens have the same face on both sides, numbers in their middle: a number on the back stands for the whole token.
  it.each(['a4', 'letter'] as const)('on %s, flipped over the long edge', async (paper) => {
    const { words, width } = wordsOf(await tokens({ backs: 'long', paper: paperOf(paper) }))
    const [front, back] = [1, 2].map((page) =>
      words.filter((word) => word.page === page && word.text === '3'),
    )
    expect(front!.length).toBe(6)
    same(
      front!.map((word) => ({ ...word, x: width - word.x })),
      back!,
    )
  })

  it.each(['a4', 'letter'] as const)('on %s, flipped over the short edge', async (paper) => {
    const { words, height } = wordsOf(await tokens({ backs: 'short', paper: paperOf(paper) }))
    const [front, back] = [1, 2].map((page) =>
      words.filter((word) => word.page === page && word.text === '3'),
    )
    // The back stands upside down on its page, so that it reads upright once the paper is turned over its short edge.
    expect(front!.length).toBe(6)
    same(
      front!.map((word) => ({ ...word, y: height - word.y })),
      back!,
    )
  })

  it.each(['a4', 'letter'] as const)('on %s, folded', async (paper) => {
    const { words, width, height } = wordsOf(await tokens({ backs: 'fold', paper: paperOf(paper) }))
    const threes = words.filter((word) => word.page === 1 && word.text === '3')
    // Six fronts and six backs on one side; the fold runs through the middle of the paper, across or along.
    expect(threes.length).toBe(12)
    const across = threes.map((word) => ({ ...word, y: height - word.y }))
    const along = threes.map((word) => ({ ...word, x: width - word.x }))
    const meets = (mirrored: readonly Word[]) =>
      mirrored.every((word) => threes.some((other) => Math.hypot(other.x - word.x, other.y - word.y) < 0.1))
    expect(meets(across) || meets(along)).toBe(true)
  })

  it('at an offset, for printers that shift', async () => {
    const straight = wordsOf(await tokens({ backs: 'long' })).words
    const moved = wordsOf(await tokens({ backs: 'long', offset: { x: 72 / 25.4, y: -36 / 25.4 } })).words
    const threes = (words: readonly Word[], page: number) =>
      words.filter((word) => word.page === page && word.text === '3')
    same(threes(straight, 1), threes(moved, 1))
    same(
      threes(straight, 2).map((word) => ({ ...word, x: word.x + 1, y: word.y - 0.5 })),
      threes(moved, 2),
    )
  })

  const paperOf = (name: 'a4' | 'letter') => ({ name, ...game.formats.papers[name]! })
  const tokens = async (changes: Partial<PrintRequest>) => {
    const kit = await kitOf(game, 'en', { groups: ['tokens'], ...changes })
    return save('token', fileOf(kit, 'token'))
  }
})

describe.each(game.languages)('the kit in %s', (lang) => {
  it('is sound, with every font embedded, and says its language and title', async () => {
    const kit = await kitOf(game, lang)
    const path = save(`kit-${lang}`, fileOf(kit, 'kit'))
    expect(run('qpdf', '--check', path)).toContain('No syntax or stream encoding errors found')
    const fonts = run('pdffonts', path).split('\n').slice(2).filter(Boolean)
    expect(fonts.length).toBeGreaterThan(2)
    for (const font of fonts) expect(font).toMatch(/ yes +(yes|no) +yes +\d+ +\d+$/)
    expect(run('pdfinfo', path)).toContain(kit.words.program('files.kit'))
    expect(kit.findings.filter(({ severity }) => severity !== 'info')).toEqual([])
  })
})

it('low ink takes less than a third of the ink', async () => {
  const ink = async (how: 'full' | 'low') => {
    const kit = await kitOf(game, 'en', { ink: how })
    const path = save(`ink-${how}`, fileOf(kit, 'kit'))
    run('pdftoppm', '-r', '20', '-gray', '-f', '2', path, join(folder, `ink-${how}`))
    const { readdirSync, readFileSync } = await import('node:fs')
    let dark = 0
    for (const name of readdirSync(folder).filter(
      (each) => each.startsWith(`ink-${how}`) && each.endsWith('.pgm'),
    )) {
      const image = readFileSync(join(folder, name))
      const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(image.subarray(0, 40).toString('latin1'))!
      for (const value of image.subarray(header[0].length)) dark += 255 - value
    }
    return dark
  }
  const [full, low] = [await ink('full'), await ink('low')]
  expect(low / full).toBeLessThan(1 / 3)
})

it('in grey no pixel has a colour, whoever draws it', async () => {
  const kit = await kitOf(game, 'en', { ink: 'grey', extras: ['paste-up', 'tuck-box'] })
  const { readdirSync, readFileSync } = await import('node:fs')
  for (const name of ['kit', 'paste-up', 'tuck-box'])
    run('pdftoppm', '-r', '20', save(`grey-${name}`, fileOf(kit, name)), join(folder, `grey-${name}`))
  const pages = readdirSync(folder).filter((name) => name.startsWith('grey-') && name.endsWith('.ppm'))
  expect(pages.length).toBeGreaterThan(20)
  const colored = pages.filter((name) => {
    const image = readFileSync(join(folder, name))
    const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(image.subarray(0, 40).toString('latin1'))!
    const pixels = image.subarray(header[0].length)
    return pixels.some((value, i) => value !== pixels[i - (i % 3)])
  })
  expect(colored).toEqual([])
})

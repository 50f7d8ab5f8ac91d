import { describe, expect, it } from 'vitest'
import { exampleGame } from '../../src/check/example-game.ts'
import { sidesOf } from '../../src/check/laid-check.ts'
import type { Frame, Item, Shape, TextRun } from '../../src/frame/frame.ts'
import type { Box } from '../../src/geometry/box.ts'
import { identity, inTurn, type Matrix, mapBox } from '../../src/geometry/matrix.ts'
import { parsePath, pathBounds } from '../../src/geometry/path.ts'
import { findIcon } from '../../src/icon/find.ts'
import { paintPng } from '../../src/paint/png.ts'
import { overlay, readText } from '../../src/source/folder.ts'
import { contrast } from '../card/contrast.ts'
import { shippedFolder } from '../game/shipped.ts'
import { stripes } from '../paint/gallery.ts'
import { drawByPdfium, objects, readPng } from '../paint/readers.ts'
import { fileOf, gameOf, kitOf, rulesOf } from './printed.ts'

const game = gameOf()

/** Operators and spaces of colours in a file, anything but greys. */
function colorsIn(pdf: Uint8Array): string[] {
  return objects(pdf).flatMap(({ dictionary, stream }) => [
    ...(dictionary.match(/\/ColorSpace [^/]*\/Device(?:RGB|CMYK)/g) ?? []),
    ...(dictionary.includes('/Subtype /Image')
      ? []
      : (stream.match(/^.* (?:rg|RG|k|K|sc|SC|scn|SCN)\b/gm) ?? [])),
  ])
}

describe('with --ink grey, nothing but greys is printed', () => {
  it('pieces, backs, instructions, rulebook, paste-ups and box', async () => {
    const { files } = await kitOf(game, 'en', {
      groups: ['cards', 'tiles', 'tokens', 'setup', 'aid', 'rules'],
      extras: ['paste-up', 'tuck-box'],
      ink: 'grey',
    })
    const pdfs = files.filter(({ path }) => path.endsWith('.pdf'))
    expect(pdfs.length).toBeGreaterThan(3)
    for (const { path, bytes } of pdfs) expect([path, colorsIn(bytes)]).toEqual([path, []])
    // And the test would see a colour.
    expect(colorsIn(fileOf(await kitOf(game, 'en', { groups: ['tokens'] }), 'kit')).length).toBeGreaterThan(3)
  })
  it('of a game that has no greys, whose templates name colours and hold pictures', async () => {
    const card = readText(exampleGame, 'templates/card.svg.hbs') as string
    const colorful = gameOf(
      overlay(exampleGame, {
        'templates/card.svg.hbs': card.replace(
          '</svg>',
          '<image href="stripes.png" x="5" y="5" width="20" height="10"/></svg>',
        ),
        'templates/stripes.png': await stripes().png().toBuffer(),
      }),
    )
    const pdf = fileOf(await kitOf(colorful, 'en', { ink: 'grey' }), 'kit')
    const { data } = await drawByPdfium(pdf, 40)
    const shades = new Set<number>()
    let colored = 0
    for (let i = 0; i < data.length; i += 3) {
      const [red, green, blue] = [data[i]!, data[i + 1]!, data[i + 2]!]
      if (Math.max(red, green, blue) - Math.min(red, green, blue) > 2) colored++
      shades.add(green)
    }
    expect(colored).toBe(0)
    expect(shades.size).toBeGreaterThan(5)
  })
  it('but a web page, which is looked at, has its colours', async () => {
    const page = async (ink: 'full' | 'grey') => {
      const { files } = await rulesOf(game, 'en', { ink, formats: ['html'] })
      return new TextDecoder().decode(files.find(({ kind }) => kind === 'page')!.bytes)
    }
    expect(await page('grey')).toBe(await page('full'))
  })
})

/** Words and icons of a frame with the box each lies in, and all the rest of it. */
function taken(frame: Frame): { readonly parts: readonly Part[]; readonly rest: Frame } {
  const parts: Part[] = []
  const without = (items: readonly Item[], outer: Matrix): Item[] =>
    items.flatMap((item): Item[] => {
      if (item.kind === 'group') {
        // Faded on purpose: a sign that is struck out.
        if (item.opacity !== undefined) return [item]
        const inner = item.matrix ? inTurn(item.matrix, outer) : outer
        return [{ ...item, items: without(item.items, inner) }]
      }
      const part = item.kind === 'text' ? wordsOf(item) : item.kind === 'path' ? iconOf(item) : undefined
      if (!part) return [item]
      parts.push({ ...part, box: mapBox(part.box, outer) })
      return []
    })
  return { parts, rest: { ...frame, items: without(frame.items, identity) } }
}

interface Part {
  readonly what: 'text' | 'icon'
  readonly fill: string
  readonly box: Box
}

const wordsOf = ({ fill, x, y, size, xs }: TextRun): Part => ({
  what: 'text',
  fill,
  box: { x, y: y - 0.7 * size, width: Math.max(...xs) + size / 2, height: 0.7 * size },
})

const ICONS = new Set(
  [
    'main',
    'night',
    'home',
    'token',
    'aid',
    '_corner',
    '_aid-line',
    '_reference',
    '_back-half',
    '_back-night-half',
    '_back-final-top',
    'back-main',
    'back-night',
    'back-final-night',
    'back-died',
  ]
    .map((name) => readText(shippedFolder, `templates/${name}.svg.hbs`) as string)
    .flatMap((template) => [...template.matchAll(/<icon name="([a-z-]+)"/g)].map(([, name]) => name!))
    .concat(
      game.cards.flatMap(({ art }) => art ?? []),
      game.icons.map(({ art }) => art),
    )
    .map((name) => findIcon(name)!.d),
)
const iconOf = ({ d, fill, matrix = identity }: Shape): Part | undefined =>
  ICONS.has(d) && typeof fill === 'string'
    ? { what: 'icon', fill, box: mapBox(pathBounds(parsePath(d))!, matrix) }
    : undefined

/** The contrast that three quarters of what lies below a part have at least: the edge of a plate may cross the box of its icon. */
async function contrastsOn(frame: Frame): Promise<{ what: Part['what']; least: number }[]> {
  const { parts, rest } = taken(frame)
  const { data, width, height } = await readPng(await paintPng(rest, { dpi: 72 }))
  return parts.map(({ what, fill, box }) => {
    const found: number[] = []
    for (let y = Math.max(0, Math.ceil(box.y)); y < Math.min(height, box.y + box.height); y++)
      for (let x = Math.max(0, Math.ceil(box.x)); x < Math.min(width, box.x + box.width); x++) {
        const at = 3 * (y * width + x)
        const ground = `#${Buffer.from(data.subarray(at, at + 3)).toString('hex')}`
        found.push(contrast(fill, ground))
      }
    return { what, least: found.toSorted((a, b) => a - b)[Math.floor(found.length / 4)] ?? 21 }
  })
}

describe.each(['grey', 'low'] as const)('with --ink %s', (ink) => {
  it('words are 4.5 times as light or dark as what they stand on, icons 3 times', async () => {
    const { laid } = await kitOf(game, 'de', { ink })
    const seen = { text: 0, icon: 0 }
    for (const { side, name } of sidesOf(laid))
      for (const { what, least } of await contrastsOn(side.frame)) {
        seen[what]++
        expect(least, `${what} of ${name}`).toBeGreaterThanOrEqual(what === 'text' ? 4.5 : 3)
      }
    expect(seen.text).toBeGreaterThan(300)
    expect(seen.icon).toBeGreaterThan(100)
    const { colors } = laid.source.theme.book
    for (const text of [colors.ink, colors.head, colors.accent, colors.quiet])
      for (const ground of ['#ffffff', colors.important, colors.tip, colors.table])
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colors.number, colors.accent)).toBeGreaterThanOrEqual(4.5)
  })
  it('kinds are told apart by shapes, without colours and words', async () => {
    const { laid } = await kitOf(game, 'de', { ink, groups: ['cards'] })
    const shapes = new Map<string, string>()
    for (const { faces } of laid.pieces)
      for (const { face, front } of faces) {
        const kind = face.card?.kind ?? face.id
        const drawn = JSON.stringify(outlinesOf(front.frame.items))
        expect(shapes.get(drawn) ?? kind, kind).toBe(kind)
        shapes.set(drawn, kind)
      }
    expect(new Set(shapes.values()).size).toBeGreaterThan(6)
  })
})

/** What is drawn besides words and icons, without its colours. */
const outlinesOf = (items: readonly Item[]): unknown[] =>
  items.flatMap((item): unknown[] => {
    if (item.kind === 'group') return [outlinesOf(item.items)]
    return item.kind === 'path' && !ICONS.has(item.d) ? [item.d] : []
  })

import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { exportKit } from '../../src/export/export.ts'
import type { FaceCounts } from '../../src/game/copies.ts'
import { mm } from '../../src/geometry/length.ts'
import type { KitFile } from '../../src/kit/file.ts'
import { layAlone } from '../../src/kit/lay.ts'
import type { PrintRequest } from '../../src/kit/request.ts'
import { fileOf, gameOf, kitOf, libraryOf } from '../kit/printed.ts'
import { difference, drawByPdfium, type Pixels, readPng } from '../paint/readers.ts'
import { framesOn } from '../sheet/on-paper.ts'

const game = gameOf()

async function pictures(
  request: Partial<PrintRequest> = {},
  dpi = 300,
  lang = 'en',
): Promise<readonly KitFile[]> {
  return exportKit(await layAlone(libraryOf(game), request, lang), { format: 'png', dpi })
}
const named = (files: readonly KitFile[], name: string): Uint8Array =>
  files.find(({ path }) => path.endsWith(`/png/${name}.png`))!.bytes
const measures = async (png: Uint8Array) => {
  const { width, height, density, hasAlpha } = await sharp(png).metadata()
  return { width, height, density, hasAlpha }
}

const FEW = {
  only: { main: { bite: 1, 'bite.6+': 1 }, 'home-tile': { 'home-tile.start': 1 }, token: { 'token-3': 1 } },
}

describe('a picture of every face and back', () => {
  it('is named by what it shows, below the piece', async () => {
    const paths = (await pictures(FEW)).map(({ path }) => path)
    expect(paths).toEqual([
      'en/png/main/bite.png',
      'en/png/main/bite.6plus.png',
      'en/png/main/main.back.png',
      'en/png/home-tile/home-tile.start.png',
      'en/png/home-tile/home-tile.back.png',
      'en/png/token/token-3.png',
      'en/png/token/token.back.png',
    ])
  })

  it('backs that differ from face to face are named by the face', async () => {
    const both = await pictures({ only: { token: { 'token-1': 1, 'token-3': 1 } } })
    expect(both.map(({ path }) => path)).toEqual(
      ['token-1', 'token-3', 'token-1.back', 'token-3.back'].map((name) => `en/png/token/${name}.png`),
    )
  })

  it.each([
    ['at 300 dpi', {}, 300, { bite: [744, 1039], token: [236, 236] }],
    ['at 600 dpi', {}, 600, { bite: [1488, 2079], token: [472, 472] }],
    ['with 3 mm of bleed', { bleed: mm(3) }, 300, { bite: [815, 1110], token: [307, 307] }],
    [
      'of another size',
      { cardSize: { width: mm(70), height: mm(121) } },
      300,
      { bite: [827, 1429], token: [236, 236] },
    ],
  ])('has its size in pixels, %s', async (_, request, dpi, { bite, token }) => {
    const files = await pictures({ ...FEW, ...request }, dpi)
    const card = await measures(named(files, 'main/bite'))
    expect(card).toEqual({ width: bite[0], height: bite[1], density: dpi, hasAlpha: false })
    const round = await measures(named(files, 'token/token-3'))
    expect(round).toEqual({ width: token[0], height: token[1], density: dpi, hasAlpha: true })
  })

  it('is blank nowhere, in any ink', async () => {
    for (const ink of ['full', 'low', 'grey'] as const)
      for (const { path, bytes } of await pictures({ ...FEW, ink })) {
        const { channels } = await sharp(bytes).stats()
        expect([path, ink, channels.some(({ stdev }) => stdev > 5)]).toEqual([path, ink, true])
      }
  })

  it('round pieces have nothing beside them', async () => {
    const { data, info } = await sharp(named(await pictures(FEW), 'token/token-3'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    const alpha = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]
    expect([alpha(2, 2), alpha(info.width - 3, 2), alpha(info.width >> 1, info.height >> 1)]).toEqual([
      0, 0, 255,
    ])
  })

  it('comes out in the same bytes every time', async () => {
    const bytes = async () => (await pictures(FEW)).map((file) => Buffer.from(file.bytes).toString('base64'))
    expect(await bytes()).toEqual(await bytes())
  })
})

describe('a picture shows what is printed', () => {
  const DPI = 300
  /** A third of the size: where a card lies on the sheet is no whole pixel, and letters are thin. */
  const smaller = async ({ data, width, height }: Pixels): Promise<Pixels> => {
    const small = { width: Math.round(width / 3), height: Math.round(height / 3) }
    const image = sharp(data, { raw: { width, height, channels: 3 } }).resize({ ...small, fit: 'fill' })
    return { ...small, data: await image.raw().toBuffer() }
  }
  /** The only card of a sheet as PDFium draws it, cut out where the sheet says it lies. */
  const onPaper = async (lang: string, only: FaceCounts, { width, height }: Pixels): Promise<Pixels> => {
    const kit = await kitOf(game, lang, { only, backs: 'none', split: false })
    // The sheet shows it up to its cut.
    const { x, y } = framesOn(kit.laid.stack.sheets[0]!.front.items)[0]!.clip!
    const page = await drawByPdfium(fileOf(kit, 'reprint'), DPI)
    const [left, top] = [Math.round((x * DPI) / 72), Math.round((y * DPI) / 72)]
    const sheet = sharp(page.data, { raw: { width: page.width, height: page.height, channels: 3 } })
    return { width, height, data: await sheet.extract({ left, top, width, height }).raw().toBuffer() }
  }
  const pictureOf = async (lang: string, piece: string, face: string) =>
    readPng(named(await pictures({ only: { [piece]: { [face]: 1 } } }, DPI, lang), `${piece}/${face}`))

  it.each([
    ['en', 'main', 'bite'],
    ['zh', 'night', 'the-gift'],
    ['th', 'aid', 'aid'],
    ['de', 'home-tile', 'home-tile'],
  ])('%s: %s %s', async (lang, piece, face) => {
    const picture = await pictureOf(lang, piece, face)
    const printed = await onPaper(lang, { [piece]: { [face]: 1 } }, picture)
    expect(difference(await smaller(picture), await smaller(printed))).toBeLessThan(0.002)
  })

  it('and another card shows something else', async () => {
    const picture = await pictureOf('en', 'night', 'caged')
    const printed = await onPaper('en', { night: { 'the-gift': 1 } }, picture)
    expect(difference(await smaller(picture), await smaller(printed))).toBeGreaterThan(0.02)
  })
})

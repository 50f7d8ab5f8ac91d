import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureIn } from '../../src/card/picture.ts'
import { exampleGame } from '../../src/check/example-game.ts'
import { inEnglish } from '../../src/finding.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { overlay } from '../../src/source/folder.ts'
import { growl } from '../command/run.ts'

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
const crow = await image(40, 20).jpeg().toBuffer()
/** Why somebody's picture is none, in English. */
const problemOf = (found: ReturnType<typeof pictureIn>): string =>
  'problem' in found ? inEnglish(found.problem) : 'none'
const folder = (name: string, file: Uint8Array | string) =>
  overlay(exampleGame, { [`templates/${name}`]: file })

describe('a picture of a game folder', () => {
  it('is found by its name', () => {
    expect(pictureIn(folder('crow.jpg', crow), 'crow.jpg')).toEqual({
      type: 'jpeg',
      width: 40,
      height: 20,
      data: crow.toString('base64'),
    })
  })

  it.each([
    '../data/crow.jpg',
    '/etc/crow.png',
    'icons/crow.png',
    'https://example.org/crow.png',
    'data:image/png',
    'crow.svg',
    '',
  ])('has a plain name: %j', (name) =>
    expect(problemOf(pictureIn(folder('crow.jpg', crow), name))).toContain('like "crow.png"'),
  )

  it('is bounded', async () => {
    const large = new Uint8Array(513 * 1024)
    expect(problemOf(pictureIn(folder('a.png', large), 'a.png'))).toBe('it is larger than 512 kB')
    const wide = await image(6001, 1).png().toBuffer()
    expect(problemOf(pictureIn(folder('a.png', wide), 'a.png'))).toContain('6001 × 1 pixels')
    expect(problemOf(pictureIn(folder('a.png', 'GIF89a'), 'a.png'))).toBe('it is neither a JPEG nor a PNG')
  })

  it('is printed on cards, and is in the file once', async () => {
    const back =
      '<svg><image href="crow.jpg" x="-3" y="-3" width="100%+6" height="100%+6" preserveAspectRatio="xMidYMid slice"/></svg>'
    const game = overlay(folder('crow.jpg', crow), { 'templates/back.svg.hbs': back })
    const place = mkdtempSync(join(tmpdir(), 'growl-picture-'))
    try {
      for (const part of ['data', 'data/expansions', 'locales/en', 'locales/de', 'templates'])
        for (const name of game.list(part)) {
          const bytes = game.bytes(`${part}/${name}`)
          if (typeof bytes === 'string') continue
          mkdirSync(dirname(join(place, part, name)), { recursive: true })
          writeFileSync(join(place, part, name), bytes)
        }
      const { err } = await growl(
        'print',
        '--game',
        place,
        '--lang',
        'en',
        '--pieces',
        'cards',
        '--force',
        '--out',
        join(place, 'out'),
      )
      expect(err).not.toContain('image')
      const pdf = readFileSync(join(place, 'out/en/kit.pdf'), 'latin1')
      expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(1)
      expect(pdf).toContain('/Filter /DCTDecode')
    } finally {
      rmSync(place, { recursive: true })
    }
  })

  it('is in the folder, wherever a link leads', () => {
    const outside = mkdtempSync(join(tmpdir(), 'growl-picture-'))
    try {
      mkdirSync(join(outside, 'game/templates'), { recursive: true })
      writeFileSync(join(outside, 'secret.jpg'), crow)
      symlinkSync('../../secret.jpg', join(outside, 'game/templates/crow.jpg'))
      expect(problemOf(pictureIn(diskFolder(join(outside, 'game')), 'crow.jpg'))).toBe('it cannot be read')
    } finally {
      rmSync(outside, { recursive: true })
    }
  })
})

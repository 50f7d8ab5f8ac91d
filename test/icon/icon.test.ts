import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { contains } from '../../src/geometry/box.ts'
import { parsePath, pathBounds } from '../../src/geometry/path.ts'
import { type Collection, extract } from '../../src/icon/extract.ts'
import { findIcon, iconNames } from '../../src/icon/find.ts'
import { symbols } from '../../src/icon/symbols.ts'
import { creditsFor } from './credits.ts'

const collection = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as Collection

describe('icons by name', () => {
  it('knows every icon of game-icons.net, with exactly its path', () => {
    const names = Object.keys(collection.icons)
    expect(names).toHaveLength(4134)
    for (const name of names) expect(collection.icons[name]!.body).toContain(`d="${findIcon(name)?.d}"`)
  })

  it('knows the names of the collection that were corrected later', () => {
    expect(findIcon('sattelite')).toEqual(findIcon('satellite'))
  })

  it.each(['', 'no-such-icon', 'Werewolf', 'wolf\nhowl', '../icon', '__proto__', 'toString', 'wolf'])(
    'does not know %j',
    (name) => expect(findIcon(name)).toBeUndefined(),
  )

  it('has path data that can be read to its end, for all of them', () => {
    expect(iconNames().filter((name) => parsePath(findIcon(name)!.d).error !== undefined)).toEqual([])
  })

  it('draws our own symbols inside their box', () => {
    for (const { d, width, height } of Object.values(symbols))
      expect(contains({ x: 0, y: 0, width, height }, pathBounds(parsePath(d))!)).toBe(true)
  })

  it('has no symbol of ours hide an icon of the collection', () => {
    expect(Object.keys(symbols).filter((name) => Object.hasOwn(collection.icons, name))).toEqual([])
  })

  it('fails the build at an icon that is not one path in one colour', () => {
    expect(() =>
      extract({ icons: { moon: { body: '<g><path d="M0 0"/><path d="M1 1"/></g>' } } }, new Set()),
    ).toThrow('Icon "moon" is not one path in one colour')
  })

  it('has the icons that are used most in one slice', () => {
    const icon = (d: string) => ({ body: `<path fill="currentColor" d="${d}"/>` })
    const icons = { sun: icon('M1'), moon: icon('M2'), star: icon('M3') }
    expect(extract({ icons, aliases: { luna: { parent: 'moon' } } }, new Set(['moon', 'luna']))).toEqual({
      names: 'moon luna\nsun star',
      slices: ['\nmoon M2\nluna M2\n', '\nsun M1\nstar M3\n'],
    })
  })
})

describe('credits', () => {
  it('names the author of every icon of the collection, and nobody for our own symbols', async () => {
    const credits = await creditsFor(iconNames())
    expect(credits.flatMap(({ icons }) => icons)).toHaveLength(4134 + 3)
    expect(credits.map(({ author }) => author)).not.toContain('contributors of game-icons.net')
    expect(await creditsFor(Object.keys(symbols))).toEqual([])
  })

  it('lists authors with the icons they drew', async () => {
    expect(await creditsFor(['werewolf', 'fangs', 'present', 'wolf-howl', 'star'])).toEqual([
      { author: 'Delapouite', url: 'https://delapouite.com', license: 'CC BY 3.0', icons: ['present'] },
      {
        author: 'Lorc',
        url: 'http://lorcblog.blogspot.com',
        license: 'CC BY 3.0',
        icons: ['werewolf', 'wolf-howl'],
      },
      { author: 'Skoll', license: 'CC BY 3.0', icons: ['fangs'] },
    ])
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shippedGame } from '../game/shipped.ts'
import { creditsFor } from '../icon/credits.ts'

const url = (path: string) => new URL(`../../${path}`, import.meta.url)
const credits = readFileSync(url('CREDITS.md'), 'utf8')

it('CREDITS.md names everybody who drew an icon we use', async () => {
  const game = shippedGame()
  const cards = [...game.cards, ...game.expansions.flatMap((expansion) => expansion.cards)]
  const templates = readdirSync(url('templates')).filter((name) => name.endsWith('.hbs'))
  const drawn = templates.flatMap((name) =>
    [...readFileSync(url(`templates/${name}`), 'utf8').matchAll(/<icon[^>]* name="([a-z0-9-]+)"/g)].map(
      ([, icon]) => icon!,
    ),
  )
  const used = [...game.icons, ...cards].flatMap(({ art }) => art ?? []).concat(drawn)
  expect(drawn.length).toBeGreaterThan(0)
  for (const { author, license } of await creditsFor(used)) {
    expect(credits).toContain(author)
    expect(credits).toContain(license)
  }
})

const { devDependencies } = JSON.parse(readFileSync(url('package.json'), 'utf8')) as {
  devDependencies: Record<string, string>
}
const fonts = Object.keys(devDependencies).filter((name) => name.startsWith('@expo-google-fonts/'))

it('CREDITS.md names every font and its licence', () => {
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) expect(credits.toLowerCase()).toContain(font.split('/')[1]!.replaceAll('-', ' '))
})

describe('the licences that lie beside the program', () => {
  const licences = readFileSync(url('dist/LICENCES.txt'), 'utf8')

  it('have the authors of every family of fonts, and the licence of fonts', () => {
    for (const font of fonts)
      expect(licences).toMatch(new RegExp(`^${font.split('/')[1]}: .*(?:Copyright|\\(c\\))`, 'm'))
    expect(licences).toContain('SIL OPEN FONT LICENSE Version 1.1')
  })

  // What the sources import, but for what is only installed beside them.
  it.each(['harfbuzzjs', 'pdfkit', 'handlebars', 'i18next', 'yaml', 'zod', 'linebreak', 'hyphen', 'budoux'])(
    'have that of %s, in full',
    (name) => expect(licences.split(`\n${name} `)[1]).toMatch(/^\d+\.\d+\.\d+: .+\n\n(?:.+\n+){5}/),
  )
})

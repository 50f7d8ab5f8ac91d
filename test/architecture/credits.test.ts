import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
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

it('CREDITS.md names every font and its licence', () => {
  const { dependencies } = JSON.parse(readFileSync(url('package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@expo-google-fonts/'))
  expect(fonts.length).toBeGreaterThan(0)
  for (const font of fonts) expect(credits.toLowerCase()).toContain(font.split('/')[1]!.replaceAll('-', ' '))
})

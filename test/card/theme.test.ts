import { describe, expect, it } from 'vitest'
import { layBook, readBook } from '../../src/book/book.ts'
import { bookSchema } from '../../src/game/theme-schema.ts'
import { Library } from '../../src/library/library.ts'
import { paintPdf } from '../../src/paint/pdf/pdf.ts'
import { overlay, readText } from '../../src/source/folder.ts'
import { entryOf, plainValue } from '../../src/source/tree.ts'
import { readYaml } from '../../src/source/yaml.ts'
import { A5 } from '../book/shelf.ts'
import { shippedFolder } from '../game/shipped.ts'

const FILE = 'templates/theme.yaml'
const shipped = readText(shippedFolder, FILE) as string
const withTheme = (theme: string | undefined) => new Library(overlay(shippedFolder, { [FILE]: theme }))

/** What is told when `now` is replaced in the shipped theme: "[the words it points at] message. hint". */
function told(now: string, instead: string): string[] {
  expect(shipped).toContain(now)
  const changed = shipped.replace(now, () => instead)
  const lines = changed.split('\n')
  return withTheme(changed).themeReading.findings.map(({ place, message, hint }) => {
    const { file, line, column, endColumn } = place!
    expect(file).toBe(FILE)
    return `[${lines[line - 1]!.slice(column - 1, endColumn - 1)}] ${message}. ${hint}`
  })
}

const COLOR = `Expected a colour like '#1b2046', in quotes`

describe('what is wrong with a theme is told at its place', () => {
  it('the shipped one has no fault', () => {
    expect(withTheme(shipped).themeReading.findings).toEqual([])
  })
  it.each(['red', '5', '"#12345"', '"url(#x)"', '', '"#fff;}body{display:none"', '[]'])(
    'a colour that is none: %s',
    (value) => {
      const [palette] = told("moon: '#f6efd9'", `moon: ${value}`)
      expect(palette).toContain(`"moon" is `)
      expect(palette).toContain(`${COLOR}, or none.`)
      const [kind] = told("plate: '#f6efd9', icon: '#7a0f20'", `plate: ${value || '""'}, icon: none`)
      expect(kind).toContain(`"plate" is `)
      const [book] = told("quiet: '#5b5872'", `quiet: ${value}`)
      expect(book).toContain(`${COLOR}.`)
    },
  )
  it('a script in a colour', () => {
    expect(told("quiet: '#5b5872'", "quiet: '#5b5872}</style><script>alert(1)</script>'")).toEqual([
      `['#5b5872}</style><script>alert(1)</script>'] "quiet" is "#5b5872}</style><script>alert(1)</script…". ${COLOR}.`,
    ])
  })
  it('a section or a measure nobody knows, with the nearest', () => {
    expect(told('\nicons:', '\nicon:')).toEqual([
      '[icon] unknown key "icon". Known here: full, low, grey, kinds, emblems, icons, book. Did you mean "icons"?',
    ])
    expect(told('\nbook:\n', '\nbook:\n  calout: {padding: 1}\n')[0]).toMatch(/Did you mean "callout"\?$/)
    expect(told('\nbook:\n', '\nbook:\n  callout: {pading: 1}\n')).toEqual([
      '[pading] unknown key "pading". Known here: padding, gap, sign, label, corner, line, important, tip. Did you mean "padding"?',
    ])
  })
  it('a measure that is none, or out of bounds', () => {
    expect(told('\nbook:\n', '\nbook:\n  chapter: {size: big}\n')).toEqual([
      '[big] "size" is "big". Expected a number from 0.5 to 4.',
    ])
    expect(told('\nbook:\n', '\nbook:\n  margin: {side: 1000}\n')).toEqual([
      '[1000] "side" is 1000. Expected a number from 5 to 40.',
    ])
  })
  it('an icon or a kind that is not there', () => {
    expect(told('cover: wolf-howl', 'cover: wolf-hovl')).toEqual([
      '[wolf-hovl] there is no icon "wolf-hovl". Name another. Did you mean "wolf-howl"?',
    ])
    expect(told('home-card: home', 'home-card: hone')).toEqual([
      '[hone] there is no kind with colours called "hone". Name another. Did you mean "home"?',
    ])
  })
})

describe('what a theme does not say rightly', () => {
  it('is black where it is a colour of cards, so that no template fails for it as well', () => {
    const library = withTheme(
      shipped
        .replace("moon: '#f6efd9'", 'moon: red')
        .replace('\nicons:', '\nicon:')
        .replace("ink: '#171a33'", 'ink: 5'),
    )
    expect(library.themeReading.findings).toHaveLength(3)
    const { palette, book } = library.theme('full')
    expect(palette.moon).toBe('#000000')
    expect(palette.far).toBe('#272d5c')
    expect(book.colors.ink).toMatch(/^#/)
  })
  it.each(['', '[]', 'full: 3', 'full: {A B: "#fff"}', '__proto__: {x: y}', 'kinds: {bite: {full: 5}}'])(
    'is what the program brings: %s',
    (theme) => {
      const library = withTheme(theme)
      expect(library.themeReading.findings).not.toEqual([])
      expect(bookSchema.shape.full.safeParse(library.theme('full').book.colors).success).toBe(true)
    },
  )
  it('is told of no game without a theme', () => {
    const { themeReading } = withTheme(undefined)
    expect(themeReading.findings).toEqual([])
    expect(themeReading.theme('low').book.colors.accent).toBe('#444444')
  })
})

describe('measures of the rulebook', () => {
  interface Bounds {
    readonly minValue: number
    readonly maxValue: number
  }
  const isMeasure = (entry: [string, object]): entry is [string, Bounds] =>
    'maxValue' in entry[1] && typeof entry[1].maxValue === 'number'
  const sections = Object.entries(bookSchema.shape).map(([section, { shape }]) => ({
    section,
    measures: Object.entries<object>(shape).filter(isMeasure),
  }))
  const extreme = (which: keyof Bounds) =>
    sections
      .filter(({ measures }) => measures.length > 0)
      .map(({ section, measures }) => {
        const values = measures.map(([name, bounds]) => `${name}: ${bounds[which]}`)
        return `  ${section}: {${values.join(', ')}}\n`
      })
      .join('')

  it('are all given by the program, and a game may change each', () => {
    const { root } = readYaml(new Library(shippedFolder).defaults, FILE)
    const book = entryOf(root, 'book')!.value
    expect(bookSchema.safeParse(plainValue(book)).success).toBe(true)
    expect(sections.flatMap(({ measures }) => measures).length).toBeGreaterThan(70)
  })
  it.each(['minValue', 'maxValue'] as const)(
    'lay a book out wherever they are allowed: %s',
    async (which) => {
      const library = withTheme(`${shipped}${extreme(which)}`)
      expect(library.themeReading.findings).toEqual([])
      const source = await library.source('en', { ink: 'full', englishNames: true })
      const { document } = layBook(readBook(source, { version: '1' })!, A5)
      expect(document.pages.length).toBeGreaterThan(2)
      expect(paintPdf(document).length).toBeGreaterThan(10_000)
    },
  )
})

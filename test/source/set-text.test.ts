import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, parseDocument, type Scalar } from 'yaml'
import { setText } from '../../src/source/set-text.ts'

const FILE = `# The cards.
apple:
  title: Apple # red
  text: |-
    One point.

    Pick it.

# Then the others.
pear: {title: 'Pear', text: "Two points."}
worm:
  title:
`

describe('a text is changed', () => {
  it.each([
    ['a plain word', ['apple', 'title'], 'Quince', '  title: Quince # red\n'],
    ['a word that needs quotes', ['apple', 'title'], 'A: b', '  title: "A: b" # red\n'],
    ['a block', ['apple', 'text'], 'One.\n\nTwo.', '  text: |-\n    One.\n\n    Two.\n\n# Then'],
    ['a block of one line', ['apple', 'text'], 'One.', '  text: |-\n    One.\n\n# Then'],
    ['a word in quotes', ['pear', 'title'], "It's", "{title: 'It''s', text"],
    ['a text in double quotes', ['pear', 'text'], 'Say "two".', 'text: "Say \\"two\\"."}'],
    ['an empty text', ['worm', 'title'], 'Worm', 'worm:\n  title: Worm\n'],
    ['a key that was not there', ['worm', 'text'], 'No points.', '  title:\n  text: No points.\n'],
    ['a group that was not there', ['plum', 'title'], 'Plum', '  title:\nplum:\n  title: Plum\n'],
  ])('%s', (_, path, value, shows) => {
    const changed = setText(FILE, path, value)
    expect(changed).toContain(shows)
    expect(path.reduce((node, key) => node[key], parse(changed as string))).toBe(value)
  })

  it('in a file with the line ends of Windows and a byte order mark, which stay', () => {
    const file = `\ufeff${FILE}`.replaceAll('\n', '\r\n')
    const changed = setText(file, ['apple', 'text'], 'One.\nTwo.') as string
    expect(changed).toContain('  text: |-\r\n    One.\r\n    Two.\r\n')
    expect(changed.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(changed.startsWith('\ufeff# The cards.')).toBe(true)
  })

  it('in an empty file', () => {
    expect(setText('# Nothing yet.\n', ['apple', 'title'], 'Apple')).toBe(
      '# Nothing yet.\napple:\n  title: Apple\n',
    )
  })

  it('and nothing else, whatever it says and wherever it stands', () => {
    const file = readFileSync('locales/fr/cards.yaml', 'utf8')
    const before = parse(file) as Cards
    const keys = Object.keys(before).flatMap((card) =>
      Object.keys(before[card]!).map((key) => [card, key] as const),
    )
    const words = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[ \n#:'"|>-]{0,8}[a-z :\n'"#]{0,20}[ \n]{0,3}$/),
    )
    fc.assert(
      fc.property(fc.constantFrom(...keys), words, ([card, key], value) => {
        const changed = setText(file, [card, key], value) as string
        expect(parse(changed)).toEqual({ ...before, [card]: { ...before[card], [key]: value } })
        expect(without(changed, [card, key])).toBe(without(file, [card, key]))
      }),
      { numRuns: 200 },
    )
  })
})

/** The file without this text: what may not change. */
function without(file: string, path: readonly string[]): string {
  const [start, end] = (parseDocument(file).getIn(path, true) as Scalar).range!
  return file.slice(0, start) + file.slice(start + file.slice(start, end).trimEnd().length)
}
type Cards = Record<string, Record<string, string>>

describe('a text is not put', () => {
  it.each([
    ['over a group', FILE, ['apple'], '"apple" holds keys'],
    ['below a text', FILE, ['apple', 'title', 'long'], '"apple.title" holds no keys'],
    ['between braces', FILE, ['pear', 'hint'], 'between braces'],
    ['into what is not YAML', 'a: [', ['a'], 'cannot be read'],
    ['over an alias', 'a: &x Word\nb: *x\n', ['b'], 'an alias'],
    ['where an alias would change with it', 'a: &x Word\nb: *x\n', ['a'], 'something else'],
  ])('%s', (_, file, path, why) => {
    expect(setText(file, path, 'x')).toEqual({ why: expect.stringContaining(why) })
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Place } from '../../src/finding.ts'
import { readSimpleYaml } from '../../src/source/simple-yaml.ts'
import type { YamlNode } from '../../src/source/tree.ts'
import { parseAnyYaml } from '../../src/source/yaml.ts'

/** The whole tree with all places as plain data; of every text also where each of its words stands. */
function told(node: YamlNode): unknown {
  // Where a map by indentation ends depends on the comments behind it; nothing asks for it.
  if (node.kind === 'map')
    return {
      place: startOf(node.place),
      entries: node.entries.map((entry) => ({ ...entry, value: told(entry.value) })),
    }
  if (node.kind === 'list') return { place: node.place, items: node.items.map(told) }
  const { words, ...scalar } = node
  const text = String(node.value)
  return {
    ...scalar,
    words: [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => words(index, index + word.length)),
  }
}

const startOf = ({ line, column }: Place) => ({ line, column })

/** What the simple reader gives, after making sure that the real parser gives the same. */
function bySimple(text: string): unknown {
  const simple = readSimpleYaml(text, 'f')
  if (!simple) return undefined
  const { root, findings } = parseAnyYaml(text, 'f')
  expect(findings).toEqual([])
  expect(told(simple)).toEqual(told(root!))
  return told(simple)
}

const folders = [
  'defaults/templates',
  'templates',
  'data',
  'data/expansions',
  ...readdirSync('locales').flatMap((lang) => [`locales/${lang}`, `locales/${lang}/lexicon`]),
]
const files = folders.flatMap((folder) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.yaml') ? `${folder}/${name}` : [])),
)

/** Keys of several words: these files use more of YAML. */
const isDeclined = (file: string): boolean => /\/(?:de|es|fr|th)\/avoid\.yaml$/.test(file)

describe('simple YAML', () => {
  it.each(files.filter((file) => !isDeclined(file)))('%s: the same tree, with the same places', (file) => {
    expect(bySimple(readFileSync(file, 'utf8'))).toBeDefined()
  })

  it('is what data and words are written in; the others are left to the real parser', () => {
    const declined = files.filter((file) => !readSimpleYaml(readFileSync(file, 'utf8'), file))
    expect(declined).toEqual(files.filter(isDeclined))
    expect(files.length - declined.length).toBeGreaterThan(50)
  })

  it.each([
    'a: b\n',
    'a: 1.5\nb: {c: 0.05, d: 10.4, 1.5: e}\n',
    'a: |-\n  x y\n  z\n\n\nb: c\n',
    'a:\n  b: |-\n    x\n\n# comment\nc: d # e\nf: {g: h, i: "j k", l: [1, 2]} # m\n',
    '# head\n\na:\n  b: c\n  d: e\n\n# tail\n',
    'a: |-\n  x',
    'a: \'it is\' # so\nb: "#1"\n',
    'a: 1/3\nb: 6+\n6+: {9+: 4}\nc: true\nd: 10\n',
    'cards:bite.text: {source: "0123", text: "4567"}\n',
    'a: |-\n    x\n  # no text\nb: c\n',
    'a: # nothing yet\n  b: c\n',
    'a:\n  - b\n  - c d # e\n\n  - {f: [1, 2]}\n  - "g"\n# h\ni: j\n',
    'a:\n  b:\n    - 1\n  c: d\n',
    '"no": a\n\'yes\': {"1": b, ß: ss}\n',
  ])('reads %j', (text) => {
    expect(bySimple(text)).toBeDefined()
  })

  it.each([
    '',
    '# only a comment\n',
    'a: b\na: c\n',
    'a: b: c\n',
    'a: - b\n',
    '- a\n',
    'a: >-\n  b\n',
    'a: |\n  b\n',
    'a: b\n  c\n',
    'a:\n',
    'a: ~\n',
    'a: null\n',
    'a: 1.50\n',
    'a: 0x1F\n',
    '01: a\n',
    'null: a\n',
    'a: &b c\n',
    'a: *b\n',
    'a: {b: c\n',
    'a: {b: 10:30}\n',
    'a: {b}\n',
    'a: {}\n',
    'a: "b\\n"\n',
    "a: 'b''c'\n",
    'a:\tb\n',
    '---\na: b\n',
    ' a: b\n',
    'a:\n  b: c\n d: e\n',
    '__proto__: a\n',
    'a: |-\n\n      \n  b\n',
    'a: |-\n  b\n     \n',
  ])('leaves %j to the real parser', (text) => {
    expect(readSimpleYaml(text, 'f')).toBeUndefined()
  })

  it('never differs from the real parser', () => {
    const piece = fc.constantFrom(
      ...[
        'a',
        'b:',
        'c: ',
        'd: |-',
        '{',
        '}',
        '[',
        ']',
        ',',
        '#',
        ' #',
        '"',
        "'",
        '\n',
        '\n ',
        '\n  ',
        '\n    ',
        '\n\n',
      ],
      ...[
        ' ',
        '- ',
        ': ',
        'x y',
        'm/n: ',
        '1',
        '0',
        'true',
        'null',
        '|-\n',
        '{e: f}',
        '{g: 1, h: [i, j]}',
        '"k l"',
        'é',
      ],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => void bySimple(pieces.join(''))),
      { numRuns: 3000 },
    )
  })

  it('takes time in proportion', () => {
    const hostile = [
      'a: |-\n'.repeat(9000),
      `${'{a: '.repeat(2000)}\n`,
      `a: ${'x'.repeat(400_000)}\n`,
      `${'a:'.repeat(100_000)}\n`,
    ]
    for (const text of hostile) {
      const start = performance.now()
      readSimpleYaml(text, 'f')
      expect(performance.now() - start).toBeLessThan(5_000)
    }
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Place } from '../../src/finding.ts'
import { memoryFolder } from '../../src/source/folder.ts'
import { entryOf, nodeAt, plainValue, type YamlScalar } from '../../src/source/tree.ts'
import { parseYaml, readYaml } from '../../src/source/yaml.ts'

const parse = (text: string) => parseYaml(text, 'data/x.yaml')
const rootOf = (text: string) => {
  const { root, findings } = parse(text)
  expect(findings).toEqual([])
  return root!
}
const scalarAt = (text: string, ...path: (string | number)[]) => nodeAt(rootOf(text), path) as YamlScalar

/** What a place covers, cut out of the text: the reader's own arithmetic is not used. */
function cut(text: string, place: Place): string {
  const lines = text.split('\n').slice(place.line - 1, place.endLine)
  const last = lines.length - 1
  lines[last] = lines[last]!.slice(0, place.endColumn - 1)
  lines[0] = lines[0]!.slice(place.column - 1)
  return lines.join('\n')
}

/** A place may end just after a line. */
const endsInside = (text: string, { endLine, endColumn }: Place): boolean =>
  endColumn <= (text.split('\n')[endLine - 1] ?? '').length + 1

describe('places', () => {
  const text = 'cards:\n  bite: {copies: {6+: 4}}\n  "wound": [a, bc]\n'

  it('knows where every key and every value stands', () => {
    const bite = entryOf(nodeAt(rootOf(text), ['cards']), 'bite')!
    expect(cut(text, bite.keyPlace)).toBe('bite')
    expect(cut(text, bite.value.place)).toBe('{copies: {6+: 4}}')
    expect(cut(text, nodeAt(rootOf(text), ['cards', 'bite', 'copies', '6+'])!.place)).toBe('4')
    expect(cut(text, entryOf(nodeAt(rootOf(text), ['cards']), 'wound')!.keyPlace)).toBe('"wound"')
    expect(nodeAt(rootOf(text), ['cards', 'wound', 1])!.place).toEqual({
      file: 'data/x.yaml',
      line: 3,
      column: 16,
      endLine: 3,
      endColumn: 18,
    })
  })

  it('gives a missing value the place behind its key', () => {
    expect(scalarAt('a: 1\nb:\n', 'b')).toMatchObject({ value: null, place: { line: 2 } })
  })

  it('reads byte order marks and Windows line ends without moving anything', () => {
    const windows = new TextEncoder().encode(`\ufeff${text.replaceAll('\n', '\r\n')}`)
    const { root } = readYaml(memoryFolder({ 'data/x.yaml': windows }), 'data/x.yaml')
    expect(plainValue(root!)).toEqual(plainValue(rootOf(text)))
    expect(nodeAt(root, ['cards', 'wound', 1])!.place).toEqual(
      nodeAt(rootOf(text), ['cards', 'wound', 1])!.place,
    )
  })
})

describe('words inside a text', () => {
  it('knows the style of a text', () => {
    const styles = rootOf(`a: x\nb: 'x'\nc: "x"\nd: |-\n  x\ne: >-\n  x\n`)
    expect('abcde'.split('').map((key) => (nodeAt(styles, [key]) as YamlScalar).style)).toEqual([
      'plain',
      'single',
      'double',
      'literal',
      'folded',
    ])
  })

  it('finds words in a literal block, past indentation, blank lines and a comment in its head', () => {
    const text = 'a:\n  b: |- # note\n    Give :wound: to\n\n      the   left.\nc: 1\n'
    const scalar = scalarAt(text, 'a', 'b')
    const value = scalar.value as string
    for (const word of ['Give', ':wound:', '  the', 'left.']) {
      const at = value.indexOf(word)
      expect(cut(text, scalar.words(at, at + word.length))).toBe(word)
    }
  })

  it('finds words behind escapes and folded line ends', () => {
    const text = `a: 'it''s a "bite"\n  or two'\nb: "tab\\t \\u00e9 \\\n  end \\U0001F43A wolf"\nc: >-\n  one\n  two\n\n  three\n`
    for (const [key, word] of [
      ['a', '"bite"'],
      ['a', 'or two'],
      ['b', 'end'],
      ['b', 'wolf'],
      ['c', 'one'],
      ['c', 'two'],
      ['c', 'three'],
    ] as const) {
      const scalar = scalarAt(text, key)
      const at = (scalar.value as string).indexOf(word)
      expect(cut(text, scalar.words(at, at + word.length))).toBe(word)
    }
  })

  it('maps every visible character of any literal block onto itself', () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'é', '狼', ' ', ':', '#', '{', "'", '"', '\\', '-') })
    const lines = fc
      .array(
        line.map((text) => text.trimEnd()),
        { minLength: 1 },
      )
      .filter((all) => all[0] !== '')
    fc.assert(
      fc.property(lines, (all) => {
        const text = `k: |2-\n${all.map((each) => (each ? `  ${each}` : '')).join('\n')}\n`
        const scalar = scalarAt(text, 'k')
        const value = scalar.value as string
        for (let i = 0; i < value.length; i++)
          if (value[i] !== '\n') expect(cut(text, scalar.words(i, i + 1))).toBe(value[i])
      }),
    )
  })

  it('maps every visible character of any flowing text onto itself', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '狼', 'ก'), minLength: 1, maxLength: 4 })
    const gap = fc.constantFrom(' ', '  ', '\n  ', ' \n  ', '\n\n   ')
    const style = fc.constantFrom(['', ''], ['"', '"'], ["'", "'"], ['>-\n  ', ''])
    fc.assert(
      fc.property(
        style,
        fc.array(fc.tuple(word, gap), { minLength: 1 }),
        word,
        ([open, close], pairs, last) => {
          const text = `k: ${open}${pairs.map(([each, space]) => each + space).join('')}${last}${close}\n`
          const scalar = scalarAt(text, 'k')
          const value = scalar.value as string
          for (let i = 0; i < value.length; i++)
            if (value[i]!.trim()) expect(cut(text, scalar.words(i, i + 1))).toBe(value[i])
        },
      ),
    )
  })
})

describe('what is refused', () => {
  const refused: readonly (readonly [what: string, text: string, code: string, at: string])[] = [
    ['nothing at all', '# only a comment\n', 'yaml-empty', '1:1'],
    ['a key twice', 'a: 1\nb: 2\na: 3\n', 'yaml-key-duplicate', '3:1'],
    ['4 beside "4"', 'p:\n  4: a\n  "4": b\n', 'yaml-key-duplicate', '3:3'],
    ['a tab as indentation', 'a:\n\tb: 1\n', 'yaml-syntax', '2:1'],
    ['an open bracket', 'a: [1, 2\n', 'yaml-syntax', '1:4'],
    ['an open bracket before more keys', 'a: [1, 2\nb: 3\n', 'yaml-syntax', '1:4'],
    ['an open bracket around a closed one', 'a: [[1], {b: 2}\n\n', 'yaml-syntax', '1:4'],
    ['an open bracket in a closed map', 'a: {b: [1, 2}\n', 'yaml-syntax', '1:8'],
    ['an open bracket behind one in a text', 'a: |-\n  [\nb: [\n', 'yaml-syntax', '3:4'],
    ['an open brace', 'a: 1\nb: {c: 2\n', 'yaml-syntax', '2:4'],
    ['an open double quote', 'a: "b"\nc: "d\ne: 1\n', 'yaml-syntax', '2:4'],
    ['an open single quote', "a: 'b\nc: 1\n", 'yaml-syntax', '1:4'],
    ['an icon in plain text', 'text: give :wound: to\n', 'yaml-syntax', '1:7'],
    ['a tag', 'a: !!binary x\n', 'yaml-syntax', '1:4'],
    ['a second document', 'a: 1\n---\nb: 1\n', 'yaml-syntax', '2:1'],
    ['a list as a key', '? [a]\n: 1\n', 'yaml-key', '1:3'],
    ['no key', ': 1\n', 'yaml-key', '1:1'],
    ['the prototype as a key', '__proto__: {a: 1}\n', 'yaml-key', '1:1'],
    ['an alias without its anchor', 'a: *b\n', 'yaml-syntax', '1:4'],
    ['an alias that contains itself', 'a: &a [*a]\n', 'yaml-too-many-values', '1:7'],
    ['20,000 open brackets', '['.repeat(20_000), 'yaml-too-deep', '1:32'],
    ['20,000 open brackets with strings that close', '["]",'.repeat(20_000), 'yaml-too-deep', '1:156'],
    ['20,000 lists on a line', '- '.repeat(20_000), 'yaml-too-deep', '1:63'],
    ['20,000 open maps', '{a: '.repeat(20_000), 'yaml-too-deep', '1:125'],
    ['more values than a file may have', `a: [${'1,'.repeat(60_000)}]`, 'yaml-too-many-values', '1:100001'],
  ]
  for (const [what, text, code, at] of refused)
    it(`${what}: ${code}`, () => {
      const { root, findings } = parse(text)
      expect(root).toBeUndefined()
      expect(
        findings.map((finding) => [finding.code, `${finding.place?.line}:${finding.place?.column}`]),
      ).toEqual([[code, at]])
      expect(findings[0]!.message.length).toBeLessThan(160)
      expect(findings[0]!.hint).toBeTruthy()
    })

  it('a value that goes on below: the place ends where it ends', () => {
    const text = 'a:\n  target:\n        {not} lowered\n      not: |-\n        last\n'
    const [finding] = parse(text).findings
    expect(cut(text, finding!.place!)).toBe('lowered\n      not')
  })

  it('an alias bomb: nine levels of nine', () => {
    let text = `a0: &a0 [${Array(9).fill('x').join(', ')}]\n`
    for (let i = 1; i < 10; i++)
      text += `a${i}: &a${i} [${Array(9)
        .fill(`*a${i - 1}`)
        .join(', ')}]\n`
    expect(parse(text).findings.map(({ code }) => code)).toEqual(['yaml-too-many-values'])
  })

  it('never throws, whatever it is given', () => {
    const piece = fc.constantFrom(
      ...'[]{}:,-?!&*|>%@`"\'#\n\t a1'.split(''),
      ': ',
      '- ',
      '? ',
      '&a ',
      '*a',
      '\n  ',
      '|-\n',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 200 }), (pieces) => {
        const text = pieces.join('')
        const { root, findings } = parse(text)
        expect(root === undefined).toBe(findings.length === 1)
        for (const { place } of findings) expect(endsInside(text, place!)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('takes aliases that are few and finite', () => {
    expect(plainValue(rootOf('a: &x {b: 1}\nc: *x\n'))).toEqual({ a: { b: 1 }, c: { b: 1 } })
  })
})

import { describe, expect, it } from 'vitest'
import { readLocale } from '../../src/locale/read.ts'
import { MAX_TEXT, memoryFolder } from '../../src/source/folder.ts'

const read = (files: Record<string, string>) =>
  readLocale(
    memoryFolder(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [`locales/de/${name}.yaml`, text])),
    ),
    'de',
  )

describe('a locale folder', () => {
  it('gives every text a key: file, then path', () => {
    const { texts, findings } = read({
      labels: 'game: GROWL\n',
      terms: 'bite: {one: Biss, many: Bisse}\ngold: Gold\n',
      rules: 'setup:\n  nights:\n    title: Nächte\n',
    })
    expect(findings).toEqual([])
    expect([...texts.keys()]).toEqual([
      'terms:bite.one',
      'terms:bite.many',
      'terms:gold',
      'rules:setup.nights.title',
      'labels:game',
    ])
  })

  it('knows where words stand inside a block', () => {
    const { texts } = read({ cards: 'bite:\n  text: |-\n    Bei drei\n    Bissen\n' })
    const text = texts.get('cards:bite.text')!
    const at = text.value.indexOf('Bissen')
    expect(text.words(at, at + 6)).toEqual({
      file: 'locales/de/cards.yaml',
      line: 4,
      column: 5,
      endLine: 4,
      endColumn: 11,
    })
  })

  it('reads rules of other editions and the words of expansions', () => {
    const { texts } = read({
      'rules-draft-1': 'goal: {title: Ziel}\n',
      'expansions/moon': 'cards:\n  moon: {title: Mond}\nterms:\n  tide: Flut\n',
    })
    expect([...texts.keys()]).toEqual(['rules-draft-1:goal.title', 'cards:moon.title', 'terms:tide'])
  })

  it('needs none of its files', () => {
    expect(read({})).toMatchObject({ files: [], findings: [] })
  })

  it('leaves files that hold no texts to their readers', () => {
    expect(read({ lock: 'a: b\n', waivers: 'a: b\n', avoid: 'a: b\n', lexicon: 'a: b\n' }).files).toEqual([])
  })
})

describe('what is no text', () => {
  const first = (yaml: string) => read({ labels: yaml }).findings[0]

  it.each([
    ['a: [x, y]\n', 'list', 4],
    ['age: 10\n', 'number 10', 6],
    ['table: {yes: true}\n', 'boolean true', 14],
    ['- a\n', 'must hold keys', 1],
  ])('%j is reported where it stands', (yaml, words, column) => {
    expect(first(yaml)).toMatchObject({ code: 'text-expected', place: { line: 1, column } })
    expect(first(yaml)!.message).toContain(words)
  })

  it('takes a number as the text it looks like, once said', () => {
    expect(read({ labels: 'age: 10\n' }).texts.get('labels:age')!.value).toBe('10')
  })

  it('takes a key without value as empty', () => {
    expect(read({ labels: 'a:\n' }).texts.get('labels:a')!.value).toBe('')
  })

  it('refuses a text longer than any paragraph', () => {
    expect(first(`a: ${'x'.repeat(MAX_TEXT + 1)}\n`)).toMatchObject({
      code: 'text-too-long',
      key: 'labels:a',
    })
  })

  it('replaces a control character written as an escape, and says where', () => {
    const { texts, findings } = read({ labels: 'a: "x\\x01y"\n' })
    expect(findings).toMatchObject([{ code: 'text-control-character', place: { line: 1, column: 6 } }])
    expect(texts.get('labels:a')!.value).toBe('x\ufffdy')
  })

  it('reports a key that two files give', () => {
    const { findings } = read({
      cards: 'moon: {title: A}\n',
      'expansions/moon': 'cards: {moon: {title: B}}\n',
    })
    expect(findings).toMatchObject([{ code: 'text-twice', key: 'cards:moon.title', place: { column: 16 } }])
  })

  it('reports broken YAML and reads the other files', () => {
    const { texts, findings } = read({ cards: 'a: {', terms: 'gold: Gold\n' })
    expect(findings).toMatchObject([{ code: 'yaml-syntax' }])
    expect([...texts.keys()]).toEqual(['terms:gold'])
  })
})

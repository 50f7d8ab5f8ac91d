import { describe, expect, it } from 'vitest'
import { TextReader } from '../../src/lexicon/mentions.ts'
import { readLexicon } from '../../src/lexicon/read.ts'
import { memoryFolder } from '../../src/source/folder.ts'

const read = (...lines: string[]) =>
  readLexicon(memoryFolder({ 'locales/en/lexicon/shared.yaml': lines.join('\n') }), 'en', {
    kinds: new Map(),
    cards: new Map(),
  })

const told = (...lines: string[]) =>
  read(...lines).findings.map(({ place, message }) => `${place!.line}:${place!.column}: ${message}`)

/** A list, one made of it, one made of that … */
const chain = (length: number) =>
  Array.from({ length }, (_, i) => `  z${i}: ${i === 0 ? 'word / two words' : `"{z${i - 1}} / other ${i}"`}`)

describe('lists made of lists', () => {
  it('are followed', () => {
    const { lexicon, findings } = read('lists:', ...chain(100))
    expect(findings).toEqual([])
    expect(new TextReader(lexicon!).read('two words').mentions).toEqual([])
  })
  it('to a depth that is said', () => {
    expect(told('lists:', ...chain(9000)).slice(0, 1)).toEqual([
      '103:3: {z101} is made of lists within lists, more than 100 deep',
    ])
  })
  it('with groups counted as well', () => {
    const groups = `${'('.repeat(60)}b c / d${')'.repeat(60)}`
    expect(told('lists:', `  a: "${groups}"`, `  b: "${groups.replace('d', '{a}')}"`)).toEqual([
      '3:3: {b} is made of lists within lists, more than 100 deep',
    ])
  })
})

describe('what should be forms and is not, is told', () => {
  it.each([
    [['lists:', '  z: {player}'], '2:6: expected forms, found a map'],
    [['lists:', '  z: [a, b]'], '2:6: expected forms, found a list in YAML'],
    [['numbers:', '  2: [two, both]'], '2:6: expected forms, found a list in YAML'],
    [['negations:', '  before: {not}'], '2:11: expected forms, found a map'],
  ])('%j', (lines, message) => {
    expect(told(...lines)).toEqual([message])
  })
})

describe('a lexicon of several files', () => {
  const face = { name: 'face', means: '', number: false, choices: ['up', 'down'], example: '', says: 'up' }
  const to = { ...face, name: 'to', choices: ['basket', 'hand'], says: 'hand' }
  const files = (others: Record<string, string>) =>
    readLexicon(
      memoryFolder({
        'locales/en/lexicon/shared.yaml': 'kinds: {face: {up: open, down: hidden}}\n',
        ...others,
      }),
      'en',
      { kinds: new Map([face, to].map((kind) => [kind.name, kind])), cards: new Map([['picnic', []]]) },
    )

  it('is one lexicon: the card files add their lists and kinds', () => {
    const { lexicon } = files({
      'locales/en/lexicon/picnic.yaml':
        'lists: {bag: basket / bag}\nkinds: {to: {basket: "in the {bag}", hand: in hand}}\n',
    })
    const said = new TextReader(lexicon!).read('Hidden in the bag').mentions
    expect(said.map(({ kind, choice }) => `${kind}: ${choice}`)).toEqual(['face: down', 'to: basket'])
    expect(lexicon!.kinds.get('to')!.place.file).toBe('locales/en/lexicon/picnic.yaml')
  })

  it('knows cards, and each kind once', () => {
    const { findings } = files({
      'locales/en/lexicon/picnik.yaml': 'kinds: {face: {up: open}}\nnumbers: {1: one}\n',
    })
    expect(findings.map(({ place, message }) => `${place!.line}:${place!.column}: ${message}`)).toEqual([
      '1:1: no card "picnik" has facts',
      '2:1: unknown section "numbers"',
      '1:9: "face" is in locales/en/lexicon/shared.yaml, too',
    ])
  })
})

it('a form may go on in the next line while a bracket is open', () => {
  const { lexicon } = readLexicon(
    memoryFolder({
      'locales/en/lexicon/shared.yaml': 'lists:\n  a: |-\n    (one /\n      two) apples / pears\n    plums\n',
    }),
    'en',
    { kinds: new Map(), cards: new Map() },
  )
  expect(lexicon!.lists.get('a')).toHaveLength(3)
})

describe('paradigms', () => {
  const found = (form: string, ...texts: string[]) => {
    const { lexicon, findings } = read(
      'paradigms:',
      '  verb: e en t',
      '  noun: _ n s',
      `places: {here: "${form}"}`,
    )
    expect(findings).toEqual([])
    const reader = new TextReader(lexicon!)
    return texts.filter((text) => reader.read(text).places.has('here'))
  }

  it('are endings that many words have', () => {
    expect(found('wähl|~verb', 'wähle', 'wählt', 'wähl', 'wählst')).toEqual(['wähle', 'wählt'])
    expect(found('Spieler|~noun', 'Spieler', 'Spielern', 'Spielerin')).toEqual(['Spieler', 'Spielern'])
  })

  it('beside endings of a word that has more', () => {
    expect(found('wähl|~verb,st,er*', 'wählen', 'wählst', 'wählerisch', 'wähl')).toEqual([
      'wählen',
      'wählst',
      'wählerisch',
    ])
  })

  it.each([
    [
      ['paradigms: {verb: e en}', 'lists: {choose: "wähl|~vreb"}'],
      '2:18: there is no paradigm ~vreb. Did you mean "verb"?: wähl|~vreb',
    ],
    [['lists: {choose: "wähl|~"}'], '1:18: there is no paradigm ~: wähl|~'],
    [['paradigms: {verb: "e, en"}'], '1:19: "e," is not an ending'],
    [['paradigms: {verb: ""}'], '1:19: these are not endings'],
    [['paradigms: {"my verb": e}'], '1:13: "my verb" is no name for a paradigm'],
  ])('%j is told', (lines, message) => {
    expect(told(...lines)).toEqual([message])
  })
})

describe('behind a line that begins with not:', () => {
  const places = (...lines: string[]) =>
    read('places:', '  door: |-', ...lines.map((line) => `    ${line}`), '  window: window')

  it.each([
    [['door', 'not: back door / …2 shut']],
    [['door', '# Those that lead nowhere.', 'not:', '  back door', '  …2 shut']],
    [['door', 'not: back (door /', '  garden) / …2 shut']],
  ])('stand the contexts of an entry: %j', (lines) => {
    const { lexicon, findings } = places(...lines)
    expect(findings).toEqual([])
    const { forms, not } = lexicon!.places.get('door')!
    expect([forms.length, not.length]).toEqual([1, 2])
    const said = new TextReader(lexicon!)
      .read('The door. The back door. The door stays shut.')
      .places.get('door')
    expect(said).toHaveLength(1)
  })

  it('what is wrong is told where it stands', () => {
    expect(
      places('door', 'not: back (door').findings.map(({ place }) => [place!.line, place!.column]),
    ).toEqual([[4, 15]])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLooseTexts } from '../../src/facts/loose.ts'
import type { Remark } from '../../src/facts/loose-draft.ts'
import { MAX_FILE_BYTES, MAX_TEXT } from '../../src/source/folder.ts'

const CARDS = [
  { id: 'the-gift', titles: ['Das Geschenk', 'The Gift'], hasFacts: true },
  { id: 'caged', titles: ['Im Käfig', 'Caged'], hasFacts: true },
  { id: 'seance', titles: ['降靈會', 'Séance'], hasFacts: true },
  { id: 'apple', titles: ['Apfel', 'Apple'], hasFacts: false },
]
const named = (...titles: string[]) => titles.map((title, i) => ({ ...CARDS[i]!, titles: [title] }))
const read = (text: string) => readLooseTexts(text, { file: 'texts', lang: 'de', cards: CARDS })
/** What was read, by card; or what was refused, with line and column. */
const texts = (text: string) => {
  const { texts: found, refusals } = read(text)
  expect(refusals).toEqual([])
  return Object.fromEntries([...found].map(([card, { value }]) => [card, value]))
}
const refusals = (text: string) => {
  const { texts: found, refusals: told } = read(text)
  expect(found.size).toBe(0)
  return told.map(line)
}
/** What is wrong with single entries, and which cards are compared all the same. */
const errors = (text: string) => {
  const { texts: found, errors: told, refusals: none } = read(text)
  expect(none).toEqual([])
  return { told: told.map(line), cards: [...found.keys()] }
}
const line = ({ message, hint, place }: Remark) => `${place.line}:${place.column} ${message}. ${hint}`
const BOTH = { 'the-gift': 'Eins.', caged: 'Zwei.' }

describe('texts of somebody’s own are recognised by what they hold:', () => {
  it.each([
    ['YAML by id', 'the-gift: Eins.\ncaged: |-\n  Zwei.\n', 'a YAML file'],
    ['YAML like cards.yaml', 'the-gift: {title: Gabe, text: Eins.}\ncaged:\n  text: Zwei.\n', 'a YAML file'],
    ['YAML by title', '"Das Geschenk": Eins.\nCaged: Zwei.\n', 'a YAML file'],
    ['CSV', 'the-gift,Eins.\ncaged,Zwei.\n', 'a CSV file with commas between its fields'],
    [
      'CSV with a header',
      'id;text\nthe-gift;Eins.\ncaged;Zwei.',
      'a CSV file with semicolons between its fields',
    ],
    [
      'CSV with tabs',
      'Karte\tText\nDas Geschenk\tEins.\nIm Käfig\tZwei.\n',
      'a CSV file with tabs between its fields',
    ],
    [
      'CSV of a spreadsheet',
      '\ufeff"Title","Text"\r\n"The Gift","Eins."\r\n"CAGED","Zwei."\r\n',
      'a CSV file with commas between its fields',
    ],
    ['a list', 'Das Geschenk: Eins.\n\nIm Käfig:\nZwei.\n', 'a list of titles and texts'],
    ['a list over lines', 'Das Geschenk:\nEins.\nIm Käfig :\n\nZwei.\n', 'a list of titles and texts'],
    ['a list in bold', '**The Gift:** Eins.\n**Caged**: Zwei.', 'a list of titles and texts'],
    ['a numbered list', '1. The Gift: Eins.\n2. Im Käfig: Zwei.', 'a list of titles and texts'],
    ['headings', '## The Gift\nEins.\n\n## Caged\n\nZwei.\n', 'a list of titles and texts'],
  ])('%s', (_, text, format) => {
    expect(texts(text)).toEqual(BOTH)
    expect(read(text).format).toBe(format)
  })

  it('a colon of any width', () => {
    expect(texts('降靈會：一\n二\nthe-gift﹕Eins.\n')).toEqual({ seance: '一\n二', 'the-gift': 'Eins.' })
  })

  it('a colon, a comma or a word of YAML in a text does not matter', () => {
    expect(texts('The Gift: Nur eines: warten.\nUnd: schweigen.\nCaged: *Ja*, [Wunde]: "nein".')).toEqual({
      'the-gift': 'Nur eines: warten.\nUnd: schweigen.',
      caged: '*Ja*, [Wunde]: "nein".',
    })
  })
})

describe('of a CSV file', () => {
  it('quotes may hold anything, and words know where they stand', () => {
    const found = read('Karte;Text\n"The Gift";"Sagt ""nein"";\nalle zwei."\n').texts.get('the-gift')!
    expect(found.value).toBe('Sagt "nein";\nalle zwei.')
    const at = found.value.indexOf('alle')
    expect(found.words(at, at + 4)).toMatchObject({ line: 3, column: 1, endColumn: 5 })
    const no = found.value.indexOf('nein')
    expect(found.words(no, no + 4)).toMatchObject({ line: 2, column: 20, endColumn: 24 })
  })

  it.each([
    ['id,title,text', 'text'],
    ['id,Title,Deutsch', 'the name of the language'],
    ['id,English,German', 'its English name'],
    ['id,en,de', 'its code'],
    ['id,source,target', 'target'],
  ])('the column of the texts in %s is told by %s', (header) => {
    expect(
      texts(`${header}\nthe-gift,The first one.,Das erste.\ncaged,The other one.,Das andere.\n`),
    ).toEqual({
      'the-gift': 'Das erste.',
      caged: 'Das andere.',
    })
  })

  it('the column of the texts is the longest where nothing names it', () => {
    expect(texts('3,the-gift,The Gift,Wählt zwei Leute.\n4,caged,Caged,Wählt drei.')).toEqual({
      'the-gift': 'Wählt zwei Leute.',
      caged: 'Wählt drei.',
    })
    expect(refusals('the-gift,Choose two.,Wählt zwei.\n')).toEqual([
      '1:1 the texts may be in column 2 or in column 3. Name the columns in a first line, that of the texts "text".',
    ])
  })

  it('lines without a text are passed over', () => {
    expect(texts('id,text\nthe-gift,Eins.\ncaged,\n')).toEqual({ 'the-gift': 'Eins.' })
  })

  it.each([
    [
      'a text with commas and no quotes',
      'id,text\nthe-gift,Eins, zwei.\n',
      '2:16 fields in this line: 3, in the first: 2.',
    ],
    ['a quote that is not closed', 'the-gift,"Eins.\n', '1:10 this double quote is not closed.'],
    [
      'no texts',
      'id,title\nthe-gift,The Gift\n',
      '1:1 there is a column with names of cards, and none with texts.',
    ],
  ])('%s is refused', (_, text, told) => {
    expect(refusals(text)[0]).toContain(told)
  })

  it('a line without a name is an error, and the others are read', () => {
    expect(errors('the-gift;Eins.\n;Zwei.\n')).toEqual({
      told: [expect.stringContaining('2:1 here the name of a card is missing.')],
      cards: ['the-gift'],
    })
  })

  // "title" is two slips from "Bite", "Karte" two from "Kante".
  it.each(['title,text', 'Titel,Übersetzung', 'Titre,Texte', 'title,words', 'Karte,Deutsch', 'Titles,text'])(
    '%s is a line of heads, whatever titles are like it',
    (header) => {
      const cards = [
        ...CARDS,
        { id: 'bite', titles: ['Biss', 'Bite'], hasFacts: true },
        { id: 'edge', titles: ['Kante', 'Tither'], hasFacts: true },
      ]
      const read = readLooseTexts(`${header}\nThe Gift,Eins.\nCaged,Zwei.\n`, {
        file: 'texts',
        lang: 'de',
        cards,
      })
      expect(read).toMatchObject({ refusals: [], errors: [] })
      expect([...read.texts.keys()]).toEqual(['the-gift', 'caged'])
    },
  )
})

describe('an error, with a place, while the other cards are compared, is', () => {
  it.each([
    ['in YAML', 'the-gift: Eins.\ncagd: Zwei.\n', '2:1 there is no card "cagd". Did you mean "caged"?'],
    [
      'in CSV',
      'id,text\nthe-gift,Eins.\nIm Kefig,Zwei.\n',
      '3:1 there is no card "Im Kefig". Did you mean "Im Käfig"?',
    ],
    [
      'in a list',
      'The Gift: Eins\nzwei.\n\nSéanze: Drei.\n',
      '4:1 there is no card "Séanze". Did you mean "Séance"?',
    ],
  ])('a misspelt name %s', (_, text, told) => {
    expect(errors(text)).toEqual({ told: [told], cards: ['the-gift'] })
  })

  it('a name that is like no title, or only like that of a card without facts', () => {
    const write = 'Write its title as the game does, or its id.'
    expect(errors('the-gift: Eins.\nNobody: Zwei.\nAppel: Drei.\n"Caged": Vier.').told).toEqual([
      `2:1 there is no card "Nobody". ${write}`,
      `3:1 there is no card "Appel". ${write}`,
    ])
  })

  it('a second text for a card, by whatever name', () => {
    expect(errors('The Gift: Eins\nund.\nDas Geschenk: Zwei.')).toEqual({
      told: ['3:1 "Das Geschenk" is the-gift, whose text is in line 1 already. Keep one of the two.'],
      cards: ['the-gift'],
    })
  })
})

describe('refused, with a place, is', () => {
  it.each([
    [
      'in a list of one',
      'Das Gescheck: *Eins*.',
      '1:1 there is no card "Das Gescheck". Did you mean "Das Geschenk"?',
    ],
    [
      'in a CSV file of one',
      'Das Gescheck;Eins.',
      '1:1 there is no card "Das Gescheck". Did you mean "Das Geschenk"?',
    ],
  ])('a misspelt name %s', (_, text, told) => {
    expect(refusals(text)).toEqual([told])
  })

  it.each([
    'Le Cadeau: Un.\n\nCage: Deux.\n\nSpiritisme: Trois.\n',
    'Titre,Texte\nLe Cadeau,Un.\nCage,Deux.\nSpiritisme,Trois.\n',
  ])('a list of titles in another language of the game: %j', (text) => {
    const others = () => [
      { lang: 'it', name: 'Italiano', cards: named('Il dono', 'Gabbia', 'Seduta') },
      { lang: 'fr', name: 'Français', cards: named('Le Cadeau', 'Cage', 'Spiritisme') },
    ]
    const read = readLooseTexts(text, { file: 'texts', lang: 'de', cards: CARDS, others })
    expect(read.otherLanguage).toBe('fr')
    expect(read.refusals.map(line)).toEqual([
      expect.stringContaining(
        'these are titles in another language: Français. Choose Français as the language of the texts.',
      ),
    ])
  })

  it('a line that belongs to no card', () => {
    expect(refusals('Hier die Texte\nThe Gift: Eins.')[0]).toMatch(
      /^1:1 this line stands before the first title/,
    )
  })

  it('YAML with a mistake in it', () => {
    expect(read('the-gift: |-\n  Eins.\ncaged: "Zwei\n')).toMatchObject({
      format: 'a YAML file',
      texts: new Map(),
    })
    expect(refusals('the-gift: |-\n  Eins.\n caged: Zwei\n')[0]).toMatch(/^3:/)
    expect(refusals('the-gift:\n  text: [Eins]\ncaged: Zwei.\n')[0]).toContain(
      '2:9 "the-gift" has a list where its text should be',
    )
  })

  it('what has no facts', () => {
    expect(refusals('Apple: Rot.')[0]).toMatch(
      /no text of a card with facts here. Cards with facts are, for example: Das Geschenk, Im Käfig/,
    )
  })

  it.each(['', 'Wählt zwei Leute, und jeder gibt eine Karte.', '- a\n- b\n', '\0', '"', ';;;\n'])(
    '%j',
    (text) => {
      expect(refusals(text)).toEqual([
        '1:1 this is neither YAML nor CSV nor a list of titles and texts. Write "Das Geschenk: …", or "the-gift: |-" and the text below it, or a CSV file with a column for names and one for texts.',
      ])
    },
  )

  it('too much', () => {
    expect(refusals(`The Gift: ${'x '.repeat(MAX_TEXT / 2 + 1)}`)[0]).toContain(`the most is ${MAX_TEXT}`)
    expect(refusals('x'.repeat(MAX_FILE_BYTES + 1))[0]).toContain('512 kB')
    expect(refusals(`${'y: x\n'.repeat(1000)}z`).length).toBeLessThanOrEqual(20)
  })
})

it('a line like a title in a list is told of', () => {
  const { texts: found, notes } = read('The Gift:\nEins.\nDas Präsent: Zwei.\n')
  expect(found.get('the-gift')!.value).toBe('Eins.\nDas Präsent: Zwei.')
  expect(notes).toMatchObject([
    {
      message: '"Das Präsent" is the name of no card, so this line is read as part of the text of "The Gift"',
      place: { line: 3, column: 1, endColumn: 12 },
    },
  ])
})

it('texts of cards without facts are told of, all at once', () => {
  const { texts: found, notes } = read('The Gift: Eins.\nApfel: Süß.\n')
  expect([...found.keys()]).toEqual(['the-gift'])
  expect(notes).toMatchObject([
    {
      message: 'not compared, because data/facts.yaml has no facts of these cards: Apfel',
      place: { line: 2, column: 1 },
    },
  ])
})

const words = fc
  .array(fc.constantFrom('Wählt', 'zwei', '界', '*ja*', '"nein"', 'a,b', 'c;d', '#', '[Wunde]', "l'or"), {
    minLength: 1,
    maxLength: 8,
  })
  .map((all) => all.join(' '))
const paragraphs = fc.array(words, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'))
const some = fc
  .subarray(
    CARDS.filter(({ hasFacts }) => hasFacts),
    { minLength: 1 },
  )
  .chain((cards) =>
    fc.tuple(...cards.map((card) => fc.tuple(fc.constantFrom(card.id, ...card.titles), paragraphs))),
  )
const csvField = (value: string) => `"${value.replaceAll('"', '""')}"`
const written: Record<string, (entries: readonly (readonly [string, string])[]) => string> = {
  'a list': (entries) => entries.map(([name, text]) => `${name}:\n${text}\n`).join('\n'),
  CSV: (entries) => entries.map((entry) => entry.map(csvField).join(',')).join('\r\n'),
  'CSV with semicolons and a header': (entries) =>
    ['"Karte";"Text"', ...entries.map((entry) => entry.map(csvField).join(';'))].join('\n'),
  YAML: (entries) =>
    entries.map(([name, text]) => `"${name}": |-\n  ${text.replaceAll('\n', '\n  ')}\n`).join(''),
}

it.each(Object.keys(written))('texts written as %s are read back, each word where it stands', (format) => {
  fc.assert(
    fc.property(some, (entries) => {
      const source = written[format]!(entries)
      const { texts: found, refusals: told } = read(source)
      expect(told).toEqual([])
      expect([...found.values()].map(({ value }) => value)).toEqual(entries.map(([, text]) => text))
      const lines = source.replaceAll('\r', '').split('\n')
      for (const { value, words: placeOf } of found.values())
        for (const { index, 0: word } of value.matchAll(/\p{L}+/gu)) {
          const { line, column } = placeOf(index, index + word.length)
          expect(lines[line - 1]!.slice(column - 1).startsWith(word)).toBe(true)
        }
    }),
  )
})

it('anything at all is read or refused, at a place that is there', () => {
  const bits = fc.constantFrom(
    'The Gift',
    'caged',
    ':',
    '：',
    ',',
    ';',
    '\t',
    '"',
    '\n',
    ' ',
    'x',
    '|-',
    '- ',
    '**',
    '[',
  )
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 40 }), (parts) => {
      const source = parts.join('')
      const lines = source.split('\n')
      const { texts: found, refusals: told, notes } = read(source)
      expect(found.size > 0).toBe(told.length === 0)
      for (const { place } of [...told, ...notes])
        expect(place.column).toBeLessThanOrEqual((lines[place.line - 1]?.length ?? 0) + 1)
    }),
    { numRuns: 400 },
  )
})

it('takes time in proportion to the text', () => {
  // A thousand times as long as one that takes a millisecond: what grows by the square would take a quarter of an hour.
  const hostile = ['a:\n', ',;\t"\n', 'The Gif: x\n', '\n'].map((bit) =>
    bit.repeat(Math.floor(MAX_FILE_BYTES / 8 / bit.length)),
  )
  for (const text of hostile) expect(read(text).refusals).not.toEqual([])
})

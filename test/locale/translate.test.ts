import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLocale } from '../../src/locale/read.ts'
import { translate } from '../../src/locale/translate.ts'
import { memoryFolder } from '../../src/source/folder.ts'

const NUMBERS = { nights: 3, 'mark.6': '6+', 'draft-1.players-max': 7, zero: 0 }

/** Files of two languages, "en/rules" → YAML, translated into the second. */
function wordsOf(files: Record<string, string>, lang = 'de') {
  const folder = memoryFolder(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`locales/${name}.yaml`, text])),
  )
  return translate(readLocale(folder, lang), readLocale(folder, 'en'), NUMBERS)
}
/** What one text prints. */
async function printed(text: string, files: Record<string, string> = {}, values = {}) {
  const quoted = JSON.stringify(text)
  const words = await wordsOf({ 'en/labels': 'a: English\n', 'de/labels': `a: ${quoted}\n`, ...files })
  return words.text('labels:a', values)
}

describe('names in a text', () => {
  const terms = { 'de/terms': 'wound: {one: Wunde, many: Wunden}\ngold: Gold\n' }

  it.each([
    ['{nights} Nächte, {mark.6}, {zero}', '3 Nächte, 6+, 0'],
    ['{wound}, {wound.one}, {wound.many}', 'Wunde, Wunde, Wunden'],
    ['{gold}, {gold.many}, {gold.genitive}', 'Gold, Gold, Gold'],
    ['{draft-1.players-max}', '7'],
  ])('%s', async (text, result) => {
    expect(await printed(text, terms)).toBe(result)
  })

  it('are titles of cards, or the term of the same name', async () => {
    const files = { ...terms, 'de/cards': 'the-gift: {title: Das Geschenk}\n' }
    expect(await printed('{card.the-gift}, {card.wound}', files)).toBe('Das Geschenk, Wunde')
  })

  it('are titles of sections, which may hold names themselves', async () => {
    const files = { ...terms, 'de/rules': 'death: {title: |-\n}\n'.replace('|-\n', '"Die {wound.many}"') }
    expect(await printed('siehe „{section.death}“', files)).toBe('siehe „Die Wunden“')
  })

  it('of another edition stand in its own rules', async () => {
    const files = { 'de/rules-draft-1': 'terms: {tile: {one: Karte, many: Karten}}\nnight: {title: Nacht}\n' }
    expect(await printed('{draft-1.term.tile.many} {draft-1.term.tile} {draft-1.section.night}', files)).toBe(
      'Karten Karte Nacht',
    )
  })

  it('that go round in a circle, or too deep, or grow too long, print as they are written', async () => {
    const circle = { 'de/terms': 'a: "x {b}"\nb: "y {a}"\n' }
    expect(await printed('{a}', circle)).toBe('{a}')
    const chain = Array.from({ length: 9 }, (_, i) => `a${i}: "{a${i + 1}}"`).join('\n')
    expect(await printed('{a0} {a5}', { 'de/terms': `${chain}\na9: end\n` })).toBe('{a0} end')
    const long = `a: "${'{b}'.repeat(150)}"\nb: "${'{c}'.repeat(150)}"\nc: "${'x'.repeat(400)}"\n`
    expect(await printed('{a}', { 'de/terms': long })).toBe('{a}')
  })

  it('that nobody knows print as they are written', async () => {
    expect(await printed('{nihgts} {constructor} {to-string}')).toBe('{nihgts} {constructor} {to-string}')
  })

  it('may be given by the caller', async () => {
    expect(await printed('{n} von {m}, {wound}', terms, { n: 2, m: 16 })).toBe('2 von 16, Wunde')
  })
})

describe('a text that is not there', () => {
  const files = {
    'en/labels': 'a: |-\n  You have {wound.many}.\nb: English\n',
    'en/terms': 'wound: {one: Wound, many: Wounds}\n',
    'de/labels': 'b: ""\n',
    'de/terms': 'wound: {one: Wunde, many: Wunden}\n',
  }
  it('is English, with English names', async () => {
    expect((await wordsOf(files)).text('labels:a')).toBe('You have Wounds.')
  })
  it('counts as not there when it is empty', async () => {
    expect((await wordsOf(files)).text('labels:b')).toBe('English')
  })
  it('is nothing when English has none either', async () => {
    const words = await wordsOf(files)
    expect([words.text('labels:c'), words.text('rules:a'), words.text('constructor:a')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
  it('takes a missing name from English', async () => {
    const words = await wordsOf({ ...files, 'de/labels': 'a: "{wound}"\n', 'de/terms': 'x: y\n' })
    expect(words.text('labels:a')).toBe('Wound')
  })
})

describe('plural forms', () => {
  const en = 'sheets_one: "{count} sheet"\nsheets_other: "{count} sheets"\n'
  it('follow the language', async () => {
    const fr = await wordsOf(
      { 'en/labels': en, 'fr/labels': 'sheets_one: "{count} feuille"\nsheets_other: "{count} feuilles"\n' },
      'fr',
    )
    expect([0, 1, 2].map((count) => fr.text('labels:sheets', { count }))).toEqual([
      '0 feuille',
      '1 feuille',
      '2 feuilles',
    ])
    const ja = await wordsOf({ 'en/labels': en, 'ja/labels': 'sheets_other: "{count}枚"\n' }, 'ja')
    expect([1, 2].map((count) => ja.text('labels:sheets', { count }))).toEqual(['1枚', '2枚'])
  })
  it('of a language nobody knows are those of English, on every machine', async () => {
    const words = await wordsOf(
      { 'en/labels': en, 'qx/labels': 'sheets_one: "{count} a"\nsheets_other: "{count} b"\n' },
      'qx',
    )
    expect([1, 2].map((count) => words.text('labels:sheets', { count }))).toEqual(['1 a', '2 b'])
  })
})

describe('cards, terms, trees', () => {
  const files = {
    'en/cards':
      'the-gift:\n  title: The Gift\n  text: |-\n    One.\n\n    Two\n    lines.\nbite: {text: x}\n',
    'en/terms': 'bite: {one: Bite, many: Bites}\n',
    'de/cards': 'the-gift:\n  title: Das Geschenk\n  text: |-\n    Eins.\n',
    'de/terms': 'bite: {one: Biss, many: Bisse}\n',
  }
  it('a card has its title, the English one, and its text', async () => {
    const words = await wordsOf(files)
    expect(words.card('the-gift')).toEqual({
      id: 'the-gift',
      title: 'Das Geschenk',
      englishTitle: 'The Gift',
      text: 'Eins.',
    })
    expect(words.card('bite')).toEqual({ id: 'bite', title: 'Biss', englishTitle: 'Bite', text: 'x' })
    expect((await wordsOf(files, 'en')).card('the-gift').text).toBe('One.\n\nTwo lines.')
  })
  it('a term has forms', async () => {
    const { term } = await wordsOf(files)
    expect([term('bite'), term('bite', 'many'), term('bait')]).toEqual(['Biss', 'Bisse', undefined])
  })
  it('a tree has the order of English and holds what English has', async () => {
    const { tree } = await wordsOf(files)
    expect(JSON.stringify(tree('cards'))).toBe(
      '{"the-gift":{"title":"Das Geschenk","text":"Eins."},"bite":{"text":"x"}}',
    )
    expect({ ...tree('cards:bite') }).toEqual({ text: 'x' })
  })
  it('joins lines as the script asks', async () => {
    const words = await wordsOf({ 'ja/labels': 'a: |-\n  夜に\n  なる。\n' }, 'ja')
    expect(words.text('labels:a')).toBe('夜になる。')
  })
})

describe('text is inert', () => {
  const attacks = [
    '<b>&amp;</b>',
    '$t(labels:b)',
    '$t(labels:a)',
    '{{nights}}',
    '{- nights}',
    '{nights, uppercase}',
    '{nights',
    '{ nights }',
    '{{{{{{',
    '}}',
  ]
  it.each(attacks)('%s prints as itself', async (attack) => {
    const words = await wordsOf({ 'de/labels': `a: ${JSON.stringify(attack)}\nb: secret\n` })
    expect(words.text('labels:a')).toBe(attack)
  })

  it('also when it comes in through a name or a value', async () => {
    for (const attack of attacks) {
      const files = { 'de/terms': `evil: ${JSON.stringify(attack)}\n` }
      expect(await printed('[{evil}|{n}|{evil}]', files, { n: '{nights}' })).toBe(
        `[${attack}|{nights}|${attack}]`,
      )
    }
  })

  it('for any text without names', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('{', '}', '$t(', ')', 'x', ',', '<', '&', '-', '%', '"', "'", 'é'), {
          maxLength: 30,
        }),
        async (parts) => {
          const text = `(${parts.join('').replace(/\{x+\}/g, '')})`
          expect(await printed(text)).toBe(text)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('and cannot hold the program up', async () => {
    const start = performance.now()
    const longest = ['{'.repeat(9_999), '{nights}'.repeat(1_249), '$t('.repeat(3_333), '{a'.repeat(4_999)]
    for (const text of longest) await printed(text)
    const names = Array.from({ length: 400 }, (_, i) => `n${i}: "${`{n${(i * 7) % 400}}`.repeat(60)}"`).join(
      '\n',
    )
    await printed('{n0}'.repeat(2_000), { 'de/terms': names })
    expect(performance.now() - start).toBeLessThan(15_000)
  })
})

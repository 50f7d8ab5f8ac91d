import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseForms } from '../../src/lexicon/form.ts'
import { FormFault } from '../../src/lexicon/form-fault.ts'
import { Matcher } from '../../src/lexicon/match.ts'
import { PatternWriter } from '../../src/lexicon/pattern-writer.ts'
import { plainText } from '../../src/lexicon/plain.ts'

/** What a form finds in a text, as the text has it. */
function find(form: string, text: string): string[] {
  const writer = new PatternWriter()
  for (const negation of parseForms('not / no')) writer.addNegation(negation)
  for (const [value, word] of ['zero', 'one', 'two', 'three'].entries())
    writer.addNumber(value, parseForms(word)[0]!)
  for (const each of parseForms(form)) writer.addForm(0, each)
  const plain = plainText(text)
  return new Matcher(writer.patterns())
    .find(plain)
    .matches.map(
      ({ from, to, negated }) => (negated ? 'not: ' : '') + text.slice(plain.from[from], plain.to[to - 1]),
    )
}
const value = (form: string, text: string) => {
  const writer = new PatternWriter()
  writer.addNumber(5, parseForms('five')[0]!)
  for (const each of parseForms(form)) writer.addForm(0, each)
  return new Matcher(writer.patterns()).find(plainText(text)).matches.map((match) => match.value)
}

describe('forms find what docs/lexicon.md says', () => {
  const guide = readFileSync(new URL('../../docs/lexicon.md', import.meta.url), 'utf8')
  const rows = [...guide.matchAll(/^\| `(.+?)` +\| (.+?) +\| (.+?) +\|$/gm)].map(
    ([, form, finds, misses]) => ({
      form: form!.replaceAll('\\|', '|'),
      finds: finds!.split(', '),
      misses: misses!.split(', '),
    }),
  )

  it('in a table', () => expect(rows.length).toBeGreaterThan(10))

  it.each(rows)('$form', ({ form, finds, misses }) => {
    for (const text of finds) expect(find(form, text), text).toHaveLength(1)
    for (const text of misses) expect(find(form, text), text).toEqual([])
  })
})

describe('a form', () => {
  it('points at the very words', () => {
    expect(find('face-down', 'Lay it **face**-down, please.')).toEqual(['face**-down'])
    expect(find('裏向き', 'カードを裏向きに置く')).toEqual(['裏向き'])
  })

  it('takes the nearest words behind a gap, and of those the longest', () => {
    expect(find('two … players', 'two living players and other players')).toEqual(['two living players'])
    expect(find('(face / face down)', 'face down')).toEqual(['face down'])
  })

  it('notes that it leaps over a negation, and never over two, nor over the end of a sentence', () => {
    expect(find('show … bite', 'show you a Bite')).toEqual(['show you a Bite'])
    expect(find('show … bite', 'show you no Bite')).toEqual(['not: show you no Bite'])
    expect(find('show … bite', 'show no card not a Bite')).toEqual([])
    expect(find('show … bite', 'show. A Bite')).toEqual([])
  })

  it('reads numbers in digits, words and other digits, and shifts them', () => {
    for (const text of ['5 cards', 'five cards', '５ cards', '๕ cards', '⑤ cards'])
      expect(value('{n} cards', text), text).toEqual([5])
    expect(value('more than {n+1} cards', 'more than 5 cards')).toEqual([6])
    expect(value('{n-1} or more', '3 or more')).toEqual([2])
    expect(value('{n} cards', '15 cards')).toEqual([15])
  })

  it('needs no blanks where the writing sets none', () => {
    expect(find('{n}(枚/張)(手札/カード)', '3枚手札と2張カード')).toEqual(['3枚手札', '2張カード'])
    expect(find('ผู้เล่น…2ตาย', 'ผู้เล่นที่ตาย')).toEqual(['ผู้เล่นที่ตาย'])
  })

  it('knows a pause among its alternatives', () => {
    expect(find('one (two / ,) three', 'one, three')).toEqual(['one, three'])
    expect(find('one (, / two) three', 'one two three')).toEqual(['one two three'])
  })

  it('goes on behind an elision', () => {
    expect(find('tranne l oro', 'tranne l’Oro')).toEqual(['tranne l’Oro'])
    expect(find("l'altro", "dell'altro, l’altro")).toEqual(['l’altro'])
    expect(find('altro', 'dell’altro')).toEqual(['altro'])
  })

  it.each([
    ['(a)?', /optional/],
    ['a? (b / )', /optional/],
    [', a', /begins with a word/],
    ['…', /empty/],
    ['a … (b)?', /follows a gap is optional/],
    ['a … b … c … d … e', /at most 3 gaps/],
    ['(a', /not closed/],
    ['a)', /closes nothing/],
    ['{a', /not closed/],
    ['{A}', /neither a list/],
    ['()', /empty/],
    ['a / ', /empty/],
    ['{player}s', /letters touch/],
    ['player(s)', /letters touch/],
    ['/(a+)+$/', /regular expressions/],
    ['a |b', /nothing before/],
    ['töt|', /endings/],
    ['“”', /no letters/],
    ['x'.repeat(1001), /at most/],
  ])('%s is refused', (form, message) => {
    expect(() => parseForms(form)).toThrow(FormFault)
    expect(() => parseForms(form)).toThrow(message)
  })

  it('never takes long, whatever its shape: what does is given up', () => {
    const text = plainText(`${'a '.repeat(2000)}. b`)
    for (const form of [`${'(a)? '.repeat(90)}b`, 'a …12 a …12 a …12 b']) {
      const writer = new PatternWriter()
      for (let i = 0; i < 50; i++) writer.addForm(i, parseForms(form)[0]!)
      const matcher = new Matcher(writer.patterns())
      const start = process.cpuUsage().user
      expect(matcher.find(text).exhausted).toBe(true)
      expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(8)
    }
  })

  it('is parsed or refused, never anything else', () => {
    const part = fc.constantFrom(
      'a',
      'b',
      ' ',
      '(',
      ')',
      '/',
      '?',
      '…',
      '{n}',
      '{x}',
      '|',
      '|~',
      ',',
      '.',
      '*',
      '漢',
      '-',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        try {
          parseForms(parts.join(''))
        } catch (fault) {
          expect(fault).toBeInstanceOf(FormFault)
        }
      }),
    )
  })
})

describe('parts joined with &', () => {
  it('stand in one sentence, in any order', () => {
    expect(find('ties & you', 'You break ties. Ties are broken by you.')).toEqual([
      'You break ties',
      'Ties are broken by you',
    ])
    expect(find('ties & you', 'Ties. You win.')).toEqual([])
    expect(find('ties & you & break', 'With ties, you are the one to break them')).toHaveLength(1)
  })

  it('are close together; a negation between them is noted', () => {
    expect(find('ties & you', `You ${'and '.repeat(12)} ties`)).toEqual([])
    expect(find('ties & you', 'You do not break ties')).toEqual(['not: You do not break ties'])
    expect(find('ties & not', 'You do not break ties')).toEqual(['not break ties'])
  })

  it.each([
    ['a &', /empty/],
    ['(a & b) c', /outside of brackets/],
    ['a & b & c & d & e', /at most 4 parts/],
  ])('%s is refused', (form, message) => {
    expect(() => parseForms(form)).toThrow(message)
  })
})

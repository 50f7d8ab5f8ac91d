import { describe, expect, it } from 'vitest'
import { cardTexts } from '../../src/facts/study.ts'
import { boundsIn, placeOfBounds } from '../../src/host/slices.ts'
import { compile } from '../../src/lexicon/compiled.ts'
import { TextReader } from '../../src/lexicon/mentions.ts'
import { pack } from '../../src/lexicon/packed.ts'
import { readLexicon } from '../../src/lexicon/read.ts'
import { Library } from '../../src/library/library.ts'
import { openGame } from '../../src/library/open.ts'
import { shipLexicons } from '../../src/library/ship-lexicons.ts'
import { shippedLexicon } from '../../src/library/shipped-lexicons.ts'
import { type MemoryFile, overlay } from '../../src/source/folder.ts'
import { orchardWith } from '../command/game-folder.ts'
import { WHOLE } from '../locale/shipped.ts'

/** A slice of a file, as the host reads it. */
const sliceOf = (file: Uint8Array) => (slice: number) => {
  const { offset } = placeOfBounds(slice)
  const bounds = boundsIn(file.subarray(offset))
  return file.slice(bounds.offset, bounds.offset + bounds.length)
}

describe('of the game that ships', () => {
  const library = openGame()
  const sheet = library.facts.sheet!
  const read = sliceOf(shipLexicons(library))

  it.each(WHOLE)('the lexicon of %s is the same as when it is read, and reads the same', (lang) => {
    const lexicon = readLexicon(library.folder, lang, sheet).lexicon!
    const compiled = shippedLexicon(library.folder, lang, sheet, read)!
    expect(compiled.outline).toEqual(compile(lexicon).outline)
    expect(Buffer.compare(pack(compiled), pack(compile(lexicon)))).toBe(0)
    const readers = [new TextReader(lexicon), new TextReader(notRead, compiled)]
    for (const { value } of cardTexts(library.locale(lang).texts, sheet).values()) {
      const [one, other] = readers.map((reader) => {
        const { traces, places, ...reading } = reader.read(value)
        return JSON.stringify([reading, [...places], [...sheet.kinds.keys()].map(traces)])
      })
      expect(one).toBe(other)
    }
  })
})

const notRead = () => {
  throw new Error('the lexicon is read, though nobody has asked for its lines')
}

describe('a lexicon', () => {
  const library = new Library(orchardWith({}))
  const read = sliceOf(shipLexicons(library))
  const isKnown = (changes: Record<string, MemoryFile | undefined>, lang = 'en') => {
    const { folder, facts } = new Library(orchardWith(changes))
    return shippedLexicon(folder, lang, facts.sheet!, read) !== undefined
  }
  const changed = (file: string, change: (text: string) => string) => ({
    [file]: change(new TextDecoder().decode(library.folder.bytes(file) as Uint8Array)),
  })
  const SHARED = 'locales/en/lexicon/shared.yaml'

  it('that nobody has changed is the one that ships', () => {
    expect(isKnown({})).toBe(true)
    expect(shippedLexicon(library.folder, 'en', library.facts.sheet!, () => undefined)).toBeUndefined()
  })

  it('is another with another letter, one more file, or one fewer', () => {
    expect(isKnown(changed(SHARED, (text) => `${text}# a note\n`))).toBe(false)
    expect(isKnown({ 'locales/en/lexicon/picnic.yaml': 'lists: {bag: basket / bag}\n' })).toBe(false)
    expect(isKnown({ [SHARED]: undefined })).toBe(false)
  })

  it('of another language is another, be it the same', () => {
    const { folder } = library
    const copied = overlay(folder, { 'locales/nl/lexicon/shared.yaml': folder.bytes(SHARED) as Uint8Array })
    expect(shippedLexicon(copied, 'nl', library.facts.sheet!, read)).toBeUndefined()
  })

  it('is another where other kinds of facts are asked for, and the same where cards state other facts', () => {
    const facts = (from: RegExp, to: string) => changed('data/facts.yaml', (text) => text.replace(from, to))
    expect(isKnown(facts(/choices: \[up, down\]/, 'choices: [up, down, aside]'))).toBe(false)
    expect(isKnown(facts(/face: down/, 'face: up'))).toBe(true)
  })

  it('is the same with other examples and other texts', () => {
    expect(isKnown({ 'locales/en/lexicon/examples.yaml': '# none\n' })).toBe(true)
    expect(isKnown(changed('locales/en/cards.yaml', (text) => `${text}# a note\n`))).toBe(true)
  })
})

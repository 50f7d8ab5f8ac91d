import { describe, expect, it } from 'vitest'
import { amendLocale, stretchOf } from '../../src/locale/amend.ts'
import { readLocale } from '../../src/locale/read.ts'
import { memoryFolder } from '../../src/source/folder.ts'

const folder = memoryFolder({
  'locales/en/cards.yaml':
    'apple:\n  title: Apple\n  text: An apple.\npear:\n  title: Pear\n  text: A pear.\n',
  'locales/de/cards.yaml': 'apple:\n  title: Apfel\n  text: Ein Apfel.\npear:\n  title: Birne\n',
})
const [english, german] = [readLocale(folder, 'en'), readLocale(folder, 'de')]
const amended = (changes: Record<string, string>) =>
  amendLocale(german, english, new Map(Object.entries(changes)))

describe('texts that stand in no file yet', () => {
  it('take the place of those that do', () => {
    const { texts } = amended({ 'cards:apple.text': 'Noch ein Apfel.' })
    expect(texts.get('cards:apple.text')?.value).toBe('Noch ein Apfel.')
    expect([...texts.keys()]).toEqual([...german.texts.keys()])
  })

  it('are added where their file would have them', () => {
    const { texts } = amended({ 'cards:pear.text': 'Eine Birne.', 'cards:apple.hint': 'Rot.' })
    expect([...texts.keys()]).toEqual([
      'cards:apple.title',
      'cards:apple.text',
      'cards:apple.hint',
      'cards:pear.title',
      'cards:pear.text',
    ])
    expect(texts.get('cards:pear.text')?.file).toBe('locales/de/cards.yaml')
  })

  it('know which of their characters a place is about', () => {
    const text = amended({ 'cards:apple.text': 'Noch ein Apfel.' }).texts.get('cards:apple.text')!
    expect(stretchOf(text.words(5, 8))).toEqual([5, 8])
    expect(stretchOf(text.place)).toBeUndefined()
    expect(stretchOf(text.keyPlace)).toBeUndefined()
  })

  it('leave everything else as it is', () => {
    const { texts, files, lang } = amended({ 'cards:apple.text': 'Noch ein Apfel.' })
    expect(texts.get('cards:pear.title')).toBe(german.texts.get('cards:pear.title'))
    expect({ files, lang }).toEqual({ files: german.files, lang: 'de' })
    expect(amended({})).toBe(german)
  })
})

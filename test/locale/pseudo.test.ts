import { describe, expect, it } from 'vitest'
import { facesOf } from '../../src/font/catalogue.ts'
import { covers } from '../../src/font/coverage.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { placeholdersOf } from '../../src/locale/placeholders.ts'
import { pseudoLocale } from '../../src/locale/pseudo.ts'
import { readLocale } from '../../src/locale/read.ts'
import { translate } from '../../src/locale/translate.ts'
import { isName } from '../../src/locale/units.ts'
import { memoryFolder } from '../../src/source/folder.ts'

const source = readLocale(diskFolder('.'), 'en')
const pseudo = pseudoLocale(source)
const literal = (text: string) => text.replace(/\{[^{}]*\}|:[a-z0-9-]+:|\*+/g, '')

const pseudoOf = (text: string) =>
  pseudoLocale(
    readLocale(memoryFolder({ 'locales/en/labels.yaml': `a: ${JSON.stringify(text)}\n` }), 'en'),
  ).texts.get('labels:a')!.value

describe('the pseudo-locale', () => {
  it('has every text of English', () => {
    expect([...pseudo.texts.keys()]).toEqual([...source.texts.keys()])
  })

  it('keeps placeholders, icons, marks and escapes', () => {
    expect(pseudoOf('**Give** {wound.many} :wound: to\\* all')).toMatch(
      /^\[\*\*Ğîvéé*\*\* \{wound\.many\} :wound: ťöö*\\\* áééłł\]$/,
    )
    for (const [key, { value }] of source.texts)
      expect(placeholdersOf(pseudo.texts.get(key)!.value).map(({ name }) => name)).toEqual(
        placeholdersOf(value).map(({ name }) => name),
      )
  })

  it('is at least 40 % longer wherever there is a word', () => {
    for (const [key, { value }] of source.texts) {
      if (!/[A-Za-z]{2}/.test(literal(value))) continue
      const visible = (text: string) => literal(text).replace(/\s/g, '').length
      const brackets = isName(key) ? 0 : 2
      expect(visible(pseudo.texts.get(key)!.value) - brackets).toBeGreaterThanOrEqual(visible(value) * 1.4)
    }
  })

  it('holds no English word of three letters or more', () => {
    const words = new Set(
      [...source.texts.values()].flatMap(({ value }) => literal(value).match(/[A-Za-z]{3,}/g) ?? []),
    )
    expect(words.size).toBeGreaterThan(500)
    const letters = /(?<!\p{L})[A-Za-z]{3,}(?!\p{L})/gu
    for (const { value } of pseudo.texts.values())
      expect(
        literal(value)
          .match(letters)
          ?.filter((word) => words.has(word)) ?? [],
      ).toEqual([])
  })

  it('uses only letters that the text faces have', () => {
    const letters = new Set([...pseudo.texts.values()].flatMap(({ value }) => [...literal(value)]))
    const faces = (['regular', 'title'] as const).map((style) => facesOf('Latn', style)[0]!)
    for (const letter of letters)
      if (/\p{L}/u.test(letter) || '[]'.includes(letter))
        for (const face of faces)
          expect([letter, covers(face, letter.codePointAt(0)!)]).toEqual([letter, true])
  })

  it('translates like any language', async () => {
    const words = await translate(pseudo, source, { 'bites-to-turn': 3 })
    expect(words.card('bite')).toMatchObject({ title: 'Bîťééé', englishTitle: 'Bite' })
    expect(words.text('labels:setup-card.more')).toMatch(/^\[Möř/)
  })
})

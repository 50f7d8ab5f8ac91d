import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkWords } from '../../../src/check/groups.ts'
import { Library } from '../../../src/library/library.ts'
import { readLocale } from '../../../src/locale/read.ts'
import { translate } from '../../../src/locale/translate.ts'
import { memoryFolder } from '../../../src/source/folder.ts'

// Whatever somebody writes into a locale folder, there are findings or none, and never a crash.

const GAME = {
  'data/cards.yaml': 'cards:\n  owl: {kind: bird, back: plain, copies: 1}\n',
  'data/pieces.yaml':
    'backs: {plain: {template: back.svg.hbs}}\npieces:\n  birds: {group: cards, cards: {kind: bird}, size: card, template: bird.svg.hbs, back: plain}\n',
}
const FILES = [
  'terms',
  'cards',
  'rules',
  'labels',
  'program',
  'lock',
  'waivers',
  'avoid',
  'rules-old',
  'expansions/x',
]

const words = fc.array(
  fc.oneof(
    fc.constantFrom(
      '{a}',
      '{{b}}',
      '{',
      '}',
      ':x:',
      '**',
      '*',
      '\\',
      '"',
      "'",
      ' !',
      '«',
      '»',
      '，',
      ',',
      'ๆ',
      '说',
      '字',
    ),
    fc.constantFrom(
      '{a.one}',
      '{card.owl}',
      '{section.s}',
      '{old.term.a}',
      '$t(a)',
      '<b>',
      '&',
      '_one',
      '\n\n  ',
      '\u200b',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  ),
  { maxLength: 12 },
)
const yaml = fc.oneof(
  words.map((parts) => `a: |-\n  x${parts.join(' ')}\nb: {one: "{a}"}\n`),
  words.map((parts) => parts.join('')),
  fc.constantFrom(
    '- a\n',
    '[]\n',
    'a: {b: {c: d}}\n',
    'a_one: x\na_two: y\n',
    'constructor: x\n',
    'a: 1\n',
    '',
  ),
)

it('any words in any file of any language', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('fr', 'zh', 'ja', 'th', 'qx'),
      fc.dictionary(fc.constantFrom(...FILES), yaml),
      fc.dictionary(fc.constantFrom(...FILES), yaml),
      async (lang, own, source) => {
        const files = (code: string, texts: Record<string, string>) =>
          Object.fromEntries(
            Object.entries(texts).map(([name, text]) => [`locales/${code}/${name}.yaml`, text]),
          )
        const folder = memoryFolder({
          ...GAME,
          'data/game.yaml': `id: mine\nlanguages: [en, ${lang}]\n`,
          ...files('en', source),
          ...files(lang, own),
        })
        const library = new Library(folder)
        const findings = [...(await checkWords(library, 'en')), ...(await checkWords(library, lang))]
        for (const { message, hint, place } of findings) {
          expect([message, hint]).not.toContain(undefined)
          expect(place!.endLine * 1e6 + place!.endColumn).toBeGreaterThanOrEqual(
            place!.line * 1e6 + place!.column,
          )
        }
        const [mine, english] = [readLocale(folder, lang), readLocale(folder, 'en')]
        const translated = await translate(mine, english, {})
        for (const key of [...mine.texts.keys(), ...english.texts.keys()]) translated.text(key)
        translated.card('owl')
        translated.tree('labels')
      },
    ),
    { numRuns: 300 },
  )
})

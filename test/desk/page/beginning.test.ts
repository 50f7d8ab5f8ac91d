import { expect, it } from 'vitest'
import { asSentence, beginsAsItStands } from '../../../src/desk/page/beginning.ts'
import { patternsIn } from '../sentences.ts'

it('a sentence begins with a large letter', () => {
  expect(asSentence('ein Wort', 'de')).toBe('Ein Wort')
  expect(asSentence('écrivez un mot', 'fr')).toBe('Écrivez un mot')
  expect(asSentence('「猫」', 'ja')).toBe('「猫」')
})

it.each([
  'npx growl locale status shows what changed.',
  'data/ has no card',
  'locales/{0} exists',
  'docs/templates.md lists what it can use.',
  'rules.yaml is missing',
  'data/facts.yaml 沒有這些牌的內容',
  'href="{0}": {1}',
  '{0} is not a number',
])('but not with one of "%s"', (pattern) => {
  expect(beginsAsItStands(pattern)).toBe(true)
})

it.each([
  'nothing is printed',
  'Remove it.',
  'l’original dit « non »',
  'half-width and full-width',
  'der Name in data/ fehlt',
  'npxs',
])('with one of "%s"', (pattern) => {
  expect(beginsAsItStands(pattern)).toBe(false)
})

it('so begins every message that shows a command or a path first, and no other', () => {
  const first = (pattern: string) => pattern.split(' ')[0]!
  const kept = patternsIn('src').filter((each) => beginsAsItStands(each) && !each.startsWith('{'))
  expect(new Set(kept.map(first))).toEqual(
    new Set([
      'npx',
      'data/',
      'docs/templates.md',
      'locales/{0}',
      'templates/{0}',
      'clip-path="{0}"',
      'href="{0}":',
      'transform="{0}"',
    ]),
  )
})

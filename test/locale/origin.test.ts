import { expect, it } from 'vitest'
import { Library } from '../../src/library/library.ts'
import { memoryFolder } from '../../src/source/folder.ts'

const library = new Library(
  memoryFolder({
    'data/game.yaml': 'id: five\nlanguages: [en, de]\n',
    'data/cards.yaml': 'cards:\n  bullet: {kind: day, back: plain, copies: 1}\n',
    'data/pieces.yaml': `backs:
  plain: {template: card.svg.hbs}
pieces:
  all: {group: cards, cards: {back: plain}, size: card, template: card.svg.hbs, back: plain}
`,
    'templates/card.svg.hbs': '<svg/>',
    'locales/en/cards.yaml': 'bullet: {title: Silver Bullet}\n',
    'locales/en/rules-draft-1.yaml': 'goal: {text: Find the Silver Bullet.}\n',
    'locales/de/cards.yaml': 'bullet: {title: Silberkugel}\n',
  }),
)

it('a name in the first language is looked up where it is written, not in a text that holds it', async () => {
  const originOf = await library.origins('de')
  expect(originOf('Silver Bullet')).toMatchObject({
    key: 'cards:bullet.title',
    place: { file: 'locales/en/cards.yaml', line: 1 },
  })
  expect(originOf('Silberkugel')?.place?.file).toBe('locales/de/cards.yaml')
  expect(originOf('Find the Silver')?.place?.file).toBe('locales/en/rules-draft-1.yaml')
})

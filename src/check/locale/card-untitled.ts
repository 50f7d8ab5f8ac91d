import { beginningOf } from '../../finding.ts'
import { english, type LocaleCheck } from './locale-check.ts'

export const cardUntitled: LocaleCheck = {
  code: 'card-untitled',
  severity: 'error',
  proves: 'Every card of the game has a name.',
  examples: [
    { good: { 'data/cards/pear': '', ...english('pear: {title: Pear}\n', 'cards') } },
    { good: { 'data/cards/apple': '', ...english('apple: {one: Apple, many: Apples}\n', 'terms') } },
    {
      bad: { 'data/cards/pear': '', ...english('plum: {title: Plum}\n', 'cards') },
      at: 'locales/en/cards.yaml:1:1',
    },
  ],
  *run({ lang, source, cards, names }) {
    // In other languages it is a missing text like any other.
    if (source) return
    for (const id of cards)
      if (!('value' in names.resolve(`card.${id}`)))
        yield {
          message: `the card "${id}" of data/ has no title`,
          hint: `Add "${id}: {title: …}" to cards.yaml (or under "cards:" of expansions/NAME.yaml), or a term of that name to terms.yaml.`,
          place: beginningOf(`locales/${lang}/cards.yaml`),
          lang,
          key: `cards:${id}.title`,
        }
  },
}

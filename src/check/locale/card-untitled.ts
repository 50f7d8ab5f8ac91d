import { beginningOf, say, told } from '../../finding.ts'
import { english, type LocaleCheck } from './locale-check.ts'

export const cardUntitled: LocaleCheck = {
  code: 'card-untitled',
  severity: 'error',
  proves: 'Every card of the game has a name.',
  examples: [
    { good: { 'data/cards/pear': '', ...english('pear: {title: Pear}\n', 'cards') } },
    { good: { 'data/cards/apple': '', ...english('apple: {one: Apple, many: Apples}\n', 'terms') } },
    { good: { 'data/cards/pear': '', ...english('pear: {title: Pear}\npear: {title: Pear}\n', 'cards') } },
    {
      bad: { 'data/cards/pear': '', ...english('plum: {title: Plum}\n', 'cards') },
      at: 'locales/en/cards.yaml:1:1',
    },
  ],
  *run({ lang, own, source, cards, names }) {
    // In other languages it is a missing text like any other; of a file that could not be read nobody knows.
    if (source || own.files.some(({ isUnread }) => isUnread)) return
    for (const id of cards)
      if (!('value' in names.resolve(`card.${id}`)))
        yield {
          ...told(
            say`the card "${id}" of data/ has no title`,
            say`Add "${id}: {title: …}" to cards.yaml (or under "cards:" of expansions/NAME.yaml), or a term of that name to terms.yaml.`,
          ),
          place: beginningOf(`locales/${lang}/cards.yaml`),
          lang,
          key: `cards:${id}.title`,
        }
  },
}

import { MAIN_BACK } from '../../game/deck.ts'
import { CARDS } from '../../game/files.ts'
import type { DataCheck } from '../../game/game.ts'

const CANCELS: Readonly<Record<string, string>> = { charm: 'bite', salve: 'wound' }

export const icons: DataCheck = {
  code: 'growl-icons',
  severity: 'error',
  proves:
    'Each card of the main deck has exactly one icon, that of its kind; a charm cancels a bite, a salve a wound.',
  examples: [
    { good: { file: CARDS, now: 'art: claw-slashes, icons: {wound: 1}' } },
    {
      bad: {
        file: CARDS,
        now: 'art: claw-slashes, icons: {wound: 1}',
        instead: 'art: claw-slashes, icons: {wound: 2}',
      },
      at: 'data/cards.yaml “▸icons: {wound: 2}”',
    },
    {
      bad: { file: CARDS, now: 'cancels: wound', instead: 'cancels: bite' },
      at: 'data/cards.yaml “salve: {art: apothecary, cancels: ▸bite}”',
    },
  ],
  *run(game) {
    for (const { id, kind, back, icons } of game.cards)
      if (back === MAIN_BACK && !(Object.keys(icons).length === 1 && icons[kind] === 1))
        yield {
          message: `"${id}" must have one "${kind}" icon and no other`,
          hint: `Write "icons: {${kind}: 1}".`,
          place: game.place(CARDS, 'cards', id, 'icons'),
        }
    for (const { id, cancels } of game.icons)
      if (cancels !== CANCELS[id])
        yield {
          message: `"${id}" cancels ${cancels ? `"${cancels}"` : 'nothing'}; in GROWL ${CANCELS[id] ? `it cancels "${CANCELS[id]}"` : 'nothing'}`,
          hint: 'A charm cancels a bite, a salve a wound.',
          place: game.place(CARDS, 'icons', id, 'cancels'),
        }
  },
}

import type { Place } from '../finding.ts'
import { CARDS } from './files.ts'
import type { Game } from './game.ts'

/** Every drawing that the data of a game names, for a card or an icon, and where. */
export function drawingsOf(game: Game): { readonly art: string; readonly place: () => Place }[] {
  const cards = [...game.cards, ...game.expansions.flatMap((expansion) => expansion.cards)]
  return [
    ...game.icons.map(({ id, art }) => ({ art, place: () => game.place(CARDS, 'icons', id, 'art') })),
    ...cards.flatMap(({ file, id, art }) =>
      art ? [{ art, place: () => game.place(file, 'cards', id, 'art') }] : [],
    ),
  ]
}

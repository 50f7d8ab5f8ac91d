import type { Size } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'

/** The cards that a box is to hold. */
export interface BoxedDeck {
  readonly card: Size
  readonly cards: number
  /** Of one card, with its sleeve if it has one. */
  readonly thickness: Pt
  readonly sleeved: boolean
}

/** The room inside a box. */
export interface Inside extends Size {
  readonly depth: Pt
}

/** Card stock of 300 g/m², and with what two sides of a sleeve add. */
export const CARD_THICKNESS = mm(0.3)
export const SLEEVED_THICKNESS = mm(0.5)
/** A sleeve is sealed outside the card, which has some play in it. */
const SLEEVE = mm(3)
/** What lets cards slide in and out, and the paper of the box needs in its corners. */
const PLAY = mm(1)
/** A thinner box cannot be folded by hand. */
const LEAST_DEPTH = mm(6)

export function roomFor({ card, cards, thickness, sleeved }: BoxedDeck): Inside {
  const around = PLAY + (sleeved ? SLEEVE : 0)
  return {
    width: card.width + around,
    height: card.height + around,
    depth: Math.max(LEAST_DEPTH, cards * thickness + PLAY),
  }
}

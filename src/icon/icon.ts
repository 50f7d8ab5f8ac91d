import type { Size } from '../geometry/box.ts'
import { findGameIcon, gameIconNames } from './collection.ts'
import { symbols } from './symbols.ts'

/** One drawing in one colour: SVG path data in a box from 0 0 to width height, filled by the nonzero rule. */
export interface Icon extends Size {
  readonly d: string
}

/** Our own symbols and the 4,134 of game-icons.net, by name. A game folder's own icons are read with `readIcon`. */
export const findIcon = (name: string): Icon | undefined =>
  Object.hasOwn(symbols, name) ? symbols[name] : findGameIcon(name)

/** Every name `findIcon` knows, for "did you mean". */
export const iconNames = (): string[] => [...Object.keys(symbols), ...gameIconNames()]

import { findGameIcon, gameIconNames } from './collection.ts'
import type { Icon } from './icon.ts'
import { symbols } from './symbols.ts'

/** Our own symbols and the 4,134 of game-icons.net, by name. */
export const findIcon = (name: string): Icon | undefined =>
  Object.hasOwn(symbols, name) ? symbols[name] : findGameIcon(name)

/** Every name `findIcon` knows, for "did you mean". */
export const iconNames = (): string[] => [...Object.keys(symbols), ...gameIconNames()]

import type { Outline } from './outline.ts'
import type { Included } from './proofread.ts'

/** A template that the build has read, and the parts it includes. */
export interface Shipped {
  readonly outline: Outline
  readonly included: readonly Included[]
}

/** The templates that come with the program, by the hash of their source. The build puts them in (ship.ts); sources read all. */
export const shipped: Pick<ReadonlyMap<string, Shipped>, 'get'> = new Map()

import type { Included } from './proofread.ts'

/** A template that the build has compiled, and the parts it includes. */
export interface Shipped {
  readonly spec: TemplateSpecification
  readonly included: readonly Included[]
}

/** The templates that come with the program, by the hash of their source. The build puts them in (precompile.ts); sources compile all. */
export const shipped: ReadonlyMap<string, Shipped> = new Map()

import type { Rendered } from '../../src/template/engine.ts'
import { placeIn } from '../../src/template/fault.ts'

/** Text as if a template `a.svg.hbs` without any braces had written it. */
export const asWritten = (text: string, restore: Rendered['restore'] = (words) => words): Rendered => ({
  text,
  restore,
  placeOf: (offset, length = 1) =>
    placeIn({ name: 'a.svg.hbs', text }, { start: offset, end: offset + length }),
})

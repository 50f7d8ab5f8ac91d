import { laidGroup } from '../laid-check.ts'
import { glyphMissing } from './glyph-missing.ts'
import { partUnsafe } from './part-unsafe.ts'
import { templateBroken } from './template-broken.ts'
import { textOverflow } from './text-overflow.ts'
import { textSetsSize } from './text-sets-size.ts'

/** Does everything fit that is drawn from a template, and can everything be read? */
export const group = laidGroup('fit', [templateBroken, textOverflow, textSetsSize, glyphMissing, partUnsafe])

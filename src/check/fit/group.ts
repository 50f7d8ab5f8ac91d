import { laidGroup } from '../laid-check.ts'
import { glyphMissing } from './glyph-missing.ts'
import { iconMissing } from './icon-missing.ts'
import { partUnsafe } from './part-unsafe.ts'
import { textOverflow } from './text-overflow.ts'
import { textSetsSize } from './text-sets-size.ts'

/** Does everything fit that is drawn from a template, and can everything be read? */
export const group = laidGroup('fit', [textOverflow, textSetsSize, glyphMissing, iconMissing, partUnsafe])

import { builtInFormats } from '../../src/game/formats.ts'
import type { Size } from '../../src/geometry/box.ts'
import { mm } from '../../src/geometry/length.ts'
import type { Paper, Trim } from '../../src/sheet/format.ts'

/** Papers and cutouts as people print them: the built-in formats, tiles and tokens. */
const { papers, cards } = builtInFormats
const rectangle = (size: Size | undefined): Trim => ({ ...size!, shape: 'rect' })

export const PAPERS = {
  a4: { name: 'A4', ...papers.a4! },
  letter: { name: 'Letter', ...papers.letter! },
} as const satisfies Record<string, Paper>

export const TRIMS = {
  standard: rectangle(cards.standard),
  poker: rectangle(cards.poker),
  bridge: rectangle(cards.bridge),
  japanese: rectangle(cards.japanese),
  euro: rectangle(cards.euro),
  tarot: rectangle(cards.tarot),
  tile: rectangle({ width: mm(70), height: mm(70) }),
  token: { width: mm(20), height: mm(20), shape: 'round' },
} as const satisfies Record<string, Trim>

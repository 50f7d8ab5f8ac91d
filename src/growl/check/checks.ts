import type { DataCheck } from '../../game/game.ts'
import { draft1 } from './draft-1.ts'
import { emblems } from './emblems.ts'
import { exampleGrowl } from './example-game.ts'
import { extras } from './extras.ts'
import { figures } from './figures.ts'
import { homes } from './homes.ts'
import { icons } from './icons.ts'
import { kit } from './kit.ts'
import { nights } from './nights.ts'
import { nightsCrowded } from './nights-crowded.ts'
import { pay } from './pay.ts'
import { sniff } from './sniff.ts'
import { startersShort } from './starters-short.ts'
import { wolfZeroes } from './wolf-zeroes.ts'
import { wolvesOutnumber } from './wolves-outnumber.ts'

export const example = exampleGrowl

/** What must hold in GROWL, and need not in another game. */
export const checks: readonly DataCheck[] = [
  wolvesOutnumber,
  wolfZeroes,
  sniff,
  extras,
  nights,
  homes,
  kit,
  icons,
  emblems,
  draft1,
  figures,
  pay,
  startersShort,
  nightsCrowded,
]

import { readGame } from '../../game/read.ts'
import { draft1 } from '../../growl/check/draft-1.ts'
import { emblems } from '../../growl/check/emblems.ts'
import { extras } from '../../growl/check/extras.ts'
import { figures } from '../../growl/check/figures.ts'
import { homes } from '../../growl/check/homes.ts'
import { kit } from '../../growl/check/kit.ts'
import { nights } from '../../growl/check/nights.ts'
import { oneIcon } from '../../growl/check/one-icon.ts'
import { pay } from '../../growl/check/pay.ts'
import { sniff } from '../../growl/check/sniff.ts'
import { startersShort } from '../../growl/check/starters-short.ts'
import { wolfZeroes } from '../../growl/check/wolf-zeroes.ts'
import { wolvesOutnumber } from '../../growl/check/wolves-outnumber.ts'
import { edited, showEdit } from '../../source/edit.ts'
import { checkGroup } from '../check.ts'
import { backDiffers } from './back-differs.ts'
import { boxNotCards } from './box-not-cards.ts'
import { boxTotal } from './box-total.ts'
import { cannotDeal } from './cannot-deal.ts'
import { drawNotLeft } from './draw-not-left.ts'
import { duplicateId } from './duplicate-id.ts'
import { expansionTotal } from './expansion-total.ts'
import { languageUnlisted } from './language-unlisted.ts'
import { markUnused } from './mark-unused.ts'
import { notPrinted } from './not-printed.ts'
import { roundNotSquare } from './round-not-square.ts'
import { secondCopy } from './second-copy.ts'
import { startPlayer } from './start-player.ts'
import { startersNotPlayers } from './starters-not-players.ts'
import { tableGap } from './table-gap.ts'
import { tokenWorth } from './token-worth.ts'
import { unknownArt } from './unknown-art.ts'
import { unknownId } from './unknown-id.ts'

/** The facts of a game: do its files agree, and can it be set up and played at every table? */
export const group = checkGroup({
  name: 'data',
  checks: [
    unknownId,
    duplicateId,
    unknownArt,
    boxNotCards,
    boxTotal,
    tokenWorth,
    startPlayer,
    tableGap,
    startersNotPlayers,
    cannotDeal,
    secondCopy,
    drawNotLeft,
    markUnused,
    notPrinted,
    backDiffers,
    roundNotSquare,
    expansionTotal,
    languageUnlisted,
    wolvesOutnumber,
    wolfZeroes,
    sniff,
    extras,
    nights,
    homes,
    kit,
    oneIcon,
    emblems,
    draft1,
    figures,
    pay,
    startersShort,
  ],
  subjects: ({ game }) => (game ? [game] : []),
  fromExample: (edit, shipped) => {
    const { game, findings } = readGame(edited(shipped, edit))
    if (!game) throw new Error(`example cannot be read: ${findings[0]?.message}`)
    return game
  },
  show: showEdit,
})

import type { Check, Example } from '../../finding.ts'
import type { DataCheck, Game } from '../../game/game.ts'
import type { Library } from '../../library/library.ts'
import { knownRules, readGame } from '../../rules.ts'
import { type Edit, edited, showEdit } from '../../source/edit.ts'
import type { GameFolder } from '../../source/folder.ts'
import { checkGroup } from '../check.ts'
import { exampleGame } from '../example-game.ts'
import { artUnknown } from './art-unknown.ts'
import { backDiffers } from './back-differs.ts'
import { boxNotCards } from './box-not-cards.ts'
import { boxShort } from './box-short.ts'
import { boxTotal } from './box-total.ts'
import { choiceWrong } from './choice-wrong.ts'
import { deckShort } from './deck-short.ts'
import { drawNotLeft } from './draw-not-left.ts'
import { expansionTotal } from './expansion-total.ts'
import { idDuplicate } from './id-duplicate.ts'
import { idUnknown } from './id-unknown.ts'
import { languageUnlisted } from './language-unlisted.ts'
import { markUnused } from './mark-unused.ts'
import { pieceMissing } from './piece-missing.ts'
import { roundNotSquare } from './round-not-square.ts'
import { startPlayer } from './start-player.ts'
import { startersNotPlayers } from './starters-not-players.ts'
import { tableGap } from './table-gap.ts'
import { tokenWorth } from './token-worth.ts'

/** The data of a game: do its files agree, and can it be set up and played at every table? */
export const dataGroup = async () =>
  checkGroup<Library, Game, DataExample>({
    name: 'data',
    checks: [...checks, ...(await checksOfRules())],
    subject: ({ game }) => game,
    folder: folderOf,
    fromExample: (example, shipped) => {
      const { game, findings } = readGame(folderOf(example, shipped))
      if (!game) throw new Error(`example cannot be read: ${findings[0]?.message}`)
      return game
    },
    show: (example, shipped) => showEdit(example, baseOf(example, shipped)),
  })

/** A change to the example game, or to the game that ships: only that one follows rules. */
type DataExample = Edit & { readonly shipped?: true }

const baseOf = (example: DataExample, shipped: GameFolder): GameFolder =>
  example.shipped ? shipped : exampleGame

const folderOf = (example: DataExample, shipped: GameFolder): GameFolder =>
  edited(baseOf(example, shipped), example)

/** What must hold in every game. */
const checks: readonly DataCheck[] = [
  idUnknown,
  idDuplicate,
  artUnknown,
  boxNotCards,
  boxTotal,
  tokenWorth,
  startPlayer,
  tableGap,
  startersNotPlayers,
  deckShort,
  boxShort,
  drawNotLeft,
  markUnused,
  pieceMissing,
  choiceWrong,
  backDiffers,
  roundNotSquare,
  expansionTotal,
  languageUnlisted,
]

/** Checks of all rules there are, each silent about games that do not name its rules. */
async function checksOfRules(): Promise<Check<Game, DataExample>[]> {
  const byRules = await Promise.all(
    Object.values(knownRules).map(async (rules) =>
      (await rules.checks()).map((check) => ({
        ...check,
        examples: check.examples.map(ofShipped),
        run: (game: Game) => (game.rules === rules ? check.run(game) : []),
      })),
    ),
  )
  return byRules.flat()
}

const ofShipped = (example: Example<Edit>): Example<DataExample> =>
  'good' in example
    ? { good: { ...example.good, shipped: true } }
    : { ...example, bad: { ...example.bad, shipped: true } }

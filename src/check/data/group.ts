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
import { editionMissing } from './edition-missing.ts'
import { expansionTotal } from './expansion-total.ts'
import { idDuplicate } from './id-duplicate.ts'
import { idUnknown } from './id-unknown.ts'
import { languageUnlisted } from './language-unlisted.ts'
import { markUnused } from './mark-unused.ts'
import { nameUnusable } from './name-unusable.ts'
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
    fromExample: (example) => {
      const { game, findings } = readGame(folderOf(example))
      if (!game) throw new Error(`example cannot be read: ${findings[0]?.message}`)
      return game
    },
    show: (example) => showEdit(example, example.of ?? exampleGame),
  })

/** A change to the example game, or to that of some rules. */
type DataExample = Edit & { readonly of?: GameFolder }

const folderOf = ({ of = exampleGame, ...edit }: DataExample): GameFolder => edited(of, edit)

/** What must hold in every game. */
const checks: readonly DataCheck[] = [
  idUnknown,
  idDuplicate,
  editionMissing,
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
  nameUnusable,
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
    Object.values(knownRules).map(async (rules) => {
      const { example, checks: own } = await rules.checks()
      return own.map((check) => ({
        ...check,
        examples: check.examples.map((each) => exampleOf(example, each)),
        run: (game: Game) => (game.rules === rules ? check.run(game) : []),
      }))
    }),
  )
  return byRules.flat()
}

const exampleOf = (of: GameFolder | undefined, example: Example<Edit>): Example<DataExample> => {
  const from = of && { of }
  return 'good' in example
    ? { good: { ...example.good, ...from } }
    : { ...example, bad: { ...example.bad, ...from } }
}

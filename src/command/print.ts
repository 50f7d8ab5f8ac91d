import { chooseExpansions, readableGame } from './choose.ts'
import { allDecks } from './deck.ts'
import { tableText } from './deck-table.ts'
import { EXIT, type Run } from './verb.ts'

export const run: Run = async (options, terminal) => {
  const game = readableGame(options.game, terminal)
  if (!game) return EXIT.findings
  terminal.out(tableText(game, allDecks(game, chooseExpansions(game, options.expansion))))
  terminal.err(
    'Sheets of cards are not made yet: this is the setup table. "growl deck --players 6" shows one table.\n',
  )
  return EXIT.ok
}

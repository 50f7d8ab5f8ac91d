import type { Finding } from '../../src/finding.ts'
import { EXTRAS, GROUPS } from '../../src/game/schema.ts'
import { checkGame, deckFor, layKit, openGame, paintKit } from '../../src/index.ts'
import { compareFacts } from '../../src/job/facts.ts'
import { type PrintOrder, printKits } from '../../src/job/print.ts'
import { defaultRequest, type PrintRequest } from '../../src/kit/request.ts'
import type { Library } from '../../src/library/library.ts'
import { factReports } from '../../src/report/facts.ts'
import { reports } from '../../src/report/report.ts'
import type { GameFolder } from '../../src/source/folder.ts'
import { command } from './command.ts'
import { page } from './page.ts'
import { Random } from './random.ts'
import { serve } from './serve.ts'
import { texts } from './texts.ts'

const PICTURES = { format: 'png', dpi: 150 } as const

type Walk = (library: Library, random: Random) => Promise<readonly Finding[]>

/** What can be asked of the program about a game; all of it must end in findings. */
const walks = {
  check: (library) => checkGame(library),
  sizes: (library) => checkGame(library, { sizes: Object.values(library.readableGame.formats.cards) }),
  kit: (library, random) => print(library, random, { groups: GROUPS.filter((group) => group !== 'rules') }),
  extras: (library, random) => print(library, random, { groups: [], extras: EXTRAS }),
  book: (library, random) => print(library, random, { groups: ['rules'] }),
  web: (library, random) => print(library, random, { groups: ['rules'], formats: ['html', 'md'] }),
  pair: (library, random) => print(library, random, {}, { sideBySide: pairOf(library) }),
  png: (library, random) => print(library, random, { groups: [random.from(GROUPS)] }, { export: PICTURES }),
  facts,
  texts,
  api,
  command,
  page,
  serve,
} satisfies Record<string, Walk>

export type Road = keyof typeof walks
/** These are for games that cannot be read as well. */
const ALSO_UNREADABLE: readonly Road[] = ['command', 'serve']
export const ROADS = Object.keys(walks) as Road[]

/** Asks it, and tells what is found in every form there is. */
export async function walk(folder: GameFolder, road: Road, seed: number): Promise<readonly Finding[]> {
  const library = openGame(folder)
  const chosen = library.game || ALSO_UNREADABLE.includes(road) ? walks[road] : walks.check
  const findings = await chosen(library, new Random(seed))
  for (const report of Object.values(reports)) report(findings, '')
  return findings
}

async function print(
  library: Library,
  random: Random,
  wanted: Partial<PrintRequest>,
  more: Partial<PrintOrder> = {},
): Promise<readonly Finding[]> {
  const game = library.readableGame
  const request = { ...defaultRequest(game), ...choices(library, random), ...wanted }
  const languages = [random.from(game.languages)]
  return (await printKits(library, { request, languages, force: random.once(2), ...more })).findings
}

const pairOf = ({ readableGame: { languages } }: Library): [string, string] => [
  languages[0]!,
  languages.at(-1)!,
]

function choices({ readableGame: game }: Library, random: Random): Partial<PrintRequest> {
  const { cards, papers } = game.formats
  const [paper, size] = random.from(Object.entries(papers))
  return {
    expansions: random.once(2) ? game.expansions.map(({ id }) => id) : [],
    backs: random.from(['long', 'short', 'fold', 'none']),
    order: random.from(['interleaved', 'fronts-first']),
    ink: random.from(['full', 'low', 'grey']),
    bleed: random.from([0, 8.5]),
    split: random.once(2),
    paper: { name: paper, ...size },
    cardSize: random.from(Object.values(cards)),
    sleeved: random.once(2),
    ...(random.once(4) && { bilingual: random.from(game.languages) }),
    ...(random.once(4) && { players: random.from([0, 2, 4, 7, 99]) }),
    ...(random.once(4) && game.editions.length > 0 && { edition: random.from(game.editions).id }),
  }
}

async function facts(library: Library): Promise<readonly Finding[]> {
  const matrices = await Promise.all(
    library.readableGame.languages.map((lang) => compareFacts(library, lang)),
  )
  for (const report of Object.values(factReports)) report(matrices)
  return matrices.flatMap(({ findings, cards }) => [...findings, ...cards.flatMap((card) => card.findings)])
}

/** As a program of somebody else would that does not look at findings first. */
async function api(library: Library, random: Random): Promise<readonly Finding[]> {
  const game = library.readableGame
  for (let players = 0; players < 20; players++) deckFor(game, players, game.expansions)
  const laid = await layKit(library, {}, random.from(game.languages))
  await paintKit(laid)
  return laid.findings
}

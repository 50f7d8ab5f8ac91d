import type { ContextSource } from '../card/context.ts'
import { chosenIn } from '../game/choices.ts'
import type { Game } from '../game/game.ts'
import { foldLines } from '../locale/fold.ts'
import type { Words } from '../locale/translate.ts'
import { rangeOf, rangesOf } from './ranges.ts'
import type { PrintRequest } from './request.ts'
import { bookletPages, type LaidRules } from './rulebook.ts'
import { countOf, type Part, type Stack } from './sheets.ts'
import { pagesByHand, type Way, wayOf } from './way.ts'

/** Longer lists stand in two columns. */
const LONGEST_LIST = 8

/** What the first page of a kit tells: how to print and cut it, and what there is. */
export function howToValues(
  source: ContextSource,
  request: PrintRequest,
  stack: Stack,
  book: LaidRules | undefined,
): object {
  const { game, words } = source
  const parts = stack.lots.flat()
  const way = wayOf(stack, request)
  const counted = (key: string, count: number) => words.program(`print.${key}`, { count })
  const { first, turn, trial, second } = pagesByHand(stack.sheets.length, true)
  const pages = { first: rangeOf(...first), turn, second: rangeOf(...second) }
  return {
    way,
    subtitle: [
      words.text('labels:game') ?? game.id,
      words.languageName,
      ...forPlayers(game, request, words),
    ].join(' · '),
    dialogue: dialogueOf(request, way).map((key) =>
      words.program(`print.${key}`, { paper: request.paper.name }),
    ),
    steps: [
      ...stepsOf(request, way, parts).map(([key, icon]) => ({
        icon,
        words: words.program(`print.${key}`, pages),
      })),
      ...rulebookStep(words, way, book),
      ...choiceStep(source, request, parts),
    ],
    pages: { ...pages, trial: String(trial) },
    total: counted('sheets', stack.sheets.length),
    contents: inColumns(
      parts.map((part) => ({
        name: part.name,
        pieces: counted('cards', countOf(part.piece)),
        sheets: sheetsOf(part, words),
      })),
    ),
  }
}

/** For whom: the table that was asked for, or all that the box is made for. */
function forPlayers({ columns }: Game, { players }: PrintRequest, words: Words): string[] {
  if (players !== undefined) return [words.program('print.for-players', { count: players })]
  const usual = columns.filter(({ variant }) => !variant).map((column) => column.players)
  const [least, most] = [Math.min(...usual), Math.max(...usual)]
  return usual.length < 2 ? [] : [words.program('print.for-range', { least, most })]
}

/** What to choose before printing. */
const dialogueOf = ({ backs }: PrintRequest, way: Way): string[] => [
  'paper-size',
  'scale',
  way === 'two-sided' ? `backs-${backs}` : 'one-side',
]

/** What there is to say, with a picture each; tiles and backs only where there are some. */
function stepsOf(
  { backs }: PrintRequest,
  way: Way,
  parts: readonly Part[],
): (readonly [key: string, icon: string])[] {
  const groups = parts.map(({ piece }) => piece.type.group)
  const thick = groups.includes('tiles') || groups.includes('tokens')
  const ofWay: Readonly<Record<Way, [string, string][]>> = {
    'two-sided': [
      ['test', 'star'],
      ['shift', 'convergence-target'],
    ],
    'by-hand': [
      ['by-hand', 'cycle'],
      ['shift', 'convergence-target'],
    ],
    'one-sided': backs === 'fold' || backs === 'none' ? [[`backs-${backs}`, 'files']] : [],
  }
  return [
    ...ofWay[way],
    ['paper', 'papers'],
    ['cut', 'scissors'],
    ...(thick ? [['thick', 'cardboard-box'] as const] : []),
  ]
}

function rulebookStep(words: Words, way: Way, book: LaidRules | undefined): Step[] {
  if (!book?.document || !book.booklet) return []
  const files = { rules: `${book.name}.pdf`, booklet: `${book.name}-booklet.pdf` }
  const pages = bookletPages(book.booklet.pages.length / 2)
  const key = way === 'by-hand' ? 'rulebook-by-hand' : 'rulebook'
  return [{ icon: 'rule-book', words: words.program(`print.${key}`, { ...files, ...pages }) }]
}

interface Step {
  readonly icon: string
  readonly words: string
}

/** Of pieces that stand in for one another, which are here and how to get the others: the game says it, if it has words for it. */
function choiceStep(
  { game, words }: ContextSource,
  { choices }: PrintRequest,
  parts: readonly Part[],
): Step[] {
  const here = parts.map(({ piece }) => piece.type.id)
  const said = game.choices
    .filter(({ alternatives }) => Object.values(alternatives).some((piece) => here.includes(piece)))
    .flatMap((choice) => words.text(`labels:choices.${choice.id}.${chosenIn(choice, choices)}`) ?? [])
  return said.length > 0 ? [{ icon: 'choice', words: foldLines(said.join('\n')).join('\n\n') }] : []
}

/** "sheets 1–6, 12". */
const sheetsOf = ({ on }: Part, words: Words): string =>
  on.length === 0 ? '' : words.program('print.on', { range: rangesOf(on), count: on.length })

const inColumns = <Entry>(list: readonly Entry[]): (readonly Entry[])[] => {
  if (list.length <= LONGEST_LIST) return [list]
  const half = Math.ceil(list.length / 2)
  return [list.slice(0, half), list.slice(half)]
}

import type { ContextSource } from '../card/context.ts'
import { type Side, setAlone, TemplateDrawer } from '../card/template.ts'
import { isLow } from '../card/theme.ts'
import { type Finding, Findings } from '../finding.ts'
import { chosenIn } from '../game/choices.ts'
import { toMm } from '../geometry/length.ts'
import { foldLines } from '../locale/fold.ts'
import type { Words } from '../locale/translate.ts'
import type { PrintRequest } from './request.ts'
import { countOf, type Part, type Stack } from './sheets.ts'

const TEMPLATE = 'how-to.svg.hbs'

/** The page in front of the kit: how to print and cut it, and what there is. A game without the template has none. */
export function layHowTo(
  source: ContextSource,
  request: PrintRequest,
  stack: Stack,
): { side?: Side; findings: readonly Finding[] } {
  const { game, words, theme } = source
  if (!game.folder.list('templates').includes(TEMPLATE)) return { findings: [] }
  const findings = new Findings()
  const parts = stack.lots.flat()
  const steps = [
    ...stepsOf(request, parts).map(([key, icon]) => ({ icon, words: words.program(`print.${key}`) })),
    ...choiceStep(source, request, parts),
  ]
  const counted = (key: string, count: number) => words.program(`print.${key}`, { count })
  const values = {
    low: isLow(source.ink),
    theme: theme.palette,
    labels: words.tree('labels'),
    program: words.tree('program'),
    width: toMm(request.paper.width),
    height: toMm(request.paper.height),
    subtitle: [
      words.text('labels:game') ?? game.id,
      words.languageName,
      ...(request.players === undefined ? [] : [counted('for-players', request.players)]),
    ].join(' · '),
    steps,
    total: counted('sheets', stack.sheets.length),
    contents: parts.map((part) => ({
      name: part.name,
      pieces: counted('cards', countOf(part.piece)),
      sheets: sheetsOf(part, words),
    })),
  }
  const composed = new TemplateDrawer(source, findings.find).draw(TEMPLATE, values, request.paper)
  return { ...(composed && { side: setAlone(TEMPLATE, composed) }), findings: findings.all }
}

/** "sheets 1–6, 12". */
const sheetsOf = ({ on }: Part, words: Words): string =>
  on.length === 0 ? '' : words.program('print.on', { range: ranges(on), count: on.length })

/** Numbers in a row as "1–6"; there is at least one. */
function ranges(numbers: readonly number[]): string {
  const ends = numbers.filter((n, i) => numbers[i + 1] !== n + 1)
  const starts = numbers.filter((n, i) => numbers[i - 1] !== n - 1)
  return starts.map((first, i) => (first === ends[i] ? String(first) : `${first}–${ends[i]}`)).join(', ')
}

/** What there is to say, with a picture each; tiles and backs only where there are some. */
function stepsOf(request: PrintRequest, parts: readonly Part[]): [key: string, icon: string][] {
  const duplex = request.backs === 'long' || request.backs === 'short'
  const groups = parts.map(({ piece }) => piece.type.group)
  const thick = groups.includes('tiles') || groups.includes('tokens')
  return [
    ['scale', 'resize'],
    ['paper', 'papers'],
    [`backs-${request.backs}`, 'cycle'],
    ...(duplex ? ([['shift', 'convergence-target']] as [string, string][]) : []),
    ['cut', 'scissors'],
    ...(thick ? ([['thick', 'cardboard-box']] as [string, string][]) : []),
    ['count', 'checklist'],
  ]
}

/** Of pieces that stand in for one another, which are here and how to get the others: the game says it, if it has words for it. */
function choiceStep(
  { game, words }: ContextSource,
  { choices }: PrintRequest,
  parts: readonly Part[],
): { icon: string; words: string }[] {
  const here = parts.map(({ piece }) => piece.type.id)
  const said = game.choices
    .filter(({ alternatives }) => Object.values(alternatives).some((piece) => here.includes(piece)))
    .flatMap((choice) => words.text(`labels:choices.${choice.id}.${chosenIn(choice, choices)}`) ?? [])
  return said.length > 0 ? [{ icon: 'choice', words: foldLines(said.join('\n')).join('\n\n') }] : []
}

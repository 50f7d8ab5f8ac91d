import type { ContextSource } from '../card/context.ts'
import { draw } from '../card/draw.ts'
import { readMarkup } from '../card/markup.ts'
import { composeDrawing, sharedSizes, typeset } from '../card/typeset.ts'
import type { Finding } from '../finding.ts'
import type { Page } from '../frame/document.ts'
import { toMm } from '../geometry/length.ts'
import { findIcon } from '../icon/find.ts'
import type { Words } from '../locale/translate.ts'
import type { PrintRequest } from './request.ts'
import { countOf, type Part, type Stack } from './sheets.ts'

const TEMPLATE = 'how-to.svg.hbs'

/** The page in front of the kit: how to print and cut it, and what there is. A game without the template has none. */
export function howToPage(
  source: ContextSource,
  request: PrintRequest,
  stacks: readonly Stack[],
): { pages: readonly Page[]; findings: readonly Finding[] } {
  const { game, words, theme, templates, setting } = source
  if (!game.folder.list('templates').includes(TEMPLATE)) return { pages: [], findings: [] }
  const steps = stepsOf(request, stacks).map(([key, icon]) => ({
    icon,
    words: words.text(`labels:print.${key}`) ?? '',
  }))
  const counted = (key: string, count: number) =>
    words.text(`labels:print.${key}`, { count }) ?? String(count)
  const rendered = templates.render(TEMPLATE, {
    low: source.ink === 'low',
    theme: theme.palette,
    labels: words.tree('labels'),
    width: toMm(request.paper.width),
    height: toMm(request.paper.height),
    subtitle: [words.text('labels:game') ?? game.id, words.text('labels:language') ?? words.lang].join(' · '),
    steps,
    total: counted(
      'sheets',
      stacks.reduce((sum, { sheets }) => sum + sheets, 0),
    ),
    contents: stacks.flatMap(({ parts }) =>
      parts.map((part) => ({
        name: part.name,
        pieces: counted('cards', countOf(part.piece)),
        sheets: sheetsOf(part, words),
      })),
    ),
  })
  if (!('restore' in rendered)) return { pages: [], findings: [rendered] }
  const markup = readMarkup(rendered, TEMPLATE)
  if ('code' in markup) return { pages: [], findings: [markup] }
  const { drawing, findings } = draw(markup, {
    size: request.paper,
    findIcon,
    findPicture: source.findPicture,
    file: TEMPLATE,
  })
  const composed = composeDrawing(drawing, setting)
  return { pages: [typeset(composed, sharedSizes([composed]), 0).frame], findings }
}

/** "sheets 7–8". */
function sheetsOf({ on }: Part, words: Words): string {
  if (!on) return ''
  const [first, last] = on
  const range = first === last ? String(first) : `${first}–${last}`
  return words.text('labels:print.on', { range, count: last - first + 1 }) ?? range
}

/** What there is to say, with a picture each; tiles and backs only where there are some. */
function stepsOf(request: PrintRequest, stacks: readonly Stack[]): [key: string, icon: string][] {
  const duplex = request.backs === 'long' || request.backs === 'short'
  const groups = stacks.flatMap(({ parts }) => parts.map(({ piece }) => piece.type.group))
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

import type { ContextSource } from '../card/context.ts'
import { type Side, setAlone, TemplateDrawer } from '../card/template.ts'
import { isLow } from '../card/theme.ts'
import { type Finding, Findings } from '../finding.ts'
import type { Page } from '../frame/document.ts'
import type { Item } from '../frame/frame.ts'
import { inset } from '../geometry/box.ts'
import { mm, toMm } from '../geometry/length.ts'
import { type Paper, UNPRINTABLE_EDGE } from '../sheet/format.ts'
import { centred } from '../sheet/ink.ts'
import { meetingMarks, ringPage } from '../sheet/meet.ts'
import { RULER_LENGTH, rulerFrame } from '../sheet/ruler.ts'
import { howToValues } from './how-to.ts'
import type { PrintRequest } from './request.ts'
import type { LaidRules } from './rulebook.ts'
import { lineOfText, type Stack } from './sheets.ts'
import { turnValues } from './turn.ts'
import { wayOf } from './way.ts'

/** Pages that tell what to do with the others. */
export interface Instructions {
  /** The first page: how to print and cut, and what there is. */
  readonly howTo?: Side
  /** Between fronts and backs of a stack that is turned by hand: how to put it back. */
  readonly turn?: Side
  /** What is printed behind one of them: a ring that a star on it must meet. */
  readonly overleaf?: Page
}

/** Templates of the game, or of the program. */
const HOW_TO = 'how-to.svg.hbs'
const TURN = 'turn.svg.hbs'

export function layInstructions(
  source: ContextSource,
  request: PrintRequest,
  stack: Stack,
  book: LaidRules | undefined,
): { instructions: Instructions; findings: readonly Finding[] } {
  const findings = new Findings()
  const drawer = new TemplateDrawer(source, findings.find)
  const { paper, backs, offset } = request
  const way = wayOf(stack, request)
  const meeting = meetingMarks(paper, backs === 'short' ? 'short' : 'long', offset)
  const star = artifact(meeting.star)
  const draw = (template: string, values: object, marks: readonly Item[]): Side | undefined => {
    const composed = drawer.draw(template, { ...sharedValues(source, request), ...values }, paper)
    return composed && withMarks(setAlone(template, composed), marks)
  }
  const howTo = draw(HOW_TO, howToValues(source, request, stack, book), [
    rulerAtFoot(source, paper),
    ...(way === 'two-sided' ? [star] : []),
  ])
  const turn =
    way === 'by-hand' ? draw(TURN, turnValues(source, stack, howTo !== undefined), [star]) : undefined
  return {
    instructions: {
      ...(howTo && { howTo }),
      ...(turn && { turn }),
      ...(way !== 'one-sided' && { overleaf: ringPage(paper, meeting) }),
    },
    findings: findings.all,
  }
}

const sharedValues = ({ words, theme, ink }: ContextSource, { paper, backs }: PrintRequest) => ({
  low: isLow(ink),
  theme: theme.palette,
  // Every game has these, with colours of the program where it says nothing.
  colors: theme.book.colors,
  emblem: theme.emblem('cover') ?? '',
  labels: words.tree('labels'),
  program: words.tree('program'),
  width: toMm(paper.width),
  height: toMm(paper.height),
  backs,
})

const withMarks = (side: Side, marks: readonly Item[]): Side => ({
  ...side,
  frame: { ...side.frame, items: [...side.frame.items, ...marks] },
})

const artifact = (item: Item): Item => ({ kind: 'group', tag: { role: 'Artifact' }, items: [item] })

const RULER_HEIGHT = mm(5)

/** The first thing printed is the first to be measured. */
function rulerAtFoot({ words, setting }: ContextSource, paper: Paper): Item {
  const label = lineOfText(words.program('sheet.ruler'), setting, 7.5, { width: mm(60), height: mm(4) })
  const printable = inset({ x: 0, y: 0, ...paper }, UNPRINTABLE_EDGE)
  const frame = rulerFrame({ width: Math.max(RULER_LENGTH, printable.width), height: RULER_HEIGHT }, label)
  const band = { ...printable, y: printable.y + printable.height - RULER_HEIGHT, height: RULER_HEIGHT }
  return centred(frame, band, 0)
}

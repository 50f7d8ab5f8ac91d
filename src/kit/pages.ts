import type { Document, Page, Print } from '../frame/document.ts'
import type { PrintedSheet } from '../sheet/impose.ts'
import { inOrder } from '../sheet/order.ts'
import type { LaidKit } from './lay.ts'
import type { PrintRequest } from './request.ts'
import type { Part } from './sheets.ts'

type Pages = Pick<Document, 'pages' | 'outline' | 'print'>

/**
 * The whole kit as it is printed. A printer that turns the paper itself gets each sheet's two sides in turn, and the
 * instructions with a side of their own behind them: else every back would lie behind the next front.
 */
export function kitPages({ request, stack, howTo }: LaidKit): Pages {
  const { sheets, lots } = stack
  const turns = isTwoSided(sheets) && request.order === 'interleaved'
  const front = howTo ? [howTo.frame, ...(turns ? [blank(howTo.frame)] : [])] : []
  const outline = outlineOf(lots.flat(), (sheet) => front.length + (turns ? 2 : 1) * (sheet - 1))
  return {
    pages: [...front, ...inOrder(sheets, request.order)],
    ...(outline.length > 1 && { outline }),
    print: printOf(sheets, request),
  }
}

/** Pieces that are cut alike, by themselves. */
export function lotPages({ request, stack }: LaidKit, parts: readonly Part[]): Pages {
  const on = new Set(parts.flatMap((part) => part.on))
  const sheets = stack.sheets.filter((_, index) => on.has(index + 1))
  return { pages: inOrder(sheets, request.order), print: printOf(sheets, request) }
}

const isTwoSided = (sheets: readonly PrintedSheet[]): boolean => sheets.some(({ back }) => back)

/** How the printer turns the paper; not at all where it prints one side, or somebody turns the stack by hand. */
const printOf = (sheets: readonly PrintedSheet[], { backs, order }: PrintRequest): Print => ({
  actualSize: true,
  duplex:
    isTwoSided(sheets) && order === 'interleaved'
      ? backs === 'short'
        ? 'short-edge'
        : 'long-edge'
      : 'simplex',
})

const blank = ({ width, height }: Page): Page => ({ width, height, items: [] })

const outlineOf = (parts: readonly Part[], pageOf: (sheet: number) => number) =>
  parts.flatMap(({ name, on: [first] }) => (first ? [{ title: name, page: pageOf(first) }] : []))

import type { Document, Page, Print } from '../frame/document.ts'
import type { PrintedSheet } from '../sheet/impose.ts'
import { inOrder } from '../sheet/order.ts'
import type { LaidKit } from './lay.ts'
import type { PrintRequest } from './request.ts'
import type { Part } from './sheets.ts'
import { type Way, wayOf } from './way.ts'

type Pages = Pick<Document, 'pages' | 'outline' | 'print'>

/**
 * The whole kit as it is printed. A printer that turns the paper itself gets each leaf's two sides in turn, and there is
 * something behind the instructions too: else every back would lie behind the next front. For a stack that is turned by
 * hand, the leaf that tells how comes between all fronts and all backs.
 */
export function kitPages({ request, stack, instructions }: LaidKit): Pages {
  const { sheets, lots } = stack
  const way = wayOf(stack, request)
  const { howTo, turn, overleaf } = instructions
  const before = howTo ? [howTo.frame, ...(way === 'two-sided' && overleaf ? [overleaf] : [])] : []
  const between = turn && overleaf ? [turn.frame, overleaf] : []
  const perSheet = way === 'two-sided' ? 2 : 1
  const outline = outlineOf(lots.flat(), (sheet) => before.length + perSheet * (sheet - 1))
  return {
    pages: [...before, ...pagesOf(sheets, way, between)],
    ...(outline.length > 1 && { outline }),
    print: printOf(way, request),
  }
}

/** Pieces that are cut alike, by themselves. */
export function lotPages({ request, stack }: LaidKit, parts: readonly Part[]): Pages {
  const on = new Set(parts.flatMap((part) => part.on))
  const sheets = stack.sheets.filter((_, index) => on.has(index + 1))
  const way = wayOf({ sheets }, request)
  return { pages: pagesOf(sheets, way), print: printOf(way, request) }
}

const pagesOf = (sheets: readonly PrintedSheet[], way: Way, between: readonly Page[] = []): Page[] =>
  way === 'by-hand'
    ? [...sheets.map(({ front }) => front), ...between, ...sheets.flatMap(({ back }) => back ?? [])]
    : inOrder(sheets, 'interleaved')

const printOf = (way: Way, { backs }: PrintRequest): Print => ({
  actualSize: true,
  duplex: way !== 'two-sided' ? 'simplex' : backs === 'short' ? 'short-edge' : 'long-edge',
})

const outlineOf = (parts: readonly Part[], pageOf: (sheet: number) => number) =>
  parts.flatMap(({ name, on: [first] }) => (first ? [{ title: name, page: pageOf(first) }] : []))

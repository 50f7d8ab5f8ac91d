import type { Document } from '../../frame/document.ts'
import type { LaidKit } from '../../kit/lay.ts'
import type { Draft } from '../../kit/paint.ts'
import { wayOf } from '../../kit/way.ts'
import type { DocumentView } from '../talk.ts'

export const isDocument = (content: Draft['content']): content is Document => typeof content !== 'string'

/** A file of a kit as the page shows it; none where it has no pages. */
export const documentView =
  (kit: LaidKit) =>
  ({ kind, name, sheets, content }: Draft): DocumentView[] => {
    if (!isDocument(content)) return []
    const duplex = content.print?.duplex
    const isTwoSided = duplex !== undefined && duplex !== 'simplex'
    const titles = titlesIn(content, kit)
    return [
      {
        kind,
        path: `${kit.lang}/${name}`,
        sheets,
        isTwoSided,
        before: kind === 'kit' ? pagesBefore(kit, isTwoSided) : 0,
        pages: content.pages.map(({ width, height }, page) => ({
          width,
          height,
          ...(titles[page] && { title: titles[page] }),
        })),
      },
    ]
  }

/** Somebody who turns the stack by hand is told which pages of the file to print: there nothing is counted but these. */
function pagesBefore({ instructions, stack, request }: LaidKit, isTwoSided: boolean): number {
  if (!instructions.howTo || wayOf(stack, request) === 'by-hand') return 0
  return isTwoSided ? 2 : 1
}

/** A sheet to cut goes by what its head says, another page by what begins there. */
function titlesIn({ pages, outline = [] }: Document, { stack }: LaidKit): string[] {
  const heads = new Map(
    stack.sheets.flatMap(({ front, back, name }) => [
      [front, name],
      [back, name],
    ]),
  )
  return pages.map(
    (page, index) =>
      heads.get(page) ??
      outline
        .filter((entry) => entry.page === index)
        .map(({ title }) => title)
        .join(' · '),
  )
}

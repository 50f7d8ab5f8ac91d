import { escapeXml } from '../escape.ts'
import type { Words } from '../facts/matrix.ts'

// Okabe and Ito's colours, light enough for black letters; told apart by people of every colour vision.
export const MARK_COLOURS = [
  '#f6d9a8',
  '#c4e3f5',
  '#b5e0cf',
  '#f7f0a6',
  '#bcd3ea',
  '#f3c6a5',
  '#e8cbdc',
  '#dddddd',
]

/** A mark is a colour and a number, so it is read by colour-blind people and on grey paper too. */
export const colourOf = (number: number): string => `c${number % MARK_COLOURS.length}`

export interface Mark {
  readonly words: Words | undefined
  readonly number: number
  readonly wrong: boolean
}

/** The text with its marks; where several facts share words, the stretch has the numbers of all. */
export function marked(text: string, marks: readonly Mark[]): string {
  const spans = marks.flatMap(({ words, number, wrong }) =>
    (words?.spans ?? []).map(([from, to]) => ({ from, to, number, wrong })),
  )
  const edges = [...new Set([0, text.length, ...spans.flatMap(({ from, to }) => [from, to])])].sort(
    (a, b) => a - b,
  )
  return edges
    .slice(1)
    .map((to, i) => {
      const from = edges[i]!
      // The shortest first: its colour is seen, the longer ones show on both sides of it.
      const here = spans
        .filter((span) => span.from <= from && to <= span.to)
        .sort((a, b) => a.to - a.from - (b.to - b.from))
      const words = escapeXml(text.slice(from, to))
      if (here.length === 0) return words
      // A number stands where its words end.
      const ending = here.filter((span) => span.to === to).map(({ number }) => `<sup>${number}</sup>`)
      const wrong = here.some((span) => span.wrong) ? ' wrong' : ''
      return `<mark class="${colourOf(here[0]!.number)}${wrong}">${words}</mark>${ending.join('')}`
    })
    .join('')
}

import { scanBraces } from './placeholders.ts'

/** An icon in a text, and where. The grammar is that of inline.ts, which does not keep places. */
export interface IconMark {
  readonly name: string
  readonly from: number
  readonly to: number
}

const ICONS = /\\[!-/:-@[-`{-~]|:(?=[0-9-]*[a-z])([a-z0-9-]+):/g

export function iconsOf(text: string): IconMark[] {
  return [...text.matchAll(ICONS)].flatMap(({ 0: source, 1: name, index }) =>
    name === undefined ? [] : [{ name, from: index, to: index + source.length }],
  )
}

/** Stands for what is not words; as long as what it replaces, so that places stay right. */
export const FILLER = '\ufffc'

/** The text with its icons and placeholders blotted out: what is left is what somebody wrote. */
export function writtenWords(text: string, fill: (name: string) => string = () => FILLER): string {
  const parts = [
    ...scanBraces(text).map(({ from, to, ...mark }) => ({
      from,
      to,
      fill: 'name' in mark ? fill(mark.name) : FILLER,
    })),
    ...iconsOf(text).map(({ from, to }) => ({ from, to, fill: FILLER })),
  ].sort((a, b) => a.from - b.from)
  let written = ''
  for (const { from, to, fill: filler } of parts) {
    if (from < written.length) continue
    written += text.slice(written.length, from) + filler.repeat(to - from)
  }
  return written + text.slice(written.length)
}

import { execFileSync } from 'node:child_process'
import { toMm } from '../../src/geometry/length.ts'

/** A word on a page as a program of other people finds it. */
export interface Word {
  /** Counted from 1. */
  readonly page: number
  readonly text: string
  /** Middle of the word in millimetres, from the page's top left. */
  readonly x: number
  readonly y: number
}

export const run = (program: string, ...words: string[]): string =>
  execFileSync(program, words, { encoding: 'utf8', maxBuffer: 1e8 })

const WORD = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">(.*)<\/word>/

/** Every word with its place, as pdftotext finds it. */
export function wordsOf(path: string): { words: Word[]; pages: number; width: number; height: number } {
  const words: Word[] = []
  let page = 0
  let [width, height] = [0, 0]
  for (const line of run('pdftotext', '-bbox', path, '-').split('\n')) {
    const size = /<page width="([\d.]+)" height="([\d.]+)"/.exec(line)
    if (size) {
      page++
      ;[width, height] = [toMm(Number(size[1])), toMm(Number(size[2]))]
    }
    const word = WORD.exec(line)
    if (word) {
      const [x1, y1, x2, y2] = word.slice(1, 5).map((value) => toMm(Number(value)))
      words.push({ page, text: word[5]!, x: (x1! + x2!) / 2, y: (y1! + y2!) / 2 })
    }
  }
  return { words, pages: page, width, height }
}

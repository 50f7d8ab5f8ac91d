import { listed, say } from '../finding.ts'
import { type Figure, FigureReader } from './figures.ts'
import type { FactSheet } from './read.ts'
import type { ReadPair, Told } from './rough-pair.ts'

/** 1 is an article in many languages, and goes without saying in others. */
const isCounted = ({ value }: Figure): boolean => value > 1

/** A word for a number that stands in so many texts whose originals have no such number means something else: "sei" is six, or "you are". */
const SEVERAL = 2

/** Numbers, in digits or words, that one of two texts has and the other has not. */
export class FigureComparison {
  readonly #own: FigureReader
  readonly #original: FigureReader
  readonly #sheet: FactSheet
  /** Words that are no numbers here. */
  readonly #others: ReadonlySet<string>

  constructor(
    pairs: readonly ReadPair[],
    words: ReadonlyMap<string, number>,
    originalWords: ReadonlyMap<string, number>,
    sheet: FactSheet,
  ) {
    this.#own = new FigureReader(words)
    this.#original = new FigureReader(originalWords)
    this.#sheet = sheet
    const differences = pairs.map((pair) => this.#differences(pair))
    this.#others = repeated(
      differences.flatMap(({ extra }) => [...new Set(extra.flatMap(({ word }) => word ?? []))]),
    )
  }

  *compare(pair: ReadPair): Generator<Told> {
    const { extra, missing, figures } = this.#differences(pair)
    const odd = extra.find(({ word }) => word === undefined || !this.#others.has(word))
    const [lost] = missing
    const hint = say`Compare the numbers of the two texts.`
    if (odd)
      yield {
        message:
          figures.length > 0
            ? say`“${pair.text.value.slice(odd.from, odd.to)}” is no number of the original, which has ${listed(figures)}`
            : say`“${pair.text.value.slice(odd.from, odd.to)}” is no number of the original, which has none`,
        hint,
        from: odd.from,
        to: odd.to,
      }
    else if (lost)
      yield {
        message: say`“${pair.original.slice(lost.from, lost.to)}” of the original is no number of this text`,
        hint,
      }
  }

  #differences({ card, plain, plainOriginal }: ReadPair) {
    const own = this.#own.read(plain).filter(isCounted)
    const theirs = this.#original.read(plainOriginal).filter(isCounted)
    const stated = new Set((this.#sheet.cards.get(card) ?? []).map(({ choice }) => choice))
    const has = (figures: readonly Figure[], value: number) => figures.some((each) => each.value === value)
    return {
      extra: own.filter(({ value }) => !has(theirs, value) && !stated.has(String(value))),
      missing: theirs.filter(({ value }) => !has(own, value)),
      figures: [...new Set(theirs.map(({ value }) => value))],
    }
  }
}

function repeated(words: readonly string[]): Set<string> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return new Set([...counts].flatMap(([word, count]) => (count >= SEVERAL ? [word] : [])))
}

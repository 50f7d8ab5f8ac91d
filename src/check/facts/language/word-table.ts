import { classOf, isBoundary } from './plain.ts'

/** Spellings by their first letter, so that only lengths that occur are cut out and looked up. */
export class WordTable {
  private readonly ids = new Map<string, number[]>()
  private readonly lengths = new Map<string, number[]>()

  add(spelling: string, id: number): void {
    const ids = this.ids.get(spelling)
    if (ids) ids.push(id)
    else this.ids.set(spelling, [id])
    const lengths = this.lengths.get(spelling[0]!)
    if (!lengths) this.lengths.set(spelling[0]!, [spelling.length])
    else if (!lengths.includes(spelling.length)) lengths.push(spelling.length)
  }

  *at(text: string, start: number): Generator<[ids: readonly number[], end: number]> {
    for (const length of this.lengths.get(text[start]!) ?? []) {
      const end = start + length
      const ids = end <= text.length && this.ids.get(text.slice(start, end))
      if (ids) yield [ids, end]
    }
  }
}

/** The words of a lexicon in one text, each place looked up once. */
export class WordFinder {
  private readonly words = new Map<number, ReadonlyMap<number, number[]>>()
  private readonly text: string
  private readonly spellings: WordTable
  private readonly openings: WordTable

  constructor(text: string, spellings: WordTable, openings: WordTable) {
    this.text = text
    this.spellings = spellings
    this.openings = openings
  }

  /** Words that begin here, by their id, and where they end. */
  wordsAt(at: number): ReadonlyMap<number, number[]> {
    let found = this.words.get(at)
    if (!found) {
      found = new Map(this.lookUp(at))
      this.words.set(at, found)
    }
    return found
  }

  private lookUp(at: number): Map<number, number[]> {
    const { text } = this
    const found = new Map<number, number[]>()
    if (at >= text.length || !this.canStart(at)) return found
    const note = (ids: readonly number[], end: number) => {
      for (const id of ids) {
        const ends = found.get(id)
        if (ends) ends.push(end)
        else found.set(id, [end])
      }
    }
    for (const [ids, end] of this.spellings.at(text, at)) if (isBoundary(text, end)) note(ids, end)
    for (const [ids, end] of this.openings.at(text, at)) {
      let last = end
      while (classOf(text[last]) === 'letter') last++
      note(ids, last)
    }
    return found
  }

  canStart(at: number): boolean {
    const character = this.text[at]
    return character !== ' ' && character !== ',' && character !== '.' && isBoundary(this.text, at)
  }
}

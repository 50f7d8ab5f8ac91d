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

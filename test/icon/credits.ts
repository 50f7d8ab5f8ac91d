/** Who drew icons, for the credits that CC BY asks for. */
export interface Credit {
  readonly author: string
  readonly url?: string
  readonly license: string
  /** Names of the icons in question, sorted. */
  readonly icons: readonly string[]
}

/**
 * The authors of those of the named icons that come from game-icons.net; our own symbols need no credit. An icon whose
 * author is not on record is credited to the collection.
 */
export async function creditsFor(names: Iterable<string>): Promise<Credit[]> {
  const [{ default: authors }, { findGameIcon }] = await Promise.all([
    import('./authors.json', { with: { type: 'json' } }),
    import('../../src/icon/collection.ts'),
  ])
  const left = new Set([...names].filter(findGameIcon).sort())
  const credits: Credit[] = []
  for (const { name: author, icons, ...terms } of authors) {
    const drawn = new Set(icons.split(' '))
    const used = [...left].filter((name) => drawn.has(name))
    if (used.length === 0) continue
    credits.push({ author, ...terms, icons: used })
    for (const name of used) left.delete(name)
  }
  if (left.size > 0) credits.push({ ...COLLECTION, icons: [...left] })
  return credits
}

const COLLECTION = {
  author: 'contributors of game-icons.net',
  url: 'https://game-icons.net',
  license: 'CC BY 3.0',
}

import type { Words } from './translate.ts'

/** Longer names are phrases, in which a line may well end. */
const LONGEST = 14
const known = new WeakMap<Words, readonly string[]>()

/**
 * A game's own names, which a dictionary would cut in pieces: lines must not begin inside them. Only for languages that
 * need a dictionary to find words.
 */
export function glossaryOf(words: Words): readonly string[] {
  const found = known.get(words) ?? (words.language.words === 'dictionary' ? namesIn(words) : [])
  known.set(words, found)
  return found
}

const namesIn = ({ tree, term }: Words): string[] =>
  Object.keys(tree('terms'))
    .flatMap((name) => term(name) ?? [])
    .filter((name) => name.length <= LONGEST)

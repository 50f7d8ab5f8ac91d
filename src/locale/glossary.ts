import type { Words } from './translate.ts'

/** Longer names are phrases, in which a line may well end. */
const LONGEST = 14

/**
 * A game's own names, which a dictionary would cut in pieces: lines must not begin inside them. Only for languages that
 * need a dictionary to find words.
 */
export const ownNames = ({ language, tree, term }: Words): string[] =>
  language.words === 'dictionary' || language.phrases
    ? Object.keys(tree('terms'))
        .flatMap((name) => term(name) ?? [])
        .filter((name) => name.length <= LONGEST)
    : []

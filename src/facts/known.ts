import type { Outline } from '../lexicon/lexicon.ts'
import type { FactSheet } from './read.ts'

/** Whether a lexicon has words for every kind; a first one need not. */
export const knowsAll = ({ kinds }: Pick<Outline, 'kinds'>, sheet: FactSheet): boolean =>
  [...sheet.kinds.keys()].every((kind) => kinds.has(kind))

/** The facts that a lexicon has words for: nothing can be said of the others. */
export function knownFacts(lexicon: Pick<Outline, 'kinds'>, sheet: FactSheet): FactSheet {
  if (knowsAll(lexicon, sheet)) return sheet
  const isKnown = ({ kind }: { readonly kind: string }) => lexicon.kinds.has(kind)
  return {
    kinds: sheet.kinds,
    cards: new Map([...sheet.cards].map(([card, facts]) => [card, facts.filter(isKnown)])),
    implies: new Map(
      [...sheet.implies].map(([card, rules]) => [
        card,
        rules.filter(({ said, so }) => [...said, ...so].every(isKnown)),
      ]),
    ),
  }
}

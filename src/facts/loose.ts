import type { Place } from '../finding.ts'
import { nodeAt, type YamlNode } from '../source/tree.ts'
import type { FactSheet } from './read.ts'
import type { CardText } from './study.ts'

/** Card texts of a file of somebody's own: `card-id: text`, or laid out like cards.yaml. */
export interface LooseTexts {
  readonly texts: ReadonlyMap<string, CardText>
  /** Every id in the file, with or without facts. */
  readonly ids: readonly { readonly id: string; readonly place: Place }[]
}

export function looseTexts(root: YamlNode, { cards }: FactSheet): LooseTexts {
  const texts = new Map<string, CardText>()
  for (const card of cards.keys())
    for (const path of [[card, 'text'], [card]]) {
      const node = nodeAt(root, path)
      if (node?.kind === 'scalar' && typeof node.value === 'string')
        texts.set(card, { value: node.value, words: node.words })
    }
  const entries = root.kind === 'map' ? root.entries : []
  return { texts, ids: entries.map(({ key, keyPlace }) => ({ id: key, place: keyPlace })) }
}

import { nodeAt, type YamlNode } from '../source/tree.ts'
import type { FactSheet } from './read.ts'
import type { CardText } from './study.ts'

/** Card texts of a file of somebody's own: `card-id: text`, or laid out like cards.yaml. */
export function looseTexts(root: YamlNode, { cards }: FactSheet): Map<string, CardText> {
  const texts = new Map<string, CardText>()
  for (const card of cards.keys())
    for (const path of [[card, 'text'], [card]]) {
      const node = nodeAt(root, path)
      if (node?.kind === 'scalar' && typeof node.value === 'string')
        texts.set(card, { value: node.value, words: node.words })
    }
  return texts
}

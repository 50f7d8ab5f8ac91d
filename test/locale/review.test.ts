import { describe, expect, it } from 'vitest'
import { readFacts } from '../../src/facts/read.ts'
import type { Place } from '../../src/finding.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { foldLines } from '../../src/locale/fold.ts'
import { readLocale } from '../../src/locale/read.ts'
import { readGame } from '../../src/rules.ts'
import { nodeAt, plainValue, type YamlEntry, type YamlNode } from '../../src/source/tree.ts'
import { readYaml } from '../../src/source/yaml.ts'
import { WHOLE } from './shipped.ts'

/**
 * test/locale/review/LANG.yaml tells, for every fact of a card, the words of the card's text that say it. Whoever edits
 * a text finds here what the edit has dropped.
 */
const TABLES = 'test/locale/review'

const folder = diskFolder('.')
const { languages } = readGame(folder).game!
const facts = [...readFacts(folder).sheet!.cards.values()].flat()
const fold = (text: string) => foldLines(text.normalize('NFC')).join(' ')
const at = ({ file, line, column }: Place) => `${file}:${line}:${column}`
const tables = folder.list(TABLES)
const hasTable = (lang: string) => tables.includes(`${lang}.yaml`)

it('every language that is whole has a table', () => {
  expect(WHOLE.filter((lang) => !hasTable(lang))).toEqual([])
})

describe.each(languages.filter(hasTable))('every fact is said in %s', (lang) => {
  const file = `${TABLES}/${lang}.yaml`
  const { root, findings } = readYaml(folder, file)
  const { texts } = readLocale(folder, lang)

  it('by the words of the review table', () => {
    expect(findings).toEqual([])
    const unsaid = facts.flatMap(({ id, card, clause, kind, implied }) => {
      const node = nodeAt(root, [card, clause, kind])
      if (!node) {
        const place = (nodeAt(root, [card, clause]) ?? nodeAt(root, [card]) ?? root!).place
        // What silence says too need not be said.
        return implied ? [] : [`${at(place)}: add to ${card}, ${clause}: ${kind}, the words that say ${id}`]
      }
      const words = String(plainValue(node))
      const text = texts.get(`cards:${card}.text`)
      if (words.trim() !== '' && fold(text?.value ?? '').includes(fold(words))) return []
      return `${at(node.place)}: “${words}” is not in the card ${text ? `(${at(text.keyPlace)})` : ''}; write here the words that say ${id} now`
    })
    expect(unsaid).toEqual([])
  })

  it('and the table has nothing else', () => {
    const ids = new Set(facts.map(({ id }) => id))
    const surplus = below(root).flatMap((card) =>
      below(card.value).flatMap((clause) =>
        below(clause.value).flatMap((kind) => {
          const id = `${card.key}/${clause.key}/${kind.key}`
          return ids.has(id) ? [] : `${at(kind.keyPlace)}: data/facts.yaml has no ${id}; take it out here`
        }),
      ),
    )
    expect(surplus).toEqual([])
  })
})

const below = (node: YamlNode | undefined): readonly YamlEntry[] => (node?.kind === 'map' ? node.entries : [])

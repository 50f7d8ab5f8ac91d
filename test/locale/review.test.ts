import { describe, expect, it } from 'vitest'
import { readFacts } from '../../src/facts/read.ts'
import { readGame } from '../../src/game/read.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { foldLines } from '../../src/locale/fold.ts'
import { readLocale } from '../../src/locale/read.ts'
import { plainValue } from '../../src/source/tree.ts'
import { readYaml } from '../../src/source/yaml.ts'

/**
 * test/locale/review/LANG.yaml tells, for every fact of a card, the words of the card's text that say it. Whoever edits
 * a text finds here what the edit has dropped.
 */
type Review = Record<string, Record<string, Record<string, string>>>

const folder = diskFolder('.')
const { languages } = readGame(folder).game!
const facts = [...readFacts(folder).sheet!.cards.values()].flat()
const fold = (text: string) => foldLines(text.normalize('NFC')).join(' ')

describe.each(languages)('every fact is said in %s', (lang) => {
  const { root, findings } = readYaml(diskFolder('test/locale/review'), `${lang}.yaml`)
  const review = root && (plainValue(root) as Review)
  const { texts } = readLocale(folder, lang)

  it('by the words of the review table', () => {
    expect(findings).toEqual([])
    const unsaid = facts.flatMap(({ id, card, clause, kind, implied }) => {
      const words = review?.[card]?.[clause]?.[kind]
      // What silence says too need not be said.
      if (words === undefined) return implied ? [] : [`${id}: not in the table`]
      const text = fold(texts.get(`cards:${card}.text`)?.value ?? '')
      return words.trim() !== '' && text.includes(fold(words)) ? [] : [`${id}: "${words}" is not in the text`]
    })
    expect(unsaid).toEqual([])
  })

  it('and the table has nothing else', () => {
    const ids = new Set(facts.map(({ id }) => id))
    const listed = Object.entries(review ?? {}).flatMap(([card, clauses]) =>
      Object.entries(clauses).flatMap(([clause, kinds]) =>
        Object.keys(kinds).map((kind) => `${card}/${clause}/${kind}`),
      ),
    )
    expect(listed.filter((id) => !ids.has(id))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { judge } from '../../src/facts/judge.ts'
import type { Fact } from '../../src/facts/read.ts'
import { cardTexts } from '../../src/facts/study.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { TextReader } from '../../src/lexicon/mentions.ts'
import { readLexicon } from '../../src/lexicon/read.ts'
import { readLocale } from '../../src/locale/read.ts'
import { WHOLE } from '../locale/shipped.ts'
import { sheet } from './reading.ts'

// data/facts.yaml cannot drift from the cards: each fact is changed in turn to everything else it could be, and the cards of every
// language, which say what it was, must give it away.

const folder = diskFolder('.')

/** What else a fact could be. */
function others({ kind, choice }: Fact): string[] {
  const { number, choices } = sheet.kinds.get(kind)!
  return number ? [String(Number(choice) + 1)] : choices.filter((other) => other !== choice)
}

describe.each(WHOLE)('in %s', (lang) => {
  const reader = new TextReader(readLexicon(folder, lang, sheet).lexicon!)
  const texts = [...cardTexts(readLocale(folder, lang).texts, sheet)]

  it.each(texts)('%s: every fact is said, and no other in its place', (card, node) => {
    const facts = sheet.cards.get(card)!
    const reading = reader.read(String(node.value))
    const verdictOf = (fact: Fact) =>
      judge(
        facts.map((each) => (each.id === fact.id ? fact : each)),
        reading,
        sheet.kinds,
      ).verdicts.find((each) => each.fact === fact)!.verdict
    const unsaid = facts.filter((fact) => !['stated', 'implied'].includes(verdictOf(fact)))
    const saidToo = facts
      .filter((fact) => verdictOf(fact) === 'stated')
      .flatMap((fact) => others(fact).map((choice) => ({ ...fact, choice })))
      .filter((fact) => verdictOf(fact) === 'stated')
    expect(unsaid.map(({ id }) => id)).toEqual([])
    expect(saidToo.map(({ id, choice }) => `${id}: ${choice}`)).toEqual([])
  })
})

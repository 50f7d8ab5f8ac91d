import { judge } from '../../src/facts/judge.ts'
import { readFacts } from '../../src/facts/read.ts'
import { study, wordsOf } from '../../src/facts/study.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { TextReader } from '../../src/lexicon/mentions.ts'
import { readLexicon } from '../../src/lexicon/read.ts'

const folder = diskFolder('.')
export const sheet = readFacts(folder).sheet!
export const english = new TextReader(readLexicon(folder, 'en', sheet).lexicon!)

/** "kind: choice" of everything a text says. */
export const said = (text: string, ...kinds: string[]): string[] =>
  english
    .read(text)
    .mentions.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .map(({ kind, choice, negated }) => `${kind}: ${choice}${negated ? ' (not)' : ''}`)

/** Verdicts that are not "stated" or "implied", by fact, with what is said instead. */
export function wrongs(card: string, text: string): Record<string, string> {
  const reading = english.read(text)
  const { verdicts, added } = judge(sheet.cards.get(card)!, reading, sheet.kinds, sheet.implies.get(card))
  const wrong = verdicts.filter(({ verdict }) => verdict !== 'stated' && verdict !== 'implied')
  return Object.fromEntries([
    ...wrong.map(({ fact, verdict, said }) => [
      `${fact.clause}/${fact.kind}`,
      verdict === 'contradicted' ? `${said!.choice} “${wordsOf(reading, said!)}”` : verdict,
    ]),
    ...added.map((mention) => [`+${mention.kind}`, `${mention.choice} “${wordsOf(reading, mention)}”`]),
  ])
}

export const studied = (card: string, text: string) => study(card, english.read(text), sheet)

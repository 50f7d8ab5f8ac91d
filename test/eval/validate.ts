// Tells a corpus writer what is wrong with the files of a language, and what is still missing.
//   npx tsx test/eval/validate.ts de
//   npx tsx test/eval/validate.ts de FOLDER     files in another folder, which lies like this one

import { diskFolder } from '../../src/host/disk.ts'
import { readCorpus } from './corpus.ts'
import { type Corpus, HANDS, isExtra, isKeptOut } from './hands.ts'
import { type Labels, readLabels } from './labels.ts'

const ADDED_WANTED = 10

/** Facts that came after hands a to m were written; hands n and o break them. */
const LATER =
  /\/(duty|span|hand-of|hand-goes|tokens-go|face-up-go|decides)$|^(the-tempest|all-hallows-eve)\/.*\/even-bite$/

/** What a language's corpus lacks, in sentences; nothing when it is complete. */
export function missingCoverage({ texts, mutations }: Corpus, labels: Labels): string[] {
  const lines: string[] = []
  const wanted = HANDS.filter((hand) => !isExtra(hand))
  for (const hand of wanted)
    if (!texts.some((text) => text.hand === hand)) lines.push(`no texts of hand ${hand}`)
  for (const keptOut of [false, true]) {
    const hands = wanted.filter((hand) => isKeptOut(hand) === keptOut)
    const ours = mutations.filter(({ hand }) => hands.includes(hand))
    const has = (id: string, ...kinds: string[]) =>
      ours.some((m) => `${m.card}/${m.clause}/${m.fact}` === id && kinds.includes(m.kind))
    const name = `hands ${hands.join(', ')}`
    // Strangers break what they like.
    const asked = keptOut ? [] : labels.cards
    for (const [card, clauses] of asked)
      for (const [clause, facts] of clauses)
        for (const [kind, stated] of facts) {
          const id = `${card}/${clause}/${kind}`
          if (LATER.test(id)) continue
          if (labels.kinds.get(kind)?.length !== 1 && !has(id, 'reversed', 'number'))
            lines.push(`${name}: ${id} (${stated}) is never reversed`)
          if (!stated.endsWith('?') && !has(id, 'dropped'))
            lines.push(`${name}: ${id} (${stated}) is never dropped`)
        }
    const added = ours.filter(({ kind }) => kind === 'added').length
    if (added < ADDED_WANTED) lines.push(`${name}: ${added} added rules of ${ADDED_WANTED}`)
    for (const hand of hands)
      for (const card of labels.cards.keys())
        if (!ours.some((m) => m.hand === hand && m.card === card))
          lines.push(`hand ${hand}: ${card} has no mutation`)
  }
  return lines
}

function main(lang?: string, folder = 'test/eval'): number {
  if (!lang) {
    console.error('Which language? npx tsx test/eval/validate.ts de')
    return 2
  }
  const labels = readLabels(diskFolder('.'))
  const corpus = readCorpus(lang, labels, diskFolder(folder))
  for (const { place, message } of corpus.findings)
    console.log(`${folder}/${place?.file}:${place?.line}:${place?.column} ${message}`)
  const missing = missingCoverage(corpus, labels)
  for (const line of missing) console.log(`missing: ${line}`)
  console.log(
    `${lang}: ${corpus.texts.length} texts, ${corpus.mutations.length} mutations, ` +
      `${corpus.findings.length} wrong, ${missing.length} missing`,
  )
  return corpus.findings.length > 0 ? 1 : 0
}

if (import.meta.filename === process.argv[1]) process.exitCode = main(...process.argv.slice(2))

import { runExamples } from '../../src/check/facts/examples.ts'
import { readFacts } from '../../src/game/facts.ts'
import { diskFolder } from '../../src/game/folder.ts'
import { readLexicon } from '../../src/check/facts/read-lexicon.ts'
import { LexiconReader } from '../../src/check/facts/mentions.ts'
import { judge } from '../../src/check/facts/judge.ts'
import { nodeAt } from '../../src/game/tree.ts'
import { readYaml } from '../../src/game/yaml.ts'
const folder = diskFolder('.')
const { sheet } = readFacts(folder)
const t0 = performance.now()
const { lexicon, findings } = readLexicon(folder, 'en', sheet!)
for (const f of findings) console.log(`${f.place?.line}:${f.place?.column} ${f.message} | ${f.hint}`)
if (lexicon) {
  const t1 = performance.now()
  const reader = new LexiconReader(lexicon)
  const t2 = performance.now()
  const { root } = readYaml(folder, 'locales/en/cards.yaml')
  const texts = [...sheet!.cards.keys()].map((card) => [card, (nodeAt(root, [card, 'text']) as { value: string }).value] as const)
  for (const f of runExamples(reader)) console.log(`${f.place?.line}:${f.place?.column} ${f.message}`)
  const t3 = performance.now()
  for (const [card, text] of texts) {
    const reading = reader.read(text)
    const { verdicts, added } = judge(sheet!.cards.get(card)!, reading, sheet!.kinds)
    for (const v of verdicts) if (process.argv[2] || !['stated', 'implied'].includes(v.verdict)) console.log(v.fact.id, v.fact.choice, v.verdict, v.said && reading.text.text.slice(v.said.from, v.said.to))
    for (const a of added) console.log(card, 'ADDED', a.kind, a.choice, reading.text.text.slice(a.from, a.to))
  }
  console.log('lexicon', t1 - t0, 'compile', t2 - t1, 'read', performance.now() - t3)
}

import type { Finding } from '../../src/finding.ts'
import { diskFolder } from '../../src/host/disk.ts'
import type { GameFolder } from '../../src/source/folder.ts'
import { nodeAt } from '../../src/source/tree.ts'
import { readYaml } from '../../src/source/yaml.ts'
import { type Corpus, type CorpusText, HANDS, type Mutation, wrong } from './hands.ts'
import type { Labels } from './labels.ts'
import { readMutations } from './wrong-texts.ts'

export function readCorpus(lang: string, labels: Labels, folder = diskFolder('test/eval')): Corpus {
  const texts: CorpusText[] = []
  const mutations: Mutation[] = []
  const findings: Finding[] = []
  for (const hand of HANDS) {
    const corpusFile = `corpus/${lang}/${hand}.yaml`
    const mutationFile = `mutations/${lang}/${hand}.yaml`
    const byCard = new Map<string, string>()
    if (folder.list(`corpus/${lang}`).includes(`${hand}.yaml`)) {
      for (const text of readTexts(folder, corpusFile, labels, findings)) {
        byCard.set(text.card, text.text)
        texts.push({ lang, hand, ...text })
      }
    }
    if (folder.list(`mutations/${lang}`).includes(`${hand}.yaml`))
      for (const mutation of readMutations(folder, mutationFile, labels, byCard, findings))
        mutations.push({ lang, hand, ...mutation })
  }
  return { texts, mutations, findings }
}

function* readTexts(
  folder: GameFolder,
  file: string,
  labels: Labels,
  findings: Finding[],
): Generator<{ card: string; text: string }> {
  const { root, findings: problems } = readYaml(folder, file)
  findings.push(...problems)
  if (!root) return
  if (root.kind !== 'map') return void findings.push(wrong(root.place, 'expected "card-id: |-" blocks'))
  for (const { key, keyPlace, value } of root.entries) {
    if (!labels.cards.has(key)) findings.push(wrong(keyPlace, `no night card is called "${key}"`))
    else if (value.kind !== 'scalar' || typeof value.value !== 'string' || !value.value.trim())
      findings.push(wrong(value.place, `the text of ${key} is missing`))
    else yield { card: key, text: value.value }
  }
  const missing = [...labels.cards.keys()].filter((card) => !nodeAt(root, [card]))
  if (missing.length > 0) findings.push(wrong(root.place, `no text yet for ${missing.join(', ')}`))
}

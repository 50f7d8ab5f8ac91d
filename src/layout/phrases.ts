import { host } from '#host'
import type { Language } from '../locale/languages.ts'
import { ICON } from '../locale/typography.ts'
import { cjkWordStarts, type Glossary } from './dictionary.ts'

/**
 * Where phrases begin in writing without spaces: 手札から|好きな|カードを|1枚. The models are those of BudouX, which weigh the
 * characters round a place; the build writes them beside the bundle, and the one of a language is read when it is first
 * needed. They cut a word now and then, so a dictionary has to agree.
 */
export function phraseStarts(
  text: string,
  language: Language,
  glossary: Glossary,
): ((at: number) => boolean) | undefined {
  if (!language.phrases || !UNSPACED.test(text)) return undefined
  const weigh = modelOf(language.phrases)
  const read = text.replaceAll(ICON, NOUN)
  const words = new Set(cjkWordStarts(text, language, glossary))
  const isInWord = (at: number) => !words.has(at) && UNSPACED.test(text[at - 1]!) && UNSPACED.test(text[at]!)
  // （可|包含自己）: one character after a bracket waits for more.
  const isAlone = (at: number) => OPENING.test(text.charAt(at - 2))
  const trails = (at: number) =>
    language.trailing.includes(text[at]!) && (words.has(at + 1) || !UNSPACED.test(text.charAt(at + 1)))
  return (at) =>
    MARK.test(text[at - 1]!) || (weigh(read, at) > 0 && !isInWord(at) && !isAlone(at) && !trails(at))
}

/** An icon stands for a thing. */
const NOUN = '物'
const OPENING = /[「『（〈《【〔［｛]/
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/
/** After these a phrase always begins; a quotation may go on: 「のけ者」となる. */
const MARK = /[\s、。，．！？；：…]/

/** How much speaks for a phrase that begins at a place. */
type Weigh = (text: string, at: number) => number
/** Of each feature the characters it looks at, and what they weigh. */
type Model = Readonly<Record<string, Readonly<Record<string, number>>>>

const models = new Map<string, Weigh>()

function modelOf(name: string): Weigh {
  const weigh = models.get(name) ?? readModel(name)
  models.set(name, weigh)
  return weigh
}

/** Features of a model: single characters, pairs and threes, by how far from the place they begin and end. */
const FEATURES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  UW1: [-3, -2],
  UW2: [-2, -1],
  UW3: [-1, 0],
  UW4: [0, 1],
  UW5: [1, 2],
  UW6: [2, 3],
  BW1: [-2, 0],
  BW2: [-1, 1],
  BW3: [0, 2],
  TW1: [-3, 0],
  TW2: [-2, 1],
  TW3: [-1, 2],
  TW4: [0, 3],
}

export const phrasesFile = (name: string): string => `${name}.phrases`

function readModel(name: string): Weigh {
  const model = JSON.parse(new TextDecoder().decode(host.read(phrasesFile(name)))) as Model
  const features = Object.entries(FEATURES).map(([feature, [from, to]]) => {
    const weights = new Map(Object.entries(model[feature] ?? {}))
    return { from, to, weights }
  })
  const all = features.flatMap(({ weights }) => [...weights.values()]).reduce((sum, each) => sum + each, 0)
  return (text, at) => {
    let weight = -all / 2
    for (const { from, to, weights } of features)
      weight += weights.get(text.substring(at + from, at + to)) ?? 0
    return weight
  }
}

import type { Finding, Place } from '../finding.ts'
import { type Mention, parts, TextReader } from '../lexicon/mentions.ts'
import { noLexicon, readLexicon } from '../lexicon/read.ts'
import type { GameFolder } from '../source/folder.ts'
import type { YamlScalar } from '../source/tree.ts'
import type { Verdict } from './judge.ts'
import { type FactSheet, readFacts } from './read.ts'
import { type CardStudy, cardTexts, spanOf, studyCards, wordsOf } from './study.ts'

/** Cards by facts: what a language says of each, beside the language it is translated from. */
export interface FactMatrix {
  readonly lang: string
  readonly cards: readonly MatrixCard[]
  /** Why there is nothing, or not everything. */
  readonly findings: readonly Finding[]
}

export interface MatrixCard {
  readonly card: string
  readonly text: string
  /** The same card in the language it is translated from; missing for that language itself. */
  readonly original?: string
  readonly readsLike?: string
  readonly unreadable: boolean
  readonly facts: readonly MatrixFact[]
  readonly added: readonly Words[]
}

export interface MatrixFact {
  readonly id: string
  readonly clause: string
  readonly kind: string
  readonly means: string
  readonly expected: string
  readonly verdict: Verdict['verdict']
  readonly closed: boolean
  readonly said?: Words
  readonly original?: Words
}

/** Words of a text that say something. */
export interface Words {
  readonly kind: string
  readonly says: string
  readonly words: string
  readonly place: Place
  /** The stretches of the text, from and to, gaps left out. */
  readonly spans: readonly (readonly [number, number])[]
}

/** Other texts than those of locales/: from a loose file. */
export type LooseTexts = (sheet: FactSheet) => ReadonlyMap<string, YamlScalar>

export function factMatrix(folder: GameFolder, lang: string, first: string, loose?: LooseTexts): FactMatrix {
  const { sheet, findings } = readFacts(folder)
  if (!sheet) return { lang, cards: [], findings: findings.length > 0 ? findings : [NO_FACTS] }
  const read = (language: string, texts?: LooseTexts) => {
    if (!folder.list(`locales/${language}`).includes('lexicon.yaml'))
      return { studies: [], wrong: [noLexicon(language)] }
    const { lexicon, findings: wrong } = readLexicon(folder, language, sheet)
    if (!lexicon) return { studies: [], wrong }
    const reader = new TextReader(lexicon)
    const scalars = texts ? texts(sheet) : cardTexts(folder, language, sheet)
    return { reader, studies: studyCards(scalars, reader, sheet), wrong }
  }
  const own = read(lang, loose)
  const original = lang === first && !loose ? undefined : read(first)
  const cards = own.studies.map((study) => {
    const source = original?.studies.find(({ card }) => card === study.card)
    return matrixCard(study, source, sheet, (kind) => own.reader!.lexicon.kinds.get(kind)?.closed ?? false)
  })
  return { lang, cards, findings: own.wrong }
}

function matrixCard(
  study: CardStudy,
  source: CardStudy | undefined,
  { kinds }: FactSheet,
  isClosed: (kind: string) => boolean,
): MatrixCard {
  const { card, text, readsLike, unreadable } = study
  const facts = study.verdicts.map(({ fact, verdict, said }): MatrixFact => {
    const { id, clause, kind, choice } = fact
    const there = source?.verdicts.find((each) => each.fact.id === id && each.verdict === 'stated')?.said
    return {
      id,
      clause,
      kind,
      means: kinds.get(kind)!.means,
      expected: choice,
      verdict,
      closed: isClosed(kind),
      ...(said && { said: wordsIn(study, said) }),
      ...(source && there && { original: wordsIn(source, there) }),
    }
  })
  const added = study.added.map((said) => wordsIn(study, said))
  return {
    card,
    text,
    ...(source && { original: source.text }),
    ...(readsLike && { readsLike }),
    unreadable,
    facts,
    added,
  }
}

function wordsIn(study: CardStudy, said: Mention): Words {
  const { from, to } = study.reading.text
  return {
    kind: said.kind,
    says: said.choice,
    words: wordsOf(study.reading, said),
    place: study.place(...spanOf(study.reading, said)),
    spans: parts(said)
      .filter((part) => part.to > part.from)
      .map((part) => [from[part.from]!, to[part.to - 1]!] as const),
  }
}

const NO_FACTS: Finding = {
  code: 'facts-none',
  severity: 'info',
  message: 'this game has no data/facts.yaml, so there is nothing to compare its card texts with',
}

import { type Fact, type FactSheet, readFacts } from '../../facts/read.ts'
import { type CardStudy, cardTexts, spanOf, studyCards, wordsOf } from '../../facts/study.ts'
import type { Check, Finding, Place, Problem } from '../../finding.ts'
import { sourceLanguage } from '../../game/game.ts'
import type { GameReading } from '../../game/read.ts'
import { type Mention, TextReader } from '../../lexicon/mentions.ts'
import { lexiconFile, readLexicon } from '../../lexicon/read.ts'
import { type GameFolder, memoryFolder } from '../../source/folder.ts'

/** The card texts of one language, compared with the facts of the cards. */
export interface FactSubject {
  readonly lang: string
  /** What is wrong with data/facts.yaml; told once, with the first language. */
  readonly faults: readonly Finding[]
  readonly sheet?: FactSheet
  /** Where the language's lexicon is or should be. */
  readonly lexiconFile: string
  readonly hasLexicon: boolean
  /** What is wrong with the lexicon. */
  readonly lexiconFaults: readonly Finding[]
  readonly reader?: TextReader
  /** Nothing without a lexicon. */
  readonly cards: readonly CardStudy[]
  /** How the language the others are translated from says a fact; nothing for that language itself. */
  readonly original: (fact: Fact) => string | undefined
}

export type FactCheck = Check<FactSubject, FactFiles>

/** Files of an example: "locales/en/cards.yaml" → its text. */
export type FactFiles = Readonly<Record<string, string>>

export function factSubjects({ game, folder }: GameReading, languages: readonly string[]): FactSubject[] {
  return game ? subjectsIn(folder, languages, sourceLanguage(game)) : []
}

export const subjectOfFiles = (files: FactFiles): FactSubject =>
  subjectsIn(memoryFolder(files), ['en'], 'en')[0]!

function subjectsIn(folder: GameFolder, languages: readonly string[], first: string): FactSubject[] {
  const { sheet, findings: faults } = readFacts(folder)
  const read = new Map<string, LanguageReading>()
  const readOnce = (lang: string) => {
    const known = read.get(lang) ?? readLanguage(folder, lang, sheet)
    read.set(lang, known)
    return known
  }
  return languages.map((lang, i) => ({
    lang,
    faults: i === 0 ? faults : [],
    ...(sheet && { sheet }),
    lexiconFile: lexiconFile(lang),
    ...readOnce(lang),
    original: (fact) => {
      if (lang === first) return undefined
      const study = readOnce(first).cards.find(({ card }) => card === fact.card)
      const said = study?.verdicts.find((verdict) => verdict.fact.id === fact.id)?.said
      return said && wordsOf(study!.reading, said)
    },
  }))
}

type LanguageReading = Pick<FactSubject, 'hasLexicon' | 'lexiconFaults' | 'reader' | 'cards'>

function readLanguage(folder: GameFolder, lang: string, sheet: FactSheet | undefined): LanguageReading {
  const hasLexicon = folder.list(`locales/${lang}`).includes('lexicon.yaml')
  if (!sheet || !hasLexicon) return { hasLexicon, lexiconFaults: [], cards: [] }
  const { lexicon, findings } = readLexicon(folder, lang, sheet)
  if (!lexicon) return { hasLexicon, lexiconFaults: findings, cards: [] }
  const reader = new TextReader(lexicon)
  const cards = studyCards(cardTexts(folder, lang, sheet), reader, sheet)
  return { hasLexicon, lexiconFaults: [], reader, cards }
}

/** The facts of a card that is not another's and can be read: the others have one finding for all. */
export const readableCards = ({ cards }: FactSubject): readonly CardStudy[] =>
  cards.filter(({ readsLike, unreadable }) => !readsLike && !unreadable)

export const isClosed = ({ reader }: FactSubject, kind: string): boolean =>
  reader?.lexicon.kinds.get(kind)?.closed ?? false

/** A problem at the words of a mention. */
export function problemAt(
  { lang }: FactSubject,
  study: CardStudy,
  said: Mention,
  fact: string,
  problem: Pick<Problem, 'message' | 'hint' | 'severity'>,
): Problem {
  return {
    ...problem,
    place: study.place(...spanOf(study.reading, said)),
    lang,
    key: `cards:${study.card}.text`,
    fact,
    quote: wordsOf(study.reading, said),
  }
}

/** Where something is missing: at the words of its clause, or at the beginning of the text. */
export function placeOfClause(study: CardStudy, clause: string): Place {
  const spans = study.verdicts.flatMap(({ fact, said }) =>
    fact.clause === clause && said ? [spanOf(study.reading, said)] : [],
  )
  if (spans.length === 0) return placeOfText(study)
  const [first] = spans.toSorted((a, b) => a[0] - b[0])
  return study.place(...first!)
}

/** The first line of a text. */
export const placeOfText = ({ text, place }: CardStudy): Place =>
  place(0, Math.max(1, text.indexOf('\n') < 0 ? text.length : text.indexOf('\n')))

/** For the beginning of a hint: what the translated card says here. */
export function spoken(subject: FactSubject, fact: Fact): string {
  const words = subject.original(fact)
  return words
    ? `The original says “${words}”. `
    : `For example: “${subject.sheet?.kinds.get(fact.kind)?.example}”. `
}

export const meaning = ({ sheet }: FactSubject, kind: string): string => sheet?.kinds.get(kind)?.means ?? kind

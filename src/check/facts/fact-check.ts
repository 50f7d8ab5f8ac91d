import { type Alarm, alarmsOf } from '../../facts/alarms.ts'
import { type FactNaming, factNamesFile } from '../../facts/names.ts'
import type { Fact, FactSheet } from '../../facts/read.ts'
import { type CardStudy, spanOf, studyCards, wordsOf } from '../../facts/study.ts'
import {
  type Check,
  type FactName,
  type Finding,
  type Place,
  type Problem,
  type Sentence,
  say,
  told,
} from '../../finding.ts'
import { sourceLanguage } from '../../game/game.ts'
import { examplesFile, lexiconFile } from '../../lexicon/file.ts'
import type { Mention } from '../../lexicon/mention.ts'
import type { TextReader } from '../../lexicon/mentions.ts'
import { Library } from '../../library/library.ts'
import { compareRoughly, type RoughComparison } from '../../library/rough.ts'
import { PSEUDO } from '../../locale/pseudo.ts'
import { type Edit, edited, showEdit } from '../../source/edit.ts'
import type { GameFolder } from '../../source/folder.ts'
import { type CheckGroup, checkGroup, type LanguageOf } from '../check.ts'
import { exampleGame } from '../example-game.ts'

/** The card texts of one language, compared with the facts of the cards. */
export interface FactSubject {
  readonly lang: string
  readonly folder: GameFolder
  /** What is wrong with data/facts.yaml. */
  readonly faults: readonly Finding[]
  readonly sheet?: FactSheet
  /** Where the language's lexicon begins or should begin. */
  readonly lexiconFile: string
  readonly hasLexicon: boolean
  /** What is wrong with the lexicon. */
  readonly lexiconFaults: readonly Finding[]
  readonly reader?: TextReader
  /** What the language calls the kinds of facts. */
  readonly naming: FactNaming
  readonly namesFile: string
  /** Nothing without a lexicon. */
  readonly cards: readonly CardStudy[]
  /** Nothing with a whole lexicon: in what the texts differ from those they are translated from. */
  readonly rough: RoughComparison
  /** How the language the others are translated from says a fact; nothing for that language itself. */
  readonly original: (fact: Fact) => string | undefined
}

export type FactCheck = Check<FactSubject, Edit>

// What examples change.
export const CARDS = 'locales/en/cards.yaml'
/** This language has no lexicon. */
export const GERMAN_CARDS = 'locales/de/cards.yaml'
export const FACT_NAMES = factNamesFile('de')
export const LEXICON = lexiconFile('en')
export const EXAMPLES = examplesFile('en')

export const factGroup = (name: string, checks: readonly FactCheck[]): CheckGroup<LanguageOf> =>
  checkGroup<LanguageOf, FactSubject, Edit>({
    name,
    checks,
    subject: factSubject,
    folder: (edit) => edited(exampleGame, edit),
    fromExample: (edit) =>
      subjectIn({ library: new Library(edited(exampleGame, edit)), lang: languageOf(edit) }, 'en'),
    show: (edit) => showEdit(edit, exampleGame),
  })

/** The language whose words an example changes. */
const languageOf = ({ file }: Edit): string => /^locales\/(\w+)\//.exec(file)?.[1] ?? 'en'

/** The pseudo-language is made, not written. */
const factSubject = (given: LanguageOf): FactSubject | undefined =>
  given.library.game && given.lang !== PSEUDO
    ? subjectIn(given, sourceLanguage(given.library.game))
    : undefined

function subjectIn({ library, lang, texts }: LanguageOf, first: string): FactSubject {
  const { sheet, findings: faults } = library.facts
  const { hasLexicon, reader, findings: lexiconFaults } = library.lexicon(lang)
  return {
    lang,
    folder: library.folder,
    faults,
    ...(sheet && { sheet }),
    lexiconFile: lexiconFile(lang),
    hasLexicon,
    lexiconFaults,
    ...(reader && { reader }),
    naming: library.factNames(lang),
    namesFile: factNamesFile(lang),
    cards: texts && reader && sheet ? studyCards(texts, reader, sheet) : library.studies(lang),
    rough: compareRoughly(library, lang, texts),
    original: (fact) => {
      if (lang === first && !texts) return undefined
      const study = library.studies(first).find(({ card }) => card === fact.card)
      const said = study?.verdicts.find((verdict) => verdict.fact.id === fact.id)?.said
      return said && wordsOf(study!.reading, said)
    },
  }
}

/** The file with the words for a kind. */
export const fileOf = ({ reader, lexiconFile }: FactSubject, kind: string): string =>
  reader?.outline.kinds.get(kind)?.place.file ?? lexiconFile

/** Whether the language lists all ways of saying a kind. */
const isClosed =
  ({ reader }: FactSubject) =>
  (kind: string): boolean =>
    reader?.outline.kinds.get(kind)?.closed ?? false

/** All there is to say about the cards of a language. */
export function* alarmsIn(subject: FactSubject): Generator<{ study: CardStudy; alarm: Alarm }> {
  for (const study of subject.cards)
    for (const alarm of alarmsOf(study, isClosed(subject), subject.sheet!.kinds)) yield { study, alarm }
}

/** A problem at the words of a mention. */
export function problemAt(
  { lang }: FactSubject,
  study: CardStudy,
  said: Mention,
  fact: string,
  [message, hint]: readonly [message: Sentence, hint: Sentence],
): Problem {
  return {
    ...told(message, hint),
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
export function spoken(subject: FactSubject, fact: Fact): Sentence {
  const words = subject.original(fact)
  return words
    ? say`The original says “${words}”.`
    : say`For example: “${subject.sheet?.kinds.get(fact.kind)?.example ?? ''}”.`
}

export const meaning = ({ sheet }: FactSubject, kind: string): FactName => ({
  kind,
  name: sheet?.kinds.get(kind)?.means ?? kind,
})

export const choiceOf = (kind: string, choice: string): FactName => ({ kind, choice, name: choice })

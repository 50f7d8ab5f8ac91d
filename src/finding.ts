/** Something a check, a reader or a layout has to say about the user's files. */
export interface Finding {
  readonly code: string
  readonly severity: Severity
  /** Found, and what was expected. */
  readonly message: string
  /** What to do next. */
  readonly hint?: string
  /** Both as they can be said in other languages; nothing where they are English alone. */
  readonly said?: Said
  readonly place?: Place
  /** What it is about when that stands in no file: an option of the command line, "--offset". */
  readonly option?: string
  readonly lang?: string
  /** Locale key, "cards:the-gift.text". */
  readonly key?: string
  /** Fact id, card/clause/kind. */
  readonly fact?: string
  /** The words found. */
  readonly quote?: string
}

export interface Said {
  readonly message: Sentence
  readonly hint?: Sentence
}

/** English words with what is filled into them. Other languages know them by their pattern, so they are written once and no key is made up. */
export interface Sentence {
  /** 'a space before "{0}"' */
  readonly pattern: string
  readonly values: readonly Value[]
}

/** What a fact of a game is about, or one of its choices: a game may have names for them in its languages. */
export interface FactName {
  readonly kind: string
  readonly choice?: string
  readonly name: string
}

/** Something of a game, by its id, which the words of the game have names for; or a field of the page, by its option. */
export interface ThingName {
  readonly thing: 'piece' | 'card' | 'expansion' | 'field'
  readonly name: string
}

export type Value = string | number | Sentence | FactName | ThingName

export const pieceNamed = (id: string): ThingName => ({ thing: 'piece', name: id })
export const expansionNamed = (id: string): ThingName => ({ thing: 'expansion', name: id })
export const fieldNamed = (option: string): ThingName => ({ thing: 'field', name: option })
export const cardNamed = (id: string): ThingName => ({ thing: 'card', name: id })

/** say`a space before "${mark}"` */
export const say = (parts: TemplateStringsArray, ...values: readonly Value[]): Sentence => ({
  pattern: parts.reduce((all, part, i) => `${all}{${i - 1}}${part}`),
  values,
})

/** A sentence with its values, each said as `word` says it. */
export const filledIn = (pattern: string, values: readonly Value[], word: (value: Value) => string): string =>
  pattern.replaceAll(/\{(\d)\}/g, (_, at: string) => word(values[Number(at)]!))

export const inEnglish = (value: Value): string => {
  if (typeof value !== 'object') return String(value)
  return 'name' in value ? value.name : filledIn(value.pattern, value.values, inEnglish)
}

/** Message and hint of a finding, in English and as others can say them. */
export const told = (
  message: Sentence,
  hint?: Sentence,
): Pick<Finding, 'message' | 'said'> & { hint?: string } => ({
  message: inEnglish(message),
  ...(hint && { hint: inEnglish(hint) }),
  said: { message, ...(hint && { hint }) },
})

/** The same of a message that may be what somebody else says, in English alone. */
export const toldOr = (message: Sentence | string, hint: Sentence): ReturnType<typeof told> =>
  typeof message === 'string' ? { message, hint: inEnglish(hint) } : told(message, hint)

/** The beginning of a long text, for messages. */
export function excerpt(text: string, most = 40): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}

/** Words as somebody wrote them; quotes are those of the language they are told in. */
export const inQuotes = (words: string | ThingName): Value => say`“${words}”`

/** "a, b and c" */
export const listed = (all: readonly Value[]): Value =>
  all.length > 1 ? say`${commas(all.slice(0, -1))} and ${all.at(-1)!}` : (all[0] ?? '')

const commas = (all: readonly Value[]): Value => all.reduce((before, each) => say`${before}, ${each}`)

/** Findings in the order they are told, each of them once. */
export class Findings {
  readonly all: Finding[] = []
  readonly #told = new Set<string>()

  readonly find = (finding: Finding): void => {
    const { code, message, quote, place } = finding
    const key = `${code} ${place?.file}:${place?.line}:${place?.column} ${message} ${quote ?? ''}`
    if (!this.#told.has(key)) this.all.push(finding)
    this.#told.add(key)
  }
}

export type Severity = 'error' | 'warning' | 'info'

/** A stretch of a file; lines and columns count from 1, the end is just behind the last character. */
export interface Place {
  /** Relative to the game folder, with forward slashes. */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
}

/** For what is wrong with a file as a whole. */
export const beginningOf = (file: string): Place => ({ file, line: 1, column: 1, endLine: 1, endColumn: 1 })

/** One thing that must hold. A check is a file of its own and brings its evidence with it. */
export interface Check<Subject, Source> {
  /** What a finding is called: "starters-not-players". Unique in the program. */
  readonly code: string
  readonly severity: Severity
  /** What is known to be true when this check is silent, in a sentence. */
  readonly proves: string
  /** Run as tests, and printed by `growl check --explain CODE`. At least one good and one bad. */
  readonly examples: readonly Example<Source>[]
  readonly run: (subject: Subject) => Iterable<Problem>
}

/** A finding before the check's own code and severity are added. */
export type Problem = Omit<Finding, 'code' | 'severity'> & { readonly severity?: Severity }

export type Example<Source> =
  | { readonly good: Source }
  /** `at` is where the first finding must point: "data/setup.yaml:4:9", or data/setup.yaml “draw: ▸6” to be looked up. */
  | { readonly bad: Source; readonly at: string }

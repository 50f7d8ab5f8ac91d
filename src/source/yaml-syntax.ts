import { type Sentence, say } from '../finding.ts'

/** What is wrong, and what to do; in the parser's own words where nobody has written better ones. */
export interface Explained {
  readonly message: Sentence | string
  readonly hint: Sentence
}

/** What the YAML parser complains of, said in the words of somebody who writes game files. */
export function explainSyntax(problem: { code: string; message: string }): Explained {
  const known = EXPLANATIONS.find(([pattern]) => pattern.test(problem.message))
  if (known) return { message: known[1], hint: known[2] }
  const message = problem.message.charAt(0).toLowerCase() + problem.message.slice(1)
  return { message: message.length > 120 ? `${message.slice(0, 120)}…` : message, hint: GENERAL_HINT }
}

/** A bracket, or the quote that a text begins with. */
export interface Mark {
  readonly at: number
  readonly mark: string
}

/** Where that begins which is not closed: the parser complains where it gives up waiting for the end, which may be behind the last line. */
export function openingOf(
  { message, pos }: { message: string; pos: readonly [start: number, end: number] },
  marks: readonly Mark[],
): Mark | undefined {
  const before = marks.filter(({ at }) => at < pos[0])
  if (/^Missing closing/.test(message)) return before.findLast(({ mark }) => /["']/.test(mark))
  if (!/end with a [\]}]/.test(message)) return undefined
  const open: Mark[] = []
  for (const each of before) {
    if (/[[{]/.test(each.mark)) open.push(each)
    else if (/[\]}]/.test(each.mark)) open.pop()
  }
  return open.at(-1)
}

export const ALIAS_HINT = say`A text that begins with * must be quoted; *name repeats a value marked with &name earlier.`

const BLOCK_HINT = say`Put the text in a |- block (or in quotes): colons, # and brackets are then plain text.`
const INDENT_HINT = say`Indent lines that belong together alike, with spaces.`
const GENERAL_HINT = say`Check colons, quotes, brackets and indentation near this place.`

const EXPLANATIONS: readonly (readonly [pattern: RegExp, message: Sentence, hint: Sentence])[] = [
  [/^Tabs/, say`there is a tab in the indentation`, say`Indent with spaces: YAML allows no tabs there.`],
  [/end with a \]/, say`the list that begins with [ is not closed`, say`Add the missing ].`],
  [/end with a \}/, say`the map that begins with { is not closed`, say`Add the missing }.`],
  [/^Missing closing "/, say`the text that begins with " is not closed`, say`Add the missing ".`],
  [
    /^Missing closing '/,
    say`the text that begins with ' is not closed`,
    say`Add the missing '; write '' for one inside.`,
  ],
  [
    /^Nested mappings are not allowed/,
    say`a second colon follows on one key, or an indented key follows a value`,
    BLOCK_HINT,
  ],
  [/^Plain value cannot start/, say`a text may not begin with this character`, BLOCK_HINT],
  [/^Unresolved tag/, say`a value may not begin with !`, say`Put the text in quotes, or remove the !tag.`],
  [
    /^Invalid escape/,
    say`a backslash in "…" quotes begins an unknown escape`,
    say`Write \\\\, or put the text in a |- block.`,
  ],
  [
    /^Implicit map keys need/,
    say`a line without a colon where a key was expected`,
    say`Write "key: value", or indent the line.`,
  ],
  [/same column/, say`this line is indented differently from the keys before it`, INDENT_HINT],
  [/at node end/, say`something follows a value that is already complete`, BLOCK_HINT],
  [/^Block scalar/, say`the lines of this text block are indented unevenly`, INDENT_HINT],
]

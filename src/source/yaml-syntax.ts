/** What the YAML parser complains of, said in the words of somebody who writes game files. */
export function explainSyntax(problem: { code: string; message: string }): { message: string; hint: string } {
  const known = EXPLANATIONS.find(([pattern]) => pattern.test(problem.message))
  if (known) return { message: known[1], hint: known[2] }
  const message = problem.message.charAt(0).toLowerCase() + problem.message.slice(1)
  return { message: message.length > 120 ? `${message.slice(0, 120)}…` : message, hint: GENERAL_HINT }
}

export const ALIAS_HINT =
  'A text that begins with * must be quoted; *name repeats a value marked with &name earlier.'

const BLOCK_HINT = 'Put the text in a |- block (or in quotes): colons, # and brackets are then plain text.'
const INDENT_HINT = 'Indent lines that belong together alike, with spaces.'
const GENERAL_HINT = 'Check colons, quotes, brackets and indentation near this place.'

const EXPLANATIONS: readonly (readonly [pattern: RegExp, message: string, hint: string])[] = [
  [/^Tabs/, 'there is a tab in the indentation', 'Indent with spaces: YAML allows no tabs there.'],
  [/end with a \]/, 'the list that begins with [ is not closed', 'Add the missing ].'],
  [/end with a \}/, 'the map that begins with { is not closed', 'Add the missing }.'],
  [/^Missing closing "/, 'the text that begins with " is not closed', 'Add the missing ".'],
  [
    /^Missing closing '/,
    "the text that begins with ' is not closed",
    "Add the missing '; write '' for one inside.",
  ],
  [
    /^Nested mappings are not allowed/,
    'a second colon follows on one key, or an indented key follows a value',
    BLOCK_HINT,
  ],
  [/^Plain value cannot start/, 'a text may not begin with this character', BLOCK_HINT],
  [/^Unresolved tag/, 'a value may not begin with !', 'Put the text in quotes, or remove the !tag.'],
  [
    /^Invalid escape/,
    'a backslash in "…" quotes begins an unknown escape',
    'Write \\\\, or put the text in a |- block.',
  ],
  [
    /^Implicit map keys need/,
    'a line without a colon where a key was expected',
    'Write "key: value", or indent the line.',
  ],
  [/same column/, 'this line is indented differently from the keys before it', INDENT_HINT],
  [/at node end/, 'something follows a value that is already complete', BLOCK_HINT],
  [/^Block scalar/, 'the lines of this text block are indented unevenly', INDENT_HINT],
]

/** Words that begin with a digit and are numbers in YAML. */
const NUMBER = /^\d(?:[\d.]*(?:[eE][-+]?\d+)?|o[0-7]+|x[\da-fA-F]+)$/

/** Numbers as anybody would write them. */
const SIMPLE = /^(?:\d{1,15}|(?:0|[1-9]\d{0,7})\.\d{0,5}[1-9])$/

/** What a word without quotes means in YAML; undefined for nothing at all, and for numbers that are written in other ways. */
export function meaningOf(word: string): string | number | boolean | undefined {
  if (NUMBER.test(word)) return SIMPLE.test(word) ? Number(word) : undefined
  if (/^(?:true|True|TRUE|false|False|FALSE)$/.test(word)) return /^t/i.test(word)
  return /^(?:null|Null|NULL)$/.test(word) ? undefined : word
}

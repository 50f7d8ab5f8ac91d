/** Words that begin with a digit and are numbers in YAML. */
const NUMBER = /^\d(?:[\d.]*(?:[eE][-+]?\d+)?|o[0-7]+|x[\da-fA-F]+)$/

/** What a word without quotes means in YAML; undefined for nothing at all, and for numbers that are not simply whole. */
export function meaningOf(word: string): string | number | boolean | undefined {
  if (NUMBER.test(word)) return /^\d{1,15}$/.test(word) ? Number(word) : undefined
  if (/^(?:true|True|TRUE|false|False|FALSE)$/.test(word)) return /^t/i.test(word)
  return /^(?:null|Null|NULL)$/.test(word) ? undefined : word
}

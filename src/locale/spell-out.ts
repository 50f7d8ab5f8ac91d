/** The rules by which the Unicode CLDR spells numbers in a language, as the package cldr-rbnf has them. */
export type SpelloutRules = Readonly<Record<string, readonly (readonly [base: string, text: string])[]>>

/** What cards count. */
const LEAST = 2
const MOST = 20

/** Sets of rules for counting things. Years, days and sums on cheques are spelled in words that mean other things, too. */
const COUNTING = /^%spellout-(?:cardinal|numbering)(?!.*(?:year|days|financial))/

/** Words for the numbers that cards count, in all genders and cases; words that stand for two numbers are left out. */
export function numberWordsIn(rules: SpelloutRules): Map<string, number> {
  const words = new Map<string, number>()
  const ambiguous = new Set<string>()
  for (const set of Object.keys(rules).filter((name) => COUNTING.test(name)))
    for (let number = LEAST; number <= MOST; number++) {
      const word = spelled(rules, set, number)
        ?.replaceAll(/[\u00ad\u200b]/g, '')
        .trim()
        .toLowerCase()
      if (!word || /\d/.test(word)) continue
      if ((words.get(word) ?? number) !== number) ambiguous.add(word)
      words.set(word, number)
    }
  for (const word of ambiguous) words.delete(word)
  return words
}

/** Deeper than any rules for numbers this small. */
const MAX_DEPTH = 10

/** What a set of rules makes of a number; nothing where it uses what only greater numbers need. */
function spelled(rules: SpelloutRules, set: string, number: number, depth = 0): string | undefined {
  const rule = ruleFor(rules[set] ?? [], number)
  if (!rule || depth > MAX_DEPTH) return undefined
  const { divisor } = rule
  const rest = number % divisor
  const text = rule.text
    .replace(/;$/, '')
    .replace(/^'/, '')
    .replaceAll(/\[([^[\]|]*)(?:\|([^[\]]*))?\]/g, (_, some: string, none = '') => (rest > 0 ? some : none))
  if (/[$#]/.test(text)) return undefined
  const parts = { '→': rest, '←': Math.floor(number / divisor), '=': number }
  let isWhole = true
  const filled = text.replaceAll(/([→←=])(%[%\w-]*)?→?\1/g, (_, sign: keyof typeof parts, name = set) => {
    const word = spelled(rules, name, parts[sign], depth + 1)
    isWhole &&= word !== undefined
    return word ?? ''
  })
  return isWhole ? filled : undefined
}

/** The last rule that begins at the number or before it, and what it divides by: "20" by 10, "1100/100" by 100. */
function ruleFor(
  rules: SpelloutRules[string],
  number: number,
): { text: string; divisor: number } | undefined {
  const all = rules.flatMap(([from, text]) => {
    const [, base, radix = '10'] = /^(\d+)(?:\/(\d+))?$/.exec(from) ?? []
    return base === undefined ? [] : [{ base: Number(base), radix: Number(radix), text }]
  })
  const rule = all.findLast(({ base }) => base <= number)
  if (!rule) return undefined
  let divisor = 1
  while (divisor * rule.radix <= rule.base) divisor *= rule.radix
  return { text: rule.text, divisor }
}

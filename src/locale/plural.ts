/** Intl answers for a language it does not know with the rules of the machine's own: then English, everywhere alike. */
export function pluralTag(tag: string): string {
  try {
    return Intl.PluralRules.supportedLocalesOf(tag)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/** The forms a language tells apart, and those among them that the numbers of a game need. */
export function pluralForms(tag: string): { all: readonly string[]; used: readonly string[] } {
  const rules = new Intl.PluralRules(pluralTag(tag))
  const used = new Set(Array.from({ length: 130 }, (_, n) => rules.select(n)))
  return { all: rules.resolvedOptions().pluralCategories, used: [...used].sort() }
}

/** Words whose first letter is large. */
export const asSentence = (words: string, lang: string): string =>
  words.slice(0, 1).toLocaleUpperCase(lang) + words.slice(1)

/**
 * A command; a path, a file or an attribute by what no word has in it; something filled in, like the id of a card. It is typed as
 * it stands, whatever follows.
 */
export const beginsAsItStands = (pattern: string): boolean =>
  /^(?:npx\s|[\w.-]*(?:[/=_]|\.[a-z]+\b)|\{)/.test(pattern)

// What writers set off with marks: endings of any gender, icons as words in brackets.

/** Endings that writers set off so that a word is of any gender or number: "Spieler:innen", "joueur·euse·s", "jugador/a", "card(s)". */
export function markedEndings(endings: readonly string[]): RegExp {
  const any = endings.join('|')
  return endingsLike(`(?:[:_·•/]-?(?:${any})(?!\\p{L})|\\((?:${any})\\))+`)
}

/** The same again, from its source. */
export const endingsLike = (source: string): RegExp => new RegExp(source, 'iuy')

/** Icons that writers name in brackets: "[Apple]" is read as ":apple:". */
export interface BracketIcons {
  readonly pattern: RegExp
  /** By the word in the brackets, in small letters. */
  readonly icons: ReadonlyMap<string, string>
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export function bracketIcons(words: ReadonlyMap<string, string>): BracketIcons {
  const any = [...words.keys()].map(escaped).join('|')
  return { pattern: new RegExp(`[[［【〔<＜]\\s*(${any})\\s*[\\]］】〕>＞]`, 'iuy'), icons: words }
}

const LETTER = /[\p{L}\p{M}]/u
const MARK = /[:_·•/(]/

/** How long the ending is that is set off behind a letter here. */
export function endingAt(input: string, at: number, endings: RegExp): number {
  if (at === 0 || !MARK.test(input[at]!) || !LETTER.test(input[at - 1]!)) return 0
  endings.lastIndex = at
  return endings.exec(input)?.[0].length ?? 0
}

/** The icon that stands here as a word in brackets. */
export function iconAt(
  input: string,
  at: number,
  { pattern, icons }: BracketIcons,
): { icon: string; end: number } | undefined {
  pattern.lastIndex = at
  const match = pattern.exec(input)
  const icon = match && icons.get(match[1]!.toLowerCase())
  return icon === undefined || icon === null ? undefined : { icon: `:${icon}:`, end: at + match![0].length }
}

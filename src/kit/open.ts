import type { ContextSource } from '../card/context.ts'
import { type Ink, readTheme } from '../card/theme.ts'
import type { Finding } from '../finding.ts'
import { type Game, sourceLanguage } from '../game/game.ts'
import { gameNumbers } from '../game/numbers.ts'
import { PSEUDO, pseudoLocale } from '../locale/pseudo.ts'
import { readLocale } from '../locale/read.ts'
import { translate, type Words } from '../locale/translate.ts'

/** The words of a language of the game, the pseudo-language included. */
export async function openWords(game: Game, lang: string): Promise<Words> {
  const source = readLocale(game.folder, sourceLanguage(game))
  const own =
    lang === PSEUDO ? pseudoLocale(source) : lang === source.lang ? source : readLocale(game.folder, lang)
  return translate(own, source, gameNumbers(game))
}

export interface Opening {
  readonly lang: string
  readonly ink: Ink
  readonly englishNames: boolean
  readonly bilingual?: string
}

/** Everything the pieces of one language are made of. */
export async function openSource(
  game: Game,
  { lang, ink, englishNames, bilingual }: Opening,
): Promise<{ source: ContextSource; findings: readonly Finding[] }> {
  const { theme, findings } = readTheme(game.folder, ink)
  const words = await openWords(game, lang)
  const second = bilingual && bilingual !== lang ? await openWords(game, bilingual) : undefined
  return { source: { game, words, theme, ink, englishNames, ...(second && { second }) }, findings }
}

import type { Game } from '../game/game.ts'
import { languageOf } from '../locale/languages.ts'
import { PSEUDO } from '../locale/pseudo.ts'
import { split, unknown } from './choose.ts'
import { UsageError } from './option.ts'

/** Languages of the game by their folders in locales/, each once: "de", "DE", "pt_br", and "all" for all of them. */
export function chooseLanguages(game: Game | undefined, names: string | undefined): readonly string[] {
  const known = game?.languages ?? []
  if (names === undefined || names.toLowerCase() === 'all' || !game) return known
  const chosen = languagesNamed(known, names)
  if (chosen.length === 0) throw new UsageError(`Name a language: ${known.join(', ')}, or "all".`)
  return chosen
}

/** Languages by their names, each once; none if nothing is named. */
export function languagesNamed(known: readonly string[], names: string): readonly string[] {
  const chosen = split(names).map((name) => {
    const language = languageNamed(name, known)
    if (language === undefined) throw unknownLanguage(name, known)
    return language
  })
  return [...new Set(chosen)]
}

/** The one language of an option. */
export function chooseLanguage(game: Game, option: string, name: string): string {
  const [language, ...others] = name.toLowerCase() === 'all' ? [] : languagesNamed(game.languages, name)
  if (language === undefined || others.length > 0)
    throw new UsageError(`${option} ${name}: name one language of ${game.languages.join(', ')}.`)
  return language
}

function unknownLanguage(name: string, known: readonly string[]): UsageError {
  const kin = known.filter((code) => baseOf(code) === baseOf(name)).map((code) => languageOf(code).tag)
  return kin.length > 0
    ? new UsageError(`There is no language "${name}"; there is ${kin.join(', ')}.`)
    : unknown('language', name, known)
}

/** Whether this is the very language, however its code is written; "fr-CA" is not "fr" for somebody who begins it. */
export const isSameLanguage = (name: string, code: string): boolean =>
  [code, languageOf(code).tag].some((each) => plain(each) === plain(name))

/** Case does not matter; "pt" is pt-BR where there is no other Portuguese, and "fr-CA" is fr. But zh-Hans is not zh. */
function languageNamed(name: string, known: readonly string[]): string | undefined {
  const wanted = plain(name)
  if (wanted === PSEUDO) return PSEUDO
  const [only, ...others] = known.filter((code) => baseOf(code) === wanted)
  return (
    known.find((code) => isSameLanguage(name, code)) ??
    (others.length === 0 ? only : undefined) ??
    known.find((code) => plain(code) === baseOf(name) && scriptOf(name) === scriptOf(languageOf(code).tag))
  )
}

const plain = (name: string): string => name.toLowerCase().replaceAll('_', '-')
const baseOf = (name: string): string => plain(name).split('-')[0]!

/** The script people write it in: zh-CN is written in Hans. */
function scriptOf(name: string): string | undefined {
  try {
    return new Intl.Locale(plain(name)).maximize().script
  } catch {
    return undefined
  }
}

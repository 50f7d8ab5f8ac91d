import { sourceLanguage } from '../../game/game.ts'
import { nameIn, printablesOf } from '../../kit/printables.ts'
import type { Library } from '../../library/library.ts'
import { chooseExpansions } from '../../order/choose.ts'

/** What can be printed by itself, by the names that a language has for it. */
export async function reprintable(
  library: Library,
  { lang, expansion }: { readonly lang: string; readonly expansion?: string },
): Promise<readonly string[]> {
  const game = library.readableGame
  const words = await library.words(game.languages.includes(lang) ? lang : sourceLanguage(game))
  const named = printablesOf(game, chooseExpansions(game, expansion)).flatMap((printable) => {
    const name = nameIn(words, printable)
    return name === undefined ? [] : [{ id: printable.id, name }]
  })
  // What shares its name with another can only be asked for by its id.
  const isShared = (name: string) => named.filter((each) => each.name === name).length > 1
  return named.map(({ id, name }) => (isShared(name) ? id : name))
}

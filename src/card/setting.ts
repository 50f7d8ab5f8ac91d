import type { Game } from '../game/game.ts'
import { findIcon } from '../icon/find.ts'
import { Glossary, type IconArt, type Setting } from '../layout/layout.ts'
import { ownNames } from '../locale/glossary.ts'
import type { Words } from '../locale/translate.ts'
import type { Theme } from './theme.ts'

/** How texts of a game are set in one language. Made once per language: it remembers what it has looked up. */
export function settingOf(game: Game, words: Words, theme: Theme): Setting {
  const icon = (name: string): IconArt | undefined => {
    const own = game.icons.find(({ id }) => id === name)
    const art = findIcon(own?.art ?? name)
    const color = theme.iconColor(name)
    // What has no name in the language is a mark to look at, and is not read out.
    const term = words.term(name)
    return art && { ...art, alt: term ? `[${term}]` : '', ...(color && { color }) }
  }
  return { language: words.language, icon, glossary: new Glossary(ownNames(words)) }
}

import { hasBook } from '../../book/book.ts'
import { sourceLanguage } from '../../game/game.ts'
import { EXTRAS, GROUPS } from '../../game/schema.ts'
import { toMm } from '../../geometry/length.ts'
import { programVersion } from '../../host/version.ts'
import type { Library } from '../../library/library.ts'
import { languageOf } from '../../locale/languages.ts'
import type { GameView, NamesView } from '../talk.ts'

/** What of a game the page offers to choose from. */
export function gameView(library: Library): GameView {
  const game = library.readableGame
  const { papers, cards } = game.formats
  return {
    id: game.id,
    languages: game.languages.map((code) => {
      const { tag } = languageOf(code)
      return { code, tag, name: nameOf(tag) }
    }),
    papers: Object.keys(papers),
    sizes: Object.entries(cards).map(([id, { width, height }]) => ({
      id,
      width: toMm(width),
      height: toMm(height),
    })),
    groups: GROUPS.filter((group) => group === 'rules' || game.pieces.some((piece) => piece.group === group)),
    extras: EXTRAS,
    expansions: game.expansions.map(({ id }) => id),
    editions: game.editions
      .map(({ id }) => id)
      .sort((a, b) => Number(b === game.edition) - Number(a === game.edition)),
    choices: game.choices.map(({ id, alternatives, usual }) => ({
      id,
      alternatives: Object.keys(alternatives),
      usual,
    })),
    players: game.columns.map(({ players }) => players),
    hasRules: game.rules !== undefined,
    hasBook: hasBook(game),
    hasFacts: library.facts.sheet !== undefined,
    version: programVersion(),
  }
}

/** What the words of a language call the things of a game: for somebody who chooses among them, and for findings about them. */
export async function namesOf(library: Library, asked: string): Promise<NamesView> {
  const game = library.readableGame
  const lang = game.languages.includes(asked) ? asked : sourceLanguage(game)
  const words = await library.words(lang)
  const labels = (things: readonly { readonly id: string }[], kind: string) =>
    Object.fromEntries(
      things.flatMap(({ id }) => {
        const name = words.text(`labels:${kind}.${id}`)
        return name ? [[id, name]] : []
      }),
    )
  const name = words.text('labels:game')
  const cards = [...game.cards, ...game.expansions.flatMap((expansion) => expansion.cards)]
  return {
    tag: languageOf(lang).tag,
    ...(name && { game: name }),
    expansions: labels(game.expansions, 'expansions'),
    pieces: labels(game.pieces, 'pieces'),
    cards: Object.fromEntries(cards.map(({ id }) => [id, words.card(id).title])),
  }
}

/** A language as those who speak it call it; its code where the browser does not know it. */
const nameOf = (tag: string): string => {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1)
}

import type { Frame } from '../../frame/frame.ts'
import { deckWords, tableFor } from '../../job/deck.ts'
import { Speaker } from '../../job/say.ts'
import { layAlone, layKit } from '../../kit/lay.ts'
import type { Library } from '../../library/library.ts'
import { chooseExpansions, choosePlayers } from '../../order/choose.ts'
import { chooseLanguage } from '../../order/choose-language.ts'
import type { CardsWanted, CardView, CardWords, RulesView, TableView, TableWanted } from '../talk-play.ts'

/** What goes on the table, and where: the same lines as `growl deck`. */
export async function tableOf(
  library: Library,
  { players, lang, expansion }: TableWanted,
): Promise<TableView> {
  const game = library.readableGame
  const table = tableFor(game, choosePlayers(game, `${players}`), chooseExpansions(game, expansion))
  const words = await library.words(chooseLanguage(game, '--lang', lang))
  return deckWords(new Speaker(game, words), table)
}

/** Every card in the order of the game, with its words in one language or in two. */
export async function cardsOf(library: Library, { lang, second }: CardsWanted): Promise<CardView[]> {
  const game = library.readableGame
  const codes = [lang, ...(second === undefined || second === lang ? [] : [second])]
  const spoken = await Promise.all(codes.map((each) => library.words(each)))
  return game.cards.map(({ id, kind }) => ({
    id,
    kind,
    words: spoken.map((words, index): CardWords => {
      const { title, text } = words.card(id)
      return { lang: codes[index]!, tag: words.language.tag, title, text: plainText(text) }
    }),
  }))
}

/** For those who hear it: without the marks of bold type and icons. */
const plainText = (text: string): string => text.replaceAll('**', '').replaceAll(/:([a-z][a-z-]*):/g, '[$1]')

/** Cards as they are printed: laid out together, because a deck shares its sizes. */
export async function facesOf(library: Library, lang: string): Promise<ReadonlyMap<string, Frame>> {
  const { pieces } = await layAlone(library, { groups: ['cards'] }, lang)
  const fronts = pieces.flatMap(({ faces }) => faces)
  return new Map(fronts.flatMap(({ face, front }) => (face.card ? [[face.card.id, front.frame]] : [])))
}

/** The rulebook to read. */
export async function rulesOf(library: Library, lang: string): Promise<RulesView> {
  const { book } = await layKit(library, { groups: ['rules'], formats: ['html'] }, lang)
  const { bare, style } = withoutStyles(book?.html ?? '')
  // In a frame of ours, a mere "#turns" would lead to our page.
  const html = bare.replaceAll(' href="#', ' href="about:srcdoc#')
  return { html, style }
}

/** Styles apart from what they style. */
function withoutStyles(html: string): { bare: string; style: string } {
  const [before = '', ...styled] = html.split(/<style\b[^<>]*>/i)
  const parts = styled.map((part) => part.split(/<\/style>/i))
  return {
    // What stood before and behind one is not to become one.
    bare: [before, ...parts.map(([, ...behind]) => behind.join(''))].join('\n'),
    style: parts.map(([style]) => style).join('\n'),
  }
}

import { layPieces } from '../../card/pieces.ts'
import { Library } from '../../library/library.ts'
import { PSEUDO } from '../../locale/pseudo.ts'
import { edited, showEdit } from '../../source/edit.ts'
import { checkGroup } from '../check.ts'
import type { FitExample, FitSubject } from './fit-check.ts'
import { glyphMissing } from './glyph-missing.ts'
import { partUnsafe } from './part-unsafe.ts'
import { templateBroken } from './template-broken.ts'
import { textOverflow } from './text-overflow.ts'

/** What is printed, at the size most people print it: does everything fit, and can everything be read? */
export const group = checkGroup<FitSubject, FitExample>({
  name: 'fit',
  checks: [templateBroken, textOverflow, glyphMissing, partUnsafe],
  subjects: async (library, languages) =>
    library.game
      ? Promise.all(languages.filter((lang) => lang !== PSEUDO).map((lang) => layOut(library, lang)))
      : [],
  fromExample: ({ lang, ...edit }, shipped) => layOut(new Library(edited(shipped, edit)), lang),
  show: showEdit,
})

async function layOut(library: Library, lang: string): Promise<FitSubject> {
  const game = library.readableGame
  const source = await library.source(lang, { ink: 'full', englishNames: true })
  const { pieces, findings } = layPieces(source, {
    groups: ['cards', 'tiles', 'tokens', 'setup', 'aid'],
    cardSize: game.formats.cards.standard!,
    expansions: game.expansions.map(({ id }) => id),
  })
  return { game, words: source.words, locale: library.locale(lang), pieces, findings }
}

import { layPieces } from '../../card/pieces.ts'
import { readTheme } from '../../card/theme.ts'
import { type Game, sourceLanguage } from '../../game/game.ts'
import { gameNumbers } from '../../game/numbers.ts'
import { PSEUDO } from '../../locale/pseudo.ts'
import { readLocale } from '../../locale/read.ts'
import { translate } from '../../locale/translate.ts'
import { readGame } from '../../rules.ts'
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
  subjects: async ({ game }, languages) =>
    game ? Promise.all(languages.filter((lang) => lang !== PSEUDO).map((lang) => layOut(game, lang))) : [],
  fromExample: ({ lang, ...edit }, shipped) => {
    const { game, findings } = readGame(edited(shipped, edit))
    if (!game) throw new Error(`example cannot be read: ${findings[0]?.message}`)
    return layOut(game, lang)
  },
  show: showEdit,
})

async function layOut(game: Game, lang: string): Promise<FitSubject> {
  const source = readLocale(game.folder, sourceLanguage(game))
  const locale = lang === source.lang ? source : readLocale(game.folder, lang)
  const words = await translate(locale, source, gameNumbers(game))
  const { theme } = readTheme(game.folder, 'full')
  const { pieces, findings } = layPieces(
    { game, words, theme, ink: 'full', englishNames: true },
    {
      groups: ['cards', 'tiles', 'tokens', 'setup', 'aid'],
      cardSize: game.formats.cards.standard!,
      expansions: game.expansions.map(({ id }) => id),
    },
  )
  return { game, words, locale, pieces, findings }
}

import { allStyles, type FaceKey } from '../font/catalogue.ts'
import { glyphsIn } from '../frame/glyphs.ts'
import { foundGameIcons } from '../icon/collection.ts'
import { layKit } from '../kit/lay.ts'
import { kitPages } from '../kit/pages.ts'
import { tallLetters } from '../layout/compose.ts'
import { openGame } from '../library/open.ts'
import { languageOf } from '../locale/languages.ts'

/** What kits are made with. */
export interface Used {
  readonly glyphs: ReadonlyMap<FaceKey, ReadonlySet<number>>
  /** By name. */
  readonly icons: readonly string[]
}

/** For the build: what the kits of the game that ships are made with, in all its languages. It comes together in the files of faces and icons. */
export async function usedByKits(): Promise<Used> {
  const library = openGame()
  const glyphs = new Map<FaceKey, Set<number>>()
  const add = (face: FaceKey, more: Iterable<number>): void => {
    glyphs.set(face, new Set([...(glyphs.get(face) ?? []), ...more]))
  }
  const expansions = library.game?.expansions.map(({ id }) => id) ?? []
  for (const lang of library.game?.languages ?? []) {
    const laid = await layKit(library, { expansions }, lang)
    for (const { items } of [...kitPages(laid).pages, ...(laid.book?.document?.pages ?? [])])
      for (const [face, more] of glyphsIn(items)) add(face, more)
    for (const style of allStyles) {
      const { font, letters } = tallLetters(languageOf(lang), style)
      add(font.key, letters.ids)
    }
  }
  return { glyphs, icons: foundGameIcons() }
}

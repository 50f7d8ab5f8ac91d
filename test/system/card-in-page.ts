import { layPieces } from '../../src/card/pieces.ts'
import { sourceLanguage } from '../../src/game/game.ts'
import { fetchFiles, withFiles } from '../../src/host/browser.ts'
import { defaultRequest } from '../../src/kit/request.ts'
import { Library } from '../../src/library/library.ts'
import { neededFor } from '../../src/library/needed.ts'
import { paintSvg } from '../../src/paint/svg.ts'
import { memoryFolder } from '../../src/source/folder.ts'

/** The part of browser.test.ts that shows one card, as soon as a page can. */

export interface CardOrder {
  readonly files: Readonly<Record<string, string>>
  readonly lang: string
  /** The id of a card. */
  readonly card: string
}

/** A card as SVG, in the sizes that the deck shares, and how often the work was done. */
export interface CardShown {
  readonly svg: string
  readonly rounds: number
}

export async function cardInPage({ files, lang, card }: CardOrder): Promise<CardShown> {
  const library = new Library(memoryFolder(files))
  await fetchFiles(neededFor(lang, sourceLanguage(library.readableGame)))
  let rounds = 0
  const svg = await withFiles(async () => {
    rounds++
    const request = defaultRequest(library.readableGame)
    const { pieces } = layPieces(await library.source(lang, request), { ...request, groups: ['cards'] })
    const face = pieces.flatMap(({ faces }) => faces).find((each) => each.face.id === card)
    return paintSvg(face!.front.frame)
  })
  return { svg, rounds }
}

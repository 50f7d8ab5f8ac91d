import type { KitFile } from '../kit/file.ts'
import type { LaidKit } from '../kit/lay.ts'
import { paintPng } from '../paint/png.ts'
import { inOrder } from './at-once.ts'
import { atOnce, canBePictured } from './largest.ts'
import { sidesOf } from './pictures.ts'
import type { ExportRequest } from './request.ts'

/** A picture of every face and back: for phones, forums and tables on a screen. */
export async function exportPng(
  { lang, pieces, request: { bleed } }: LaidKit,
  { dpi }: ExportRequest,
): Promise<KitFile[]> {
  const small = pieces.filter((piece) => canBePictured(piece, bleed, dpi))
  return inOrder(sidesOf(small, bleed), atOnce(small, bleed, dpi), async ({ name, frame, round }) => ({
    kind: 'picture',
    path: `${lang}/png/${name}.png`,
    bytes: await paintPng(frame, { dpi }, round ? 'transparent' : 'white'),
    pages: 0,
    sheets: 0,
    contents: [],
  }))
}

import { host } from '#host'
import { toMm } from '../geometry/length.ts'
import type { KitFile } from './file.ts'
import type { LaidKit } from './lay.ts'

/** manifest.json of a language: what was printed, how, and what each file must be. */
export function manifestOf({ source, lang, request }: LaidKit, files: readonly KitFile[]): string {
  const size = ({ width, height }: { width: number; height: number }) =>
    `${millimetres(width)}x${millimetres(height)}mm`
  const manifest = {
    game: source.game.id,
    language: lang,
    paper: request.paper.name,
    cards: size(request.cardSize),
    bleed: millimetres(request.bleed),
    backs: request.backs,
    order: request.order,
    offset: [millimetres(request.offset.x), millimetres(request.offset.y)],
    ink: request.ink,
    ...(request.players !== undefined && { players: request.players }),
    ...(request.expansions.length > 0 && { expansions: request.expansions }),
    files: files.map(({ path, bytes, pages, sheets, contents }) => ({
      file: path.slice(path.indexOf('/') + 1),
      pages,
      sheets,
      bytes: bytes.length,
      sha256: host.sha256(bytes),
      contents,
    })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

const millimetres = (length: number): number => Math.round(toMm(length) * 100) / 100

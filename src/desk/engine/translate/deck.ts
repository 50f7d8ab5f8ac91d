import type { ContextSource } from '../../../card/context.ts'
import {
  BLEED,
  composedIn,
  type DraftFace,
  type DraftPiece,
  draftPieces,
  finishPieces,
  type PieceChoice,
  type PrintedPiece,
} from '../../../card/pieces.ts'
import { type Side, TemplateDrawer } from '../../../card/template.ts'
import { type ComposedDrawing, type KnownSizes, type KnownTexts, sharedSizes } from '../../../card/typeset.ts'
import { type Finding, Findings } from '../../../finding.ts'
import type { Frame } from '../../../frame/frame.ts'
import { translate } from '../../../geometry/matrix.ts'

/** A side of a face. */
export interface PieceSpot {
  readonly piece: string
  readonly face: string
  readonly side: 'front' | 'back'
}

/**
 * All pieces of a language, composed. A text is set in a size that it shares with others, so a card alone would come out wrong; but
 * when a text changes, only the faces that show it are composed again.
 */
export class Deck {
  readonly #request: PieceChoice
  #drafts: readonly DraftPiece[]
  readonly #texts: KnownTexts = new Map()
  readonly #sizes: KnownSizes = new WeakMap()
  /** Sides that are set, by the sizes they were set in, the last ones first: a text grows and shrinks while somebody writes it. */
  #done: readonly { readonly sizes: string; readonly sides: Map<ComposedDrawing, Side> }[] = []

  constructor(source: ContextSource, request: PieceChoice) {
    this.#request = request
    this.#drafts = draftPieces(source, request, new TemplateDrawer(source, () => {}, this.#texts))
  }

  /** Faces that show these words. */
  static spotsOf(source: ContextSource, request: PieceChoice, words: string): PieceSpot[] {
    const { templates } = source
    const seeker = {
      draw: (template: string, values: object) => {
        const rendered = templates.render(template, values)
        return 'restore' in rendered && rendered.restore(rendered.text).includes(words) ? FOUND : undefined
      },
    }
    return draftPieces(source, request, seeker).flatMap(({ type, faces }) =>
      faces.flatMap(({ face, front, back }) => [
        ...(front ? [{ piece: type.id, face: face.id, side: 'front' as const }] : []),
        ...(back ? [{ piece: type.id, face: face.id, side: 'back' as const }] : []),
      ]),
    )
  }

  /** Composes the faces that show a text again, with its new words. */
  change(source: ContextSource, spots: readonly PieceSpot[]): readonly Finding[] {
    if (spots.length === 0) return []
    const findings = new Findings()
    // Words that are typed now are not needed a second time.
    const drawer = new TemplateDrawer(source, findings.find, new Map(this.#texts))
    const isSpot = (piece: string, face: string) =>
      spots.some((spot) => spot.piece === piece && spot.face === face)
    const changed = new Map(
      draftPieces(source, this.#request, drawer, isSpot).flatMap(({ type, faces }) =>
        faces.map((face): [string, DraftFace] => [`${type.id} ${face.face.id}`, face]),
      ),
    )
    this.#drafts = this.#drafts.map((piece) => ({
      ...piece,
      faces: piece.faces.map((face) => changed.get(`${piece.type.id} ${face.face.id}`) ?? face),
    }))
    return findings.all
  }

  /** A side as it will be cut out. */
  picture({ piece, face, side }: PieceSpot): Frame | undefined {
    const [draft] = this.#drafts.flatMap(({ type, size, faces }) =>
      type.id === piece
        ? faces.filter((each) => each.face.id === face).map((one) => ({ type, size, faces: [one] }))
        : [],
    )
    const printed = draft && this.#finish([draft])[0]?.faces[0]?.[side]
    return printed && cutOut(printed.frame)
  }

  /** Every piece, set. */
  pieces(): readonly PrintedPiece[] {
    return this.#finish(this.#drafts)
  }

  #finish(drafts: readonly DraftPiece[]): PrintedPiece[] {
    const composed = composedIn(this.#drafts)
    const sizes = sharedSizes(composed, this.#sizes)
    // Of texts that were typed on the way nothing is kept.
    const here = new Set(composed)
    for (const { sides } of this.#done) for (const old of sides.keys()) if (!here.has(old)) sides.delete(old)
    return finishPieces(drafts, sizes, this.#doneIn(JSON.stringify([...sizes])))
  }

  #doneIn(sizes: string): Map<ComposedDrawing, Side> {
    const done = this.#done.find((each) => each.sizes === sizes) ?? { sizes, sides: new Map() }
    this.#done = [done, ...this.#done.filter((each) => each !== done)].slice(0, MOST_SIZES)
    return done.sides
  }
}

const MOST_SIZES = 6

/** Stands for any drawing. */
const FOUND: ComposedDrawing = {
  drawing: {
    width: 0,
    height: 0,
    parts: [],
    placeOf: () => ({ file: '', line: 0, column: 0, endLine: 0, endColumn: 0 }),
  },
  texts: new Map(),
}

const cutOut = ({ width, height, items }: Frame): Frame => ({
  width: width - 2 * BLEED,
  height: height - 2 * BLEED,
  items: [{ kind: 'group', matrix: translate(-BLEED, -BLEED), items }],
})

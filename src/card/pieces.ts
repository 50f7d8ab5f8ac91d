import { type Finding, Findings } from '../finding.ts'
import { type Chosen, isWanted } from '../game/choices.ts'
import { countedFaces, type FaceCounts } from '../game/copies.ts'
import { type Face, facesOf } from '../game/faces.ts'
import type { Game, PieceGroup, PieceType } from '../game/game.ts'
import type { Size } from '../geometry/box.ts'
import { mm, type Pt, toMm } from '../geometry/length.ts'
import { type ContextSource, faceContext, sharedContext } from './context.ts'
import { type Side, TemplateDrawer } from './template.ts'
import { type ComposedDrawing, sharedSizes, spareIn, typeset } from './typeset.ts'

/** What printers cut off or shift by; art runs this far beyond the cut. */
export const BLEED = mm(3)

/** Which pieces are wanted, and how large the cards are. */
export interface PieceChoice {
  readonly groups: readonly PieceGroup[]
  /** Which of the pieces that stand in for one another. */
  readonly choices: Chosen
  /** Of cards; tiles and tokens have sizes of their own. */
  readonly cardSize: Size
  /** Only what so many players need; absent: the whole box. */
  readonly players?: number
  /** Only so many of these faces, whatever their group; absent: all that belong to the choices above. */
  readonly only?: FaceCounts
  readonly expansions: readonly string[]
}

/** A piece of the game with both sides of everything printed for it. */
export interface PrintedPiece {
  readonly type: PieceType
  readonly size: Size
  readonly faces: readonly PrintedFace[]
}
export interface PrintedFace {
  readonly face: Face
  readonly front: Side
  readonly back?: Side
}

/** A side still to be set: sizes that a deck shares are known only when all of it has been composed. */
export interface DraftSide {
  readonly template: string
  readonly composed: ComposedDrawing
  /** The same where texts leave so many millimetres that other things can have. */
  readonly sparing: (spare: number) => ComposedDrawing | undefined
}

/** A piece whose sides are still to be set. */
export interface DraftPiece {
  readonly type: PieceType
  readonly size: Size
  readonly faces: readonly DraftFace[]
}
export interface DraftFace {
  readonly face: Face
  readonly front?: DraftSide | undefined
  readonly back?: DraftSide | undefined
}

/** Lays out every chosen piece in one language. A piece whose template cannot be used is left out, which is told. */
export function layPieces(
  source: ContextSource,
  request: PieceChoice,
): { pieces: readonly PrintedPiece[]; findings: readonly Finding[] } {
  const findings = new Findings()
  const drafts = draftPieces(source, request, new TemplateDrawer(source, findings.find))
  return { pieces: finishPieces(drafts, sharedSizes(composedIn(drafts))), findings: findings.all }
}

/** Every chosen piece, composed; `isDrawn` tells of which faces only. */
export function draftPieces(
  source: ContextSource,
  request: PieceChoice,
  drawer: Pick<TemplateDrawer, 'draw'>,
  isDrawn: (piece: string, face: string) => boolean = () => true,
): DraftPiece[] {
  const draft = draftSides(source, drawer)
  return choosePieces(source.game, request).map(({ type, faces }) => {
    const size = type.size === 'card' || type.size === 'book' ? request.cardSize : type.size
    const drawn = faces.filter(({ id }) => isDrawn(type.id, id))
    // Cards of a piece are told by their fronts alone: their back is drawn without knowing any of them.
    const ofCards =
      type.source.from === 'cards' && drawn.length > 0
        ? draft.back(type, { id: type.id, copies: 0 }, size)
        : undefined
    return {
      type,
      size,
      faces: drawn.map((face) => ({
        face,
        front: draft.front(type, face, size),
        back: face.card ? ofCards : draft.back(type, face, size),
      })),
    }
  })
}

/** Everything composed in a deck, in its order: the sizes that it shares follow from it. */
export const composedIn = (drafts: readonly DraftPiece[]): ComposedDrawing[] =>
  drafts
    .flatMap(({ faces }) => faces.flatMap(({ front, back }) => [front, back]))
    .flatMap((side) => (side ? [side.composed] : []))

/** Backs that are drawn alike are one frame, which painters draw once: `done` keeps what has been set. */
export function finishPieces(
  drafts: readonly DraftPiece[],
  sizes: ReadonlyMap<string, Pt>,
  done: Map<ComposedDrawing, Side> = new Map(),
): PrintedPiece[] {
  const finish = (side: DraftSide): Side => {
    const set = done.get(side.composed) ?? finishSide(side, sizes)
    done.set(side.composed, set)
    return set
  }
  const pieces = drafts.map(({ type, size, faces }) => ({
    type,
    size,
    faces: faces.flatMap(({ face, front, back }) =>
      front ? [{ face, front: finish(front), ...(back && { back: finish(back) }) }] : [],
    ),
  }))
  return pieces.filter(({ faces }) => faces.length > 0)
}

/** A side in the sizes of its deck. */
export function finishSide({ template, composed, sparing }: DraftSide, sizes: ReadonlyMap<string, Pt>): Side {
  const spare = Math.floor(toMm(spareIn(composed, sizes)) * 100) / 100
  const final = (spare > 0 ? sparing(spare) : undefined) ?? composed
  return { template, ...typeset(final, sizes, BLEED) }
}

/** Pieces of the chosen groups with their faces, or those few that somebody has counted out. */
export function choosePieces(
  game: Game,
  request: PieceChoice,
): { type: PieceType; faces: readonly Face[] }[] {
  const { players, only } = request
  const expansions = game.expansions.filter(({ id }) => request.expansions.includes(id))
  const table = { ...(players !== undefined && { players }), expansions }
  return game.pieces
    .filter(({ group }) => group !== 'rules')
    .filter((type) => only || (request.groups.includes(type.group) && isWanted(game, type, request.choices)))
    .map((type) => ({ type, faces: facesOf(game, type, table) }))
    .map(({ type, faces }) => ({ type, faces: only ? countedFaces(faces, type.id, only) : faces }))
    .filter(({ faces }) => faces.length > 0)
}

type Draft = (type: PieceType, face: Face, size: Size) => DraftSide | undefined

/** Both sides of a face, drawn from the templates of its piece. */
function draftSides(
  source: ContextSource,
  drawer: Pick<TemplateDrawer, 'draw'>,
): { front: Draft; back: Draft } {
  const { game, theme } = source
  const shared = sharedContext(source)
  const side = (template: string, size: Size, values: object): DraftSide | undefined => {
    const sparing = (spare: number) => drawer.draw(template, { ...values, spare }, size)
    const composed = sparing(0)
    return composed && { template, composed, sparing }
  }
  return {
    front: (type, face, size) => side(type.template, size, faceContext(source, shared, type, face, size)),
    back: (type, face, size) => {
      const template = game.backs.find(({ id }) => id === type.back)?.template
      if (!template) return undefined
      // A back has colours of its own: those of the kind its name is.
      const look = theme.look(type.back ?? type.id)
      return side(template, size, { ...faceContext(source, shared, type, face, size), look })
    },
  }
}

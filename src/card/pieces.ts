import { type Finding, Findings } from '../finding.ts'
import { type Chosen, isWanted } from '../game/choices.ts'
import { countedFaces, type FaceCounts } from '../game/copies.ts'
import { type Face, facesOf } from '../game/faces.ts'
import type { Game, PieceGroup, PieceType } from '../game/game.ts'
import type { Size } from '../geometry/box.ts'
import { mm, toMm } from '../geometry/length.ts'
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
interface DraftSide {
  readonly template: string
  readonly composed: ComposedDrawing
  /** The same where texts leave so many millimetres that other things can have. */
  readonly sparing: (spare: number) => ComposedDrawing | undefined
}

/** Lays out every chosen piece in one language. A piece whose template cannot be used is left out, which is told. */
export function layPieces(
  source: ContextSource,
  request: PieceChoice,
): { pieces: readonly PrintedPiece[]; findings: readonly Finding[] } {
  const findings = new Findings()
  const draft = draftSides(source, findings)
  const drafts = choosePieces(source.game, request).map(({ type, faces }) => {
    const size = type.size === 'card' || type.size === 'book' ? request.cardSize : type.size
    // Cards of a piece are told by their fronts alone: their back is drawn without knowing any of them.
    const ofCards =
      type.source.from === 'cards' ? draft.back(type, { id: type.id, copies: 0 }, size) : undefined
    return {
      type,
      size,
      faces: faces.map((face) => ({
        face,
        front: draft.front(type, face, size),
        back: face.card ? ofCards : draft.back(type, face, size),
      })),
    }
  })
  const all = drafts.flatMap(({ faces }) => faces.flatMap(({ front, back }) => [front, back]))
  const sizes = sharedSizes(all.flatMap((side) => (side ? [side.composed] : [])))
  // Backs that are drawn alike are one frame, which painters draw once.
  const done = new Map<ComposedDrawing, Side>()
  const finish = ({ template, composed, sparing }: DraftSide): Side => {
    const known = done.get(composed)
    if (known) return known
    const spare = Math.floor(toMm(spareIn(composed, sizes)) * 100) / 100
    const final = (spare > 0 ? sparing(spare) : undefined) ?? composed
    const side = { template, ...typeset(final, sizes, BLEED) }
    done.set(composed, side)
    return side
  }
  const pieces = drafts.map(({ type, size, faces }) => ({
    type,
    size,
    faces: faces.flatMap(({ face, front, back }) =>
      front ? [{ face, front: finish(front), ...(back && { back: finish(back) }) }] : [],
    ),
  }))
  return { pieces: pieces.filter(({ faces }) => faces.length > 0), findings: findings.all }
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
function draftSides(source: ContextSource, { find }: Findings): { front: Draft; back: Draft } {
  const { game, theme } = source
  const shared = sharedContext(source)
  const drawer = new TemplateDrawer(source, find)
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

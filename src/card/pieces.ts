import type { Finding } from '../finding.ts'
import type { Frame } from '../frame/frame.ts'
import { type Face, facesOf } from '../game/faces.ts'
import type { Game, PieceGroup, PieceType } from '../game/game.ts'
import type { Box, Size } from '../geometry/box.ts'
import { mm } from '../geometry/length.ts'
import { findIcon } from '../icon/find.ts'
import { type ContextSource, faceContext, sharedContext } from './context.ts'
import { draw } from './draw.ts'
import { readMarkup } from './markup.ts'
import { type BoxReport, type ComposedDrawing, composeDrawing, sharedSizes, typeset } from './typeset.ts'

/** What printers cut off or shift by; art runs this far beyond the cut. */
export const BLEED = mm(3)

/** Which pieces are wanted, and how large the cards are. */
export interface PieceChoice {
  readonly groups: readonly PieceGroup[]
  /** Of cards; tiles and tokens have sizes of their own. */
  readonly cardSize: Size
  /** Only what so many players need; absent: the whole box. */
  readonly players?: number
  /** Only these cards; absent: all. */
  readonly cards?: readonly string[]
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

/** One side of a face, laid out, with what the checks want to know of it. */
export interface Side {
  readonly template: string
  readonly frame: Frame
  readonly boxes: readonly BoxReport[]
  readonly extents: readonly Box[]
}

/** A side still to be set: sizes that a deck shares are known only when all of it has been composed. */
interface DraftSide {
  readonly template: string
  readonly composed: ComposedDrawing
}

/** Lays out every chosen piece in one language. */
export function layPieces(
  source: ContextSource,
  request: PieceChoice,
): { pieces: readonly PrintedPiece[]; findings: readonly Finding[] } {
  const findings: Finding[] = []
  const { game } = source
  const studio = openStudio(source, findings)
  const drafts = choosePieces(game, request).map(({ type, faces }) => {
    const size = type.size === 'card' || type.size === 'book' ? request.cardSize : type.size
    const backTemplate = game.backs.find(({ id }) => id === type.back)?.template
    const backOf = (face: Face) =>
      backTemplate ? studio.draft(type, face, size, backTemplate, 'back') : undefined
    // Cards of a piece are told by their fronts alone: their back is drawn without knowing any of them.
    const ofCards = type.source.from === 'cards' ? backOf({ id: type.id, copies: 0 }) : undefined
    return {
      type,
      size,
      faces: faces.map((face) => ({
        face,
        front: studio.draft(type, face, size, type.template),
        back: face.card ? ofCards : backOf(face),
      })),
    }
  })
  const all = drafts.flatMap(({ faces }) => faces.flatMap(({ front, back }) => [front, back]))
  const sizes = sharedSizes(all.flatMap((side) => (side ? [side.composed] : [])))
  // Backs that are drawn alike are one frame, which painters draw once.
  const done = new Map<ComposedDrawing, Side>()
  const finish = ({ template, composed }: DraftSide): Side => {
    const known = done.get(composed) ?? { template, ...typeset(composed, sizes, BLEED) }
    done.set(composed, known)
    return known
  }
  const pieces = drafts.map(({ type, size, faces }) => ({
    type,
    size,
    faces: faces.flatMap(({ face, front, back }) =>
      front ? [{ face, front: finish(front), ...(back && { back: finish(back) }) }] : [],
    ),
  }))
  return { pieces, findings }
}

/** Pieces of the chosen groups with their faces; `--cards` leaves only the cards it names. */
function choosePieces(game: Game, request: PieceChoice): { type: PieceType; faces: readonly Face[] }[] {
  const { players, cards } = request
  const expansions = game.expansions.filter(({ id }) => request.expansions.includes(id))
  return game.pieces
    .filter((type) => type.group !== 'rules' && request.groups.includes(type.group))
    .map((type) => ({
      type,
      faces: facesOf(game, type, { ...(players !== undefined && { players }), expansions }).filter(
        (face) => !cards || (face.card !== undefined && cards.includes(face.card.id)),
      ),
    }))
    .filter(({ faces }) => faces.length > 0)
}

interface Studio {
  readonly draft: (
    type: PieceType,
    face: Face,
    size: Size,
    template: string,
    side?: 'back',
  ) => DraftSide | undefined
}

/** Templates, icons and words of one language, ready to draw with. Sides that read the same are drawn once. */
function openStudio(source: ContextSource, findings: Finding[]): Studio {
  const { templates, setting } = source
  const shared = sharedContext(source)
  const drawn = new Map<string, ComposedDrawing | undefined>()
  const said = new Set<string>()
  const say = (finding: Finding): undefined => {
    if (!said.has(finding.message)) findings.push({ ...finding, lang: source.words.lang })
    said.add(finding.message)
  }
  return {
    draft: (type, face, size, template, side) => {
      const context = faceContext(source, shared, type, face, size)
      if (side) Object.assign(context, { look: source.theme.look(lookOfBack(type)) })
      const rendered = templates.render(template, context)
      if (!('restore' in rendered)) return say(rendered)
      const key = `${size.width} ${size.height} ${template}\n${rendered.restore(rendered.text)}`
      if (!drawn.has(key)) {
        const markup = readMarkup(rendered, template)
        if ('code' in markup) return say(markup)
        const { drawing, findings: wrong } = draw(markup, {
          size,
          findIcon,
          findPicture: source.findPicture,
          file: template,
        })
        wrong.forEach(say)
        drawn.set(key, composeDrawing(drawing, setting))
      }
      return { template, composed: drawn.get(key)! }
    },
  }
}

/** A back has colours of its own: those of the kind its name is. */
const lookOfBack = (type: PieceType): string => type.back ?? type.id

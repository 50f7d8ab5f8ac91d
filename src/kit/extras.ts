import type { ContextSource } from '../card/context.ts'
import type { PrintedPiece } from '../card/pieces.ts'
import type { Extra } from '../game/game.ts'
import type { LaidExtra } from './extra.ts'
import { layPasteUps } from './paste-up.ts'
import type { PrintRequest } from './request.ts'
import { layTuckBox } from './tuck-box.ts'

type Lay = (source: ContextSource, request: PrintRequest, pieces: readonly PrintedPiece[]) => LaidExtra

const EXTRAS: Readonly<Record<Extra, Lay>> = { 'paste-up': layPasteUps, 'tuck-box': layTuckBox }

/** Lays out what somebody wants besides the game itself. */
export const layExtra = (extra: Extra, ...how: Parameters<Lay>): LaidExtra => EXTRAS[extra](...how)

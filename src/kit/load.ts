import type { GameReading } from '../game/read.ts'
import { diskFolder } from '../host/disk.ts'
import { shippedFolder } from '../host/shipped.ts'
import { readGame } from '../rules.ts'

/** Reads a game folder; GROWL when none is named. */
export const loadGame = (directory: string = shippedFolder()): GameReading => readGame(diskFolder(directory))

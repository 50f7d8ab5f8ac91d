import { diskFolder } from '../host/disk.ts'
import { shippedFolder } from '../host/shipped.ts'
import type { GameFolder } from '../source/folder.ts'
import { Library } from './library.ts'

/** Opens a game folder, on disk by its name or in memory; GROWL by default. Nothing is read yet. */
export const openGame = (folder: string | GameFolder = shippedFolder()): Library =>
  new Library(typeof folder === 'string' ? diskFolder(folder) : folder)

import type { OpenFault, OwnGame, OwnSource } from '../../talk-own.ts'
import { CannotOpen } from './fault.ts'
import { gatherGame } from './gather.ts'
import { listHandle, listPicked } from './picked.ts'
import { listZip } from './zip.ts'

/** Reads a game that somebody opens, or says why it cannot be opened. */
export async function openOwn(source: OwnSource): Promise<OwnGame | OpenFault> {
  try {
    return await readOwn(source)
  } catch (error) {
    if (error instanceof CannotOpen) return error.told
    throw error
  }
}

async function readOwn(source: OwnSource): Promise<OwnGame> {
  switch (source.from) {
    case 'memory':
      return source.game
    case 'zip':
      return gatherGame(source.file.name.replace(/\.zip$/i, ''), await listZip(source.file))
    case 'folder':
      return gatherGame(source.name, listPicked(source.files))
    case 'handle':
      return gatherGame(source.handle.name, await listHandle(source.handle))
  }
}

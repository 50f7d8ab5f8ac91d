import type { OwnGame } from '../../talk-own.ts'
import { change, done, openDatabase } from '../database.ts'
import { isOnDisk } from '../home.ts'

/** The game that is open, with the folder it came from where the browser can look into that again. */
export interface KeptGame {
  readonly game: OwnGame
  readonly handle?: FileSystemDirectoryHandle
  readonly isExample?: boolean
}

const NAME = 'growl-games'
const STORE = 'games'
const OPEN = 'open'

/** Says that there is one: whoever never opened a game waits for no database. */
const FLAG = 'growl.own'

/** Whoever starts `growl desk` wants the game it serves: there another game is remembered by the tab alone. */
const flags = (): Storage => (isOnDisk() ? sessionStorage : localStorage)

/** False: the browser keeps nothing, so that it has to be opened again after a reload. */
export async function keepGame(kept: KeptGame): Promise<boolean> {
  try {
    const database = await openDatabase(NAME, STORE)
    await change(database, STORE, (store) => store.put(kept, OPEN))
    database.close()
    flags().setItem(FLAG, 'yes')
    return true
  } catch {
    return false
  }
}

export async function keptGame(): Promise<KeptGame | undefined> {
  if (flags().getItem(FLAG) === null) return undefined
  try {
    const database = await openDatabase(NAME, STORE)
    const kept = await done(database.transaction(STORE).objectStore(STORE).get(OPEN))
    database.close()
    return isKeptGame(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

/** It may have been put there by another version of the page, or by hand. */
export function isKeptGame(kept: unknown): kept is KeptGame {
  const { name, files } = (kept as { readonly game?: Partial<OwnGame> } | undefined)?.game ?? {}
  return (
    typeof name === 'string' &&
    typeof files === 'object' &&
    files !== null &&
    Object.values(files).every((file) => file instanceof Uint8Array || 'refused' in Object(file))
  )
}

export async function forgetGame(): Promise<void> {
  flags().removeItem(FLAG)
  try {
    const database = await openDatabase(NAME, STORE)
    await change(database, STORE, (store) => store.delete(OPEN))
    database.close()
  } catch {
    // Nothing was kept.
  }
}

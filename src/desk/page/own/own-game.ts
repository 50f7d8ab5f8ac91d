import { batch, signal } from '@preact/signals'
import type { OpenFault, OwnGame, OwnSource } from '../../talk-own.ts'
import { engine, isOutdated } from '../engine.ts'
import { game, gameRefused, keyFor, own } from '../game.ts'
import { revision } from '../home.ts'
import { go } from '../route.ts'
import { forgetGame, keepGame, keptGame } from './kept-game.ts'

// Opening a game of one's own, and going back.

const REMEMBERED = ['growl.print', 'growl.play', 'growl.translate']

/** Why the last one was not opened. */
export const fault = signal<OpenFault | undefined>(undefined)
export const isOpening = signal(false)
/** The browser could not keep it: a reload loses it. */
export const isKept = signal(true)
/** The folder it came from, which can be read again. */
export const handle = signal<FileSystemDirectoryHandle | undefined>(undefined)

/** It is the one to start from, which can still be saved. */
export const isExample = signal(false)

/** Brings back what was open before the page was loaded. */
export async function restoreOwn(): Promise<void> {
  const kept = await keptGame()
  if (!kept) return
  own.value = kept.game
  handle.value = kept.handle
  isExample.value = kept.isExample === true
  void engine.introduce('open', { from: 'memory', game: kept.game })
}

/** Opens a game; whatever was open stays open when it cannot be. */
export async function openOwnGame(source: OwnSource, example = false): Promise<void> {
  if (isOpening.value) return
  isOpening.value = true
  fault.value = undefined
  try {
    const opened = await engine.ask('open', source)
    if ('fault' in opened) fault.value = opened
    else await show(opened, source, example)
  } catch (error) {
    // It took the thread with it, perhaps: the next question starts another, with what was open before.
    if (!isOutdated(error)) fault.value = { fault: 'unreadable', what: nameOf(source) }
  }
  isOpening.value = false
}

const nameOf = (source: OwnSource): string => {
  if (source.from === 'zip') return source.file.name
  if (source.from === 'handle') return source.handle.name
  return source.from === 'folder' ? source.name : source.game.name
}

async function show(opened: OwnGame, source: OwnSource, example: boolean): Promise<void> {
  const isSame = own.value?.name === opened.name
  void engine.introduce('open', { from: 'memory', game: opened })
  batch(() => {
    own.value = opened
    handle.value = source.from === 'handle' ? source.handle : undefined
    isExample.value = example
    another()
  })
  // What was chosen for another would be refused here.
  if (!isSame) for (const name of REMEMBERED) localStorage.removeItem(keyFor(name))
  isKept.value = await keepGame({
    game: opened,
    ...(handle.value && { handle: handle.value }),
    isExample: example,
  })
}

/** Whatever shows the game looks again. */
function another(): void {
  game.value = undefined
  gameRefused.value = undefined
  revision.value += 1
}

/** Reads the folder again: somebody has changed its files. */
export async function readAgain(): Promise<void> {
  const folder = handle.value
  if (!folder) return
  const asking = folder as unknown as Asking
  const isAllowed =
    !asking.requestPermission || (await asking.requestPermission({ mode: 'read' })) === 'granted'
  if (isAllowed) await openOwnGame({ from: 'handle', handle: folder })
  else fault.value = { fault: 'unreadable', what: folder.name }
}

/** Of Chromium; no other browser asks. */
interface Asking {
  readonly requestPermission?: (wanted: { readonly mode: 'read' }) => Promise<PermissionState>
}

/** Back to the game of the page. The engine begins anew: it may be at work on the other for long. */
export async function closeOwnGame(): Promise<void> {
  engine.forget('open')
  batch(() => {
    go({ view: 'print', options: {} })
    own.value = undefined
    handle.value = undefined
    isExample.value = false
    fault.value = undefined
    another()
  })
  await forgetGame()
}

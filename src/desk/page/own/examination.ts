import { effect, signal } from '@preact/signals'
import type { Finding } from '../../../finding.ts'
import { engine } from '../engine.ts'
import { game } from '../game.ts'

/** What the checks say of all files, when they have. */
export const examined = signal<readonly Finding[] | undefined>(undefined)
export const howFar = signal(0)

/** Has every game looked over that comes on the desk, until somebody leaves the view. */
export function followExamination(): () => void {
  let stop: AbortController | undefined
  const end = effect(() => {
    stop?.abort()
    if (!game.value) return
    stop = new AbortController()
    void examine(stop.signal)
  })
  return () => {
    end()
    stop?.abort()
  }
}

async function examine(stop: AbortSignal): Promise<void> {
  examined.value = undefined
  howFar.value = 0
  const onProgress = (done: number, of: number) => {
    howFar.value = done / of
  }
  try {
    examined.value = (await engine.ask('examine', undefined, { signal: stop, onProgress })).findings
  } catch {
    // Another game is looked over, or somebody went on; a game that cannot be read says so elsewhere.
  }
}

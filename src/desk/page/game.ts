import { computed, effect, signal } from '@preact/signals'
import type { GameView, Refused } from '../talk.ts'
import type { OwnGame } from '../talk-own.ts'
import { engine, isOutdated, NoAnswer } from './engine.ts'
import { isOnDisk, revision } from './home.ts'
import { pageLanguage } from './words.ts'

// The game on the desk: the one that the page comes with, or somebody's own.

export const game = signal<GameView | undefined>(undefined)
/** Why there is none. */
export const gameRefused = signal<Refused | undefined>(undefined)
/** Absent: the game is the one that the page comes with. */
export const own = signal<OwnGame | undefined>(undefined)

const called = signal<string | undefined>(undefined)
/** What a game of somebody's own is called: as it says itself, in the language of the page if it can, else as its file or folder is. */
export const ownName = computed(() => own.value && (called.value ?? own.value.name))

/**
 * Whose the texts are that somebody writes: those for one game are not shown in another, though it may have the same languages and
 * keys. Empty for the game of the page.
 */
export const scope = computed((): string => {
  const id = game.value?.id ?? ''
  if (own.value) return `own ${id} ${own.value.name}`
  return isOnDisk() ? `disk ${id}` : ''
})

/** Where choices are remembered: those for one game would be refused by another. */
export const keyFor = (name: string): string => (own.value ? `${name}.own` : name)

/** Whether what is written goes into the files of the game by itself. */
export const isSavedToDisk = (): boolean => isOnDisk() && own.value === undefined

let begun = false
let asking: Promise<void> = Promise.resolve()

/** When the game is known as it is now, or why it is not. */
export const gameAsked = (): Promise<void> => asking

/** Asks what there is to choose from, now and whenever the game is another. */
export function followGame(): void {
  if (begun) return
  begun = true
  effect(() => {
    void revision.value
    asking = ask()
  })
  effect(() => {
    const lang = pageLanguage.value
    if (own.value && game.value) void askName(lang)
    else called.value = undefined
  })
}

async function askName(lang: string): Promise<void> {
  const of = game.value
  // The name of its file will do.
  const names = await engine.ask('names', lang).catch(() => undefined)
  if (game.value === of && pageLanguage.value === lang) called.value = names?.game
}

async function ask(): Promise<void> {
  try {
    game.value = await engine.ask('game', undefined)
    gameRefused.value = undefined
  } catch (error) {
    if (isOutdated(error)) return
    game.value = undefined
    gameRefused.value =
      error instanceof NoAnswer ? error.refused : { why: 'fault', message: String((error as Error).message) }
  }
}

import { CannotWrite } from '../host/file-system.ts'
import type { Library } from '../library/library.ts'
import { openGame } from '../library/open.ts'
import type { Written } from '../library/written.ts'
import type * as z from '../source/zod.ts'
import { acceptance, saveAcceptance } from './accepted.ts'
import { beginLanguage, newLanguage } from './languages.ts'
import { newText, saveText } from './texts.ts'
import { saveWaiver, waiver } from './waived.ts'

/** Writes something into the files of a game; `seen` is the tag of what it takes the place of. */
type Write = (library: Library, body: unknown, seen: string) => Promise<Written | undefined>

/** Of something that has not the shape it should have, nothing is done. */
const writing =
  <Given>(
    shape: z.ZodType<Given>,
    save: (library: Library, given: Given, seen: string) => Written | Promise<Written>,
  ): Write =>
  async (library, body, seen) => {
    const given = shape.safeParse(body)
    return given.success ? save(library, given.data, seen) : undefined
  }

/** What somebody may write, by its address. */
export const WRITES: ReadonlyMap<string, Write> = new Map([
  ['/text', writing(newText, saveText)],
  ['/accepted', writing(acceptance, saveAcceptance)],
  ['/waived', writing(waiver, saveWaiver)],
  ['/language', writing(newLanguage, beginLanguage)],
])

/** One after the other: whatever is read before it is written is still so when it is written. */
export class Writer {
  readonly #directory: string
  #last: Promise<unknown> = Promise.resolve()

  constructor(directory: string) {
    this.#directory = directory
  }

  /** Nothing comes back of what has not the right shape. */
  save(write: Write, body: unknown, seen: string): Promise<Written | undefined> {
    const next = this.#last.then(() => this.#now(write, body, seen))
    this.#last = next.catch(() => {})
    return next
  }

  async #now(write: Write, body: unknown, seen: string): Promise<Written | undefined> {
    try {
      // Opened anew: somebody may have changed it a moment ago.
      const library = openGame(this.#directory)
      if (!library.game) return { refused: 'The files of the game cannot be read.' }
      return await write(library, body, seen)
    } catch (error) {
      // A full disk, a file that may not be written: the page keeps what was done and says why.
      if (error instanceof CannotWrite) return { refused: error.message }
      throw error
    }
  }
}

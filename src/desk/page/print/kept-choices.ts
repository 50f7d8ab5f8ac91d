import type { Options } from '../../../order/option.ts'
import { keyFor } from '../game.ts'

const REMEMBERED = 'growl.print'

/** For the next visit. */
export const keepChoices = (options: Options): void =>
  localStorage.setItem(keyFor(REMEMBERED), JSON.stringify(options))

/** What was chosen at the last visit. Whatever else is in its place is nobody's choice. */
export function keptChoices(kept = localStorage.getItem(keyFor(REMEMBERED))): Options {
  try {
    const found: unknown = JSON.parse(kept ?? '{}')
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return {}
    return Object.fromEntries(Object.entries(found).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

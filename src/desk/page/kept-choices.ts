import type { Options } from '../../order/option.ts'
import { keyFor } from './game.ts'

/** Where choices are remembered, by view. */
type View = 'print' | 'play'
const nameOf = (view: View): string => keyFor(`growl.${view}`)

/** For the next visit. */
export const keepChoices = (view: View, options: Options): void =>
  localStorage.setItem(nameOf(view), JSON.stringify(options))

/** What was chosen at the last visit. Whatever else is in its place is nobody's choice. */
export function keptChoices(view: View, kept = localStorage.getItem(nameOf(view))): Options {
  try {
    const found: unknown = JSON.parse(kept ?? '{}')
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return {}
    return Object.fromEntries(Object.entries(found).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

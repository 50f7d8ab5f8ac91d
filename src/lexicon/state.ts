import type { Span } from './patterns.ts'

/** How far a form has been followed. */
export interface State {
  readonly at: number
  readonly skipped: number
  readonly gaps: readonly Span[]
  readonly value: number | undefined
  readonly negated: boolean
}

const NO_GAPS: readonly Span[] = []

export const startAt = (at: number): State => ({
  at,
  skipped: 0,
  gaps: NO_GAPS,
  value: undefined,
  negated: false,
})

export const moved = ({ skipped, gaps, value, negated }: State, at: number, number = value): State => ({
  at,
  skipped,
  gaps,
  value: number,
  negated,
})

/** The state that turns no meaning, of those the one that left out the least, and of those the one that reaches furthest. */
const isCloser = (state: State, best: State): boolean =>
  (Number(state.negated) - Number(best.negated) || state.skipped - best.skipped || best.at - state.at) < 0

export const closer = (best: State, state: State): State => (isCloser(state, best) ? state : best)

export function onePerPlace(states: readonly State[]): readonly State[] {
  if (states.length < 2) return states
  const kept = new Map<number, State>()
  for (const state of states) {
    const rival = kept.get(state.at)
    if (!rival || isCloser(state, rival)) kept.set(state.at, state)
  }
  return [...kept.values()]
}

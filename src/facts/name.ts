import type { FactName } from '../finding.ts'

/** What kinds of facts, and their choices, are called in a language, by kind; plain data. */
export type FactNames = Readonly<Record<string, KindNames>>

interface KindNames {
  readonly means?: string
  readonly choices?: Readonly<Record<string, string>>
}

/** What something is called by these names, or else as the game calls it; a number is a number. */
export const calledBy = (names: FactNames, { kind, choice, name }: FactName): string => {
  const own = Object.hasOwn(names, kind) ? names[kind] : undefined
  if (choice === undefined) return own?.means ?? name
  return own?.choices && Object.hasOwn(own.choices, choice) ? own.choices[choice]! : name
}

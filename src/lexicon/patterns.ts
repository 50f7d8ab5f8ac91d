import type { Form } from './form.ts'
import type { WordTable } from './word-table.ts'

/** Where a form stands in a text. */
export interface Match {
  readonly owner: number
  readonly form: Form
  readonly from: number
  readonly to: number
  /** Stretches inside that do not matter. */
  readonly gaps: readonly Span[]
  /** What stands in the number slot, if there is one. */
  readonly value?: number
  /** A gap leaps over a "not". */
  readonly negated: boolean
}

export interface Span {
  readonly from: number
  readonly to: number
}

export type Node =
  | { readonly type: 'word'; readonly id: number }
  | { readonly type: 'list'; readonly id: number }
  | { readonly type: 'number'; readonly shift: number }
  | { readonly type: 'gap'; readonly words: number }
  | { readonly type: 'sign'; readonly sign: string }
  | { readonly type: 'any'; readonly of: readonly Branch[]; readonly optional: boolean }

/** One of several alternatives. */
export interface Branch {
  readonly nodes: readonly Node[]
  /** The words it can begin with; nothing where only following it can tell. */
  readonly first?: readonly number[]
}

export interface CompiledForm {
  /** Its number among all forms. */
  readonly id: number
  readonly owner: number
  readonly form: Form
  /** No pause may stand between its words. */
  readonly strict: boolean
  readonly nodes: readonly Node[]
  /** Whether it has a full stop in it. */
  readonly leavesSentence: boolean
  /** For each part that must be there, the words it can begin with. */
  readonly needs: readonly (readonly number[])[]
}

/** Stands for the word where any number will do. */
export const ANY_NUMBER = -1

/** What there is to look for: see Matcher. */
export interface Patterns {
  readonly spellings: WordTable<CompiledForm>
  /** Spellings that any letters may follow. */
  readonly openings: WordTable<CompiledForm>
  readonly lists: readonly (readonly Branch[])[]
  readonly numbers: readonly { readonly value: number; readonly branch: Branch }[]
  readonly numberStarts: readonly CompiledForm[]
  /** Words that turn the meaning. */
  readonly negations: readonly Branch[]
  /** How many forms and words there are. */
  readonly forms: number
  readonly wordCount: number
}

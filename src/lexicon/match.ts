import { joinParts } from './joint.ts'
import type { Match, Patterns } from './patterns.ts'
import type { PlainText } from './plain.ts'
import { Search } from './search.ts'
import { rowAt, tableOf, type WordTables } from './word-table.ts'

/**
 * All forms of a lexicon, looked for together. Words are looked up in a table at each place of the text, and only forms
 * that begin with a word found there are followed. Following keeps one state a place, so no form can run away.
 */
export class Matcher {
  readonly #patterns: Patterns
  readonly tables: WordTables

  constructor(patterns: Patterns) {
    this.#patterns = patterns
    this.tables = {
      whole: tableOf(patterns.spellings, patterns),
      open: tableOf(patterns.openings, patterns),
    }
  }

  /** `exhausted` when the forms take too long to follow: then some may not have been found. */
  find(text: PlainText): { matches: Match[]; exhausted: boolean } {
    const search = new Search(text, this.#patterns, this.tables)
    const { matches, parts, exhausted } = search.run()
    const { joints } = this.#patterns
    if (joints.length === 0) return { matches, exhausted }
    const negations = search.negations()
    for (let at = 0; at < joints.length; at += 3 + joints[at + 2]!) {
      const joint = { owner: joints[at]!, form: joints[at + 1]!, parts: rowAt(joints, at + 2) }
      matches.push(...joinParts(joint, parts, text, negations))
    }
    return { matches, exhausted }
  }
}

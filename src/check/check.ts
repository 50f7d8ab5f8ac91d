import type { CardText } from '../facts/study.ts'
import type { Check, Finding, Severity } from '../finding.ts'
import type { Library } from '../library/library.ts'
import { placeNamed } from '../source/edit.ts'
import type { GameFolder } from '../source/folder.ts'

/**
 * Checks that look at the same subject: the data of a game, the words of a language, what is about to be painted. A subject is
 * made from what is given: a library, a language of it, a kit that is laid out.
 */
export interface GroupDefinition<Given, Subject, Source> {
  readonly name: string
  readonly checks: readonly Check<Subject, Source>[]
  /** Nothing when there is nothing to look at. */
  readonly subject: (given: Given) => Subject | undefined | Promise<Subject | undefined>
  /** What readers found on the way to the subject; told as it is, and explained in file.ts. */
  readonly found?: (subject: Subject) => Iterable<Finding>
  /** The files of an example, to look up in them where its finding must point. */
  readonly folder?: (source: Source) => GameFolder
  /** An example made into a subject. */
  readonly fromExample: (source: Source) => Subject | Promise<Subject>
  /** An example as `--explain` prints it. */
  readonly show: (source: Source) => string
}

/** A language of a game. */
export interface LanguageOf {
  readonly library: Library
  readonly lang: string
  /** Card texts of somebody else, by card: looked at instead of those in the game folder. */
  readonly texts?: ReadonlyMap<string, CardText>
}

/** A group whose subject is nobody else's business. */
export interface CheckGroup<Given> {
  readonly name: string
  readonly checks: readonly ExplainedCheck[]
  readonly find: (given: Given) => Promise<readonly Finding[]>
}

export interface ExplainedCheck {
  readonly code: string
  readonly severity: Severity
  readonly proves: string
  readonly examples: readonly ExplainedExample[]
}

export interface ExplainedExample {
  readonly good: boolean
  readonly show: () => string
  /** For bad examples: where the finding must point, "FILE:LINE:COLUMN". */
  readonly at?: () => string
  /** What this very check says about the example. */
  readonly find: () => Promise<readonly Finding[]>
}

/** Closes a group over its subject type, so that groups of all kinds stand in one list. */
export function checkGroup<Given, Subject, Source>(
  group: GroupDefinition<Given, Subject, Source>,
): CheckGroup<Given> {
  return {
    name: group.name,
    checks: group.checks.map((check) => ({
      code: check.code,
      severity: check.severity,
      proves: check.proves,
      examples: check.examples.map((example) => {
        const source = 'good' in example ? example.good : example.bad
        return {
          good: 'good' in example,
          show: () => group.show(source),
          ...('at' in example && { at: () => whereOf(group, source, example.at) }),
          find: async () => findingsOf(check, await group.fromExample(source)),
        }
      }),
    })),
    find: async (given) => {
      const subject = await group.subject(given)
      if (subject === undefined) return []
      return [
        ...(group.found?.(subject) ?? []),
        ...group.checks.flatMap((check) => findingsOf(check, subject)),
      ]
    },
  }
}

const whereOf = <Given, Subject, Source>(
  { folder }: GroupDefinition<Given, Subject, Source>,
  source: Source,
  at: string,
): string => (folder ? placeNamed(folder(source), at) : at)

function findingsOf<Subject, Source>(check: Check<Subject, Source>, subject: Subject): Finding[] {
  return [...check.run(subject)].map((problem) => ({
    code: check.code,
    severity: check.severity,
    ...problem,
  }))
}

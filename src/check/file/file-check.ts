import type { GameReading } from '../../game/read.ts'
import type { Check, Problem } from '../check.ts'
import type { Edit } from '../edit.ts'

/** What can be wrong with a file before its content is looked at: found while reading, told here. */
export type FileCheck = Check<GameReading, Edit>

/** The reader has found it already; a check of this group says what it means, and proves it with examples. */
export const foundByReader =
  (code: string) =>
  ({ findings }: GameReading): Problem[] =>
    findings.filter((finding) => finding.code === code)

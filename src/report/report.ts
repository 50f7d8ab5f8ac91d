import type { Finding } from '../finding.ts'
import { github } from './github.ts'
import { json } from './json.ts'
import { text } from './text.ts'

/** Findings as text for somebody or something. `root` is put before file names, which are relative to the game folder. */
export type Report = (findings: readonly Finding[], root: string) => string

/** By the name `--format` has for it. A new one is a file and a line. */
export const reports = { text, json, github } satisfies Record<string, Report>

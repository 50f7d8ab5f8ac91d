import type { Finding } from '../finding.ts'
import { github } from './github.ts'
import { json } from './json.ts'
import { text } from './text.ts'

/**
 * Findings as text for somebody or something. `root` is put before file names, which are relative to the game folder. What is
 * for people shows a measure of them, unless all are asked for; programs get them all.
 */
export type Report = (findings: readonly Finding[], root: string, all?: boolean) => string

/** By the name `--format` has for it. A new one is a file and a line. */
export const reports = { text, json, github } satisfies Record<string, Report>

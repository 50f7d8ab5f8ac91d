// Writes the option tables of docs/commands.md from src/command/verbs.ts; a test fails when they are out of date.

import { readFileSync, writeFileSync } from 'node:fs'
import { tsImport } from 'tsx/esm/api'

const { withOptionTables } = await tsImport('./src/command/option-table.ts', import.meta.url)
const { verbs } = await tsImport('./src/command/verbs.ts', import.meta.url)
const FILE = 'docs/commands.md'
writeFileSync(FILE, withOptionTables(readFileSync(FILE, 'utf8'), verbs))

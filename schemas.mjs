// Writes data/schema/*.json from the schemas in src/game/schema.ts and the fields of all rules; a test fails when they are out of date.

import { mkdirSync, writeFileSync } from 'node:fs'
import { tsImport } from 'tsx/esm/api'

const { jsonSchemas } = await tsImport('./src/game/json-schema.ts', import.meta.url)
const { knownRules } = await tsImport('./src/rules.ts', import.meta.url)
mkdirSync('data/schema', { recursive: true })
for (const [name, text] of Object.entries(jsonSchemas(Object.values(knownRules))))
  writeFileSync(`data/schema/${name}`, text)

// Writes data/schema/*.json from the schemas in src/game/schema.ts; a test fails when they are out of date.

import { mkdirSync, writeFileSync } from 'node:fs'
import { tsImport } from 'tsx/esm/api'

const { jsonSchemas } = await tsImport('./src/game/json-schema.ts', import.meta.url)
mkdirSync('data/schema', { recursive: true })
for (const [name, text] of Object.entries(jsonSchemas())) writeFileSync(`data/schema/${name}`, text)

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jsonSchemas } from '../../src/game/json-schema.ts'
import { knownRules } from '../../src/rules.ts'

const data = new URL('../../data/', import.meta.url)
const written = (path: string) => readFileSync(new URL(path, data), 'utf8')

describe('data/schema', () => {
  it('is what src/game/schema.ts says (npm run schemas)', () => {
    const generated = jsonSchemas(Object.values(knownRules))
    expect(readdirSync(new URL('schema', data)).sort()).toEqual(Object.keys(generated).sort())
    for (const [name, text] of Object.entries(generated)) expect(written(`schema/${name}`), name).toBe(text)
  })

  it('is named in the first line of every data file, so that editors find it', () => {
    const files = readdirSync(data).filter((name) => name.endsWith('.yaml'))
    for (const file of files)
      expect(written(file).split('\n')[0]).toBe(
        `# yaml-language-server: $schema=schema/${file.replace('.yaml', '.schema.json')}`,
      )
    for (const theme of ['../templates/theme.yaml', '../defaults/templates/theme.yaml'])
      expect(written(theme)).toMatch(
        /^# yaml-language-server: \$schema=[./]+\/data\/schema\/theme\.schema\.json\n/,
      )
    for (const file of readdirSync(new URL('expansions', data)))
      expect(written(`expansions/${file}`)).toMatch(
        /^# yaml-language-server: \$schema=\.\.\/schema\/expansion\.schema\.json\n/,
      )
  })
})

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { jsonSchemas } from '../../src/game/json-schema.ts'
import { schemas } from '../../src/game/schema.ts'
import { knownRules } from '../../src/rules.ts'
import { validate } from '../../src/source/validate.ts'
import { readYaml } from '../../src/source/yaml.ts'
import { shippedFolder } from './shipped.ts'

const data = new URL('../../data/', import.meta.url)
const written = (path: string) => readFileSync(new URL(path, data), 'utf8')

describe('data/schema', () => {
  it('is what src/game/schema.ts says (npm run schemas)', () => {
    const generated = jsonSchemas(Object.values(knownRules))
    expect(readdirSync(new URL('schema', data)).sort()).toEqual(Object.keys(generated).sort())
    for (const [name, text] of Object.entries(generated)) expect(written(`schema/${name}`), name).toBe(text)
  })

  it('describes the facts of the cards, which have a reader of their own', () => {
    const { root } = readYaml(shippedFolder, 'data/facts.yaml')
    expect(validate(root!, schemas([]).facts).findings).toEqual([])
  })

  it('is named in the first line of every data file, so that editors find it', () => {
    const files = readdirSync(data).filter((name) => name.endsWith('.yaml'))
    for (const file of files)
      expect(written(file).split('\n')[0]).toBe(
        `# yaml-language-server: $schema=schema/${file.replace('.yaml', '.schema.json')}`,
      )
    for (const file of readdirSync(new URL('expansions', data)))
      expect(written(`expansions/${file}`)).toMatch(
        /^# yaml-language-server: \$schema=\.\.\/schema\/expansion\.schema\.json\n/,
      )
  })
})

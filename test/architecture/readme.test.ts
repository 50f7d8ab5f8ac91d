import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { optionTable, withOptionTables } from '../../src/command/option-table.ts'
import { verbs } from '../../src/command/verbs.ts'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
const readme = read('README.md')

describe('docs/commands.md', () => {
  const document = read('docs/commands.md')
  it('has the options of every command as they are (npm run docs writes them)', () => {
    expect(document).toBe(withOptionTables(document, verbs))
  })
  for (const verb of verbs)
    it(`has a table for growl ${verb.name}`, () => {
      expect(document).toContain(`## growl ${verb.name}\n`)
      expect(document).toContain(optionTable(verb))
    })
})

describe('the README', () => {
  it('has the two commands, and the tests are run by CI with exactly the second', () => {
    expect(readme).toContain('\nnpm ci && npx growl print\n')
    expect(readme).toContain('\nnpm ci && npm test\n')
    expect(read('.ci/run')).toContain('\nnpm ci && npm test\n')
  })

  it('says whose game it is, that we are fans, and where to buy it', () => {
    for (const name of ['README.md', 'CREDITS.md']) {
      expect(read(name)).toMatch(/unofficial/i)
      expect(read(name)).toContain('Joey Vigour')
      expect(read(name)).toContain('JoeyVigour.com/GROWL')
    }
  })

  it('can be read in a minute', () => {
    expect(readme.split('\n').length).toBeLessThan(100)
  })
})

it.each([
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'SECURITY.md',
  'docs/commands.md',
  'docs/templates.md',
  'docs/lexicon.md',
])('%s links to documents that exist', (name) => {
  const here = new URL(`../../${name}`, import.meta.url)
  for (const [, target] of read(name)
    .replace(/`[^`\n]*`/g, '')
    .matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g))
    expect(existsSync(new URL(target!, here)), target).toBe(true)
})

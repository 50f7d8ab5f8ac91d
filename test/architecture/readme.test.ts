import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { verbs } from '../../src/command/verbs.ts'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
const readme = read('README.md')

/** The part of the README under the heading of a verb. */
function section(verb: string): string {
  const from = readme.indexOf(`### growl ${verb}\n`)
  return from < 0 ? '' : readme.slice(from, readme.indexOf('\n#', from + 4))
}

describe('the README', () => {
  for (const verb of verbs) {
    for (const { flags, choices = [] } of verb.options)
      it(`tells of growl ${verb.name} ${flags}`, () => {
        const line = section(verb.name)
          .split('\n')
          .find((each) => each.startsWith(`| \`${flags}\` `))
        expect(line).toBeDefined()
        for (const choice of choices) expect(line).toContain(`\`${choice}\``)
      })

    it(`tells of no option that growl ${verb.name} does not have`, () => {
      const told = [...section(verb.name).matchAll(/^\| `(--[^`]+)`/gm)].map(([, flags]) => flags)
      expect(told.sort()).toEqual(verb.options.map(({ flags }) => flags).sort())
    })
  }

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

  it('links to documents that exist', () => {
    for (const [, target] of readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g))
      expect(existsSync(new URL(`../../${target}`, import.meta.url)), target).toBe(true)
  })
})

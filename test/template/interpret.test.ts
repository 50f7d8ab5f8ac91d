import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleGame } from '../../src/check/example-game.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { Missing } from '../../src/template/fault.ts'
import { openInert } from '../../src/template/inert.ts'
import { TemplateSet } from '../../src/template/set.ts'
import { shippedFolder } from '../game/shipped.ts'
import { Compiler } from './compiler.ts'
import { contexts, templates } from './random-template.ts'
import { layAll, Recorded, templatesOf } from './slips.ts'

// A template is filled in without being made into a program, and writes what the program that Handlebars makes of it writes.

type Read = (name: string) => string

/** What is written, or what goes wrong; where, if that is known. */
interface Told {
  readonly told: string
  readonly at?: string
}

function interpreted(read: Read, context: object): Told {
  const set = new TemplateSet({ read, list: () => [] })
  return outcome(() => {
    const template = set.open('a.svg.hbs')
    if ('code' in template) throw new Error(template.message)
    return set.fill(template, context)
  })
}
const compiled = (read: Read, context: object): Told =>
  outcome(() => new Compiler(read).fill('a.svg.hbs', context))

function outcome(fill: () => string): Told {
  try {
    return { told: `wrote ${fill()}` }
  } catch (error) {
    return explained(error as Error)
  }
}

function explained(error: Error): Told {
  if (error instanceof Missing) {
    const [line, column, endLine, endColumn] = error.at
    return { told: error.from ? NO_PARTS : MISSING, at: `${line}:${column}-${endLine}:${endColumn}` }
  }
  const { message, lineNumber, column, endLineNumber, endColumn } = error as Handlebars.Exception
  if (/^"[^"]*" not defined in /.test(message))
    return { told: MISSING, at: `${lineNumber}:${column}-${endLineNumber}:${endColumn}` }
  // These the compiler leaves to JavaScript, which does not know where it is.
  if (/^Cannot read properties of (?:undefined|null) \(/.test(message)) return { told: MISSING }
  return { told: message.startsWith("Cannot use 'in' operator") ? NO_PARTS : message }
}
const MISSING = 'leads nowhere'
const NO_PARTS = 'a text has no parts'

const GAMES = {
  GROWL: shippedFolder,
  orchard: diskFolder(fileURLToPath(new URL('../games/orchard', import.meta.url))),
  'the example of the checks': exampleGame,
}

describe.each(Object.entries(GAMES))('%s', (_, folder) => {
  it('each template writes what it writes when it is compiled', async () => {
    const library = new Recorded(folder)
    await layAll(library)
    const sources = templatesOf(folder)
    const read: Read = (name) => sources.get(name)!
    const set = new TemplateSet({ read, list: () => [] })
    const compiler = new Compiler(read)
    const { hide } = openInert()
    expect(library.renderings.length).toBeGreaterThan(10)
    for (const [name, values] of library.renderings) {
      const template = set.open(name)
      if ('code' in template) throw new Error(template.message)
      const context = hide(values)
      expect(set.fill(template, context), name).toBe(compiler.fill(name, context))
    }
  })
})

describe('any template', () => {
  it('writes what it writes when it is compiled, or fails for the same reason', () => {
    const outcomes = { wrote: 0, failed: 0 }
    fc.assert(
      fc.property(templates, contexts, (files, values) => {
        const read: Read = (name) => files[name]!
        const context = openInert().hide(values)
        const here = interpreted(read, context)
        const there = compiled(read, context)
        expect(here).toEqual(there.at ? there : { ...here, told: there.told })
        outcomes[here.told.startsWith('wrote') ? 'wrote' : 'failed']++
      }),
      { numRuns: 500 },
    )
    expect(Math.min(outcomes.wrote, outcomes.failed)).toBeGreaterThan(100)
  })

  it('looks for ../ where Handlebars does, also in a loop round an empty text', () => {
    const files: Record<string, string> = {
      'a.svg.hbs': '{{#each group}}{{#times 2}}{{../a}}{{/times}}{{/each}}',
    }
    const read: Read = (name) => files[name]!
    const context = openInert().hide({ a: 'one', group: { n: '' } })
    expect(interpreted(read, context).told).toBe(compiled(read, context).told)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleGame } from '../../src/check/example-game.ts'
import type { Finding } from '../../src/finding.ts'
import { Library } from '../../src/library/library.ts'
import { type GameFolder, overlay } from '../../src/source/folder.ts'
import { openTemplates } from '../../src/template/engine.ts'
import { shippedFolder } from '../game/shipped.ts'
import {
  faultIn,
  inserted,
  layAll,
  Recorded,
  type Slip,
  templatesOf,
  uses,
  where,
  whereOf,
  written,
} from './slips.ts'

// A mistake in a template is told where it is: in the file that has it, a part or a whole, at its line and column.

const GAMES = { GROWL: shippedFolder, orchard: exampleGame }

/** Mistakes that people make, each wherever it can be made in a template. */
const SLIPS: Readonly<Record<string, (text: string, name: string) => Slip[]>> = {
  'a value that is not there': (text) =>
    written(text, /\{\{(?!else)(?=[a-z][\w.-]*\}\})/g).map(({ index }) => inserted(text, index + 2, 'slip-')),
  'a word among numbers': (text) =>
    written(text, /\{\{(?:add|sub|mul|div) /g).map(({ 0: call, index }) => ({
      ...inserted(text, index + call.length, '"slip" '),
      at: index,
    })),
  'a helper nobody knows': (text) => outsideBraces(text).map((at) => inserted(text, at, '{{slip 1}}', 2)),
  'a part that is not there': (text) => outsideBraces(text).map((at) => inserted(text, at, '{{> slip}}')),
  'an expression that does not end': (text) =>
    written(text, /\}\}(?!\})/g)
      .filter(({ index }) => !/^\{\{(?:[#/>!]|else)/.test(text.slice(text.lastIndexOf('{{', index), index)))
      .map(({ index }) => ({
        text: text.slice(0, index) + text.slice(index + 2),
        at: text.lastIndexOf('{{', index),
      })),
  'an element nobody knows': (text, name) =>
    tagsOf(text, name).map(({ index }) => inserted(text, index + 1, 'slip-', -1)),
  'an element that does not end': (text, name) =>
    name.endsWith('.svg.hbs')
      ? written(text, /<(\w[\w-]*)(?:[^<>"]|"[^"]*")*\/>/g).map(({ 0: tag, index }) => ({
          text: text.slice(0, index) + tag.replace('/>', '>') + text.slice(index + tag.length),
          at: index,
        }))
      : [],
  'a directive nobody knows': (text, name) =>
    name.endsWith('.md.hbs')
      ? written(text, /^(?![ |]|\{\{[#/e])/gm).map(({ index }) => inserted(text, index, '::slip\n'))
      : [],
}

const tagsOf = (text: string, name: string) =>
  name.endsWith('.svg.hbs') ? written(text, /<[a-zA-Z][\w-]*/g) : []
/** Before a tag, or at the beginning of a line. */
const outsideBraces = (text: string): number[] =>
  written(text, /<[a-z]|^(?=[<#A-Za-z|])/gm).map(({ index }) => index)

describe.each(Object.entries(GAMES))('%s', (_, folder) => {
  const templates = templatesOf(folder)

  it('an attribute nobody knows, at every tag of every drawing', async () => {
    const expected = new Map<string, string>()
    const changes = [...templates].map(([name, text]): [string, string] => {
      let changed = text
      // From the end, so that those before keep their places.
      for (const [i, { 0: tag, index }] of tagsOf(text, name).toReversed().entries())
        changed = inserted(changed, index + tag.length, ` slip-${i}=""`).text
      for (const { index, 0: slip } of written(changed, /slip-\d+(?=="")/g))
        expected.set(`${name} ${slip}`, where(name, { text: changed, at: index }))
      return [`templates/${name}`, changed]
    })
    const findings = await layAll(new Library(overlay(folder, Object.fromEntries(changes))))
    const told = findings.flatMap((finding): [string, string][] => {
      const slip = /has no attribute "(slip-\d+)"/.exec(finding.message)?.[1]
      return slip ? [[`${finding.place?.file.slice('templates/'.length)} ${slip}`, whereOf(finding)]] : []
    })
    const found = Object.fromEntries(told)
    // No game shows all that the program's own templates can.
    const reachable = [...expected].filter(
      ([slip]) => slip in found || !isBrought(folder, slip.split(' ')[0]!),
    )
    expect(found).toEqual(Object.fromEntries(reachable))
  })

  describe('found when it is filled in as it was', async () => {
    const library = new Recorded(folder)
    await layAll(library)
    /** What is wrong with the first rendering that shows it. */
    const told = (name: string, text: string): Finding | undefined => {
      const read = (file: string) => (file === name ? text : (templates.get(file) ?? missing(file)))
      const again = openTemplates(read, () => [...templates.keys()])
      for (const [asked, values] of library.renderings) {
        if (!uses(templates, asked, name)) continue
        const rendered = again.render(asked, values)
        const found = 'restore' in rendered ? faultIn(asked, rendered) : rendered
        if (found) return found
      }
      return undefined
    }

    it.each(Object.entries(SLIPS))('%s', (_name, slipsIn) => {
      const slips = [...templates].flatMap(([name, text]) =>
        slipsIn(text, name).map((slip) => ({ name, ...slip })),
      )
      if (slips.length === 0) return
      fc.assert(
        fc.property(fc.nat(slips.length - 1), (i) => {
          const { name, ...slip } = slips[i]!
          const found = told(name, slip.text)
          if (!found && (isBrought(folder, name) || isForLowInk(slip))) return
          expect(`${found?.message}: ${found && whereOf(found)}`).toBe(
            `${found?.message}: ${where(name, slip)}`,
          )
        }),
        { numRuns: 30 },
      )
    })
  })
})

/** What is drawn with low ink only; these kits are laid with full ink. */
const isForLowInk = ({ text, at }: Slip): boolean =>
  /\{\{#if low\}\}(?:(?!\{\{(?:else|\/if)).)*$/s.test(text.slice(0, at))

const isBrought = (folder: GameFolder, name: string): boolean => !folder.list('templates').includes(name)

const missing = (name: string): Finding => ({
  code: 'file-missing',
  severity: 'error',
  message: `${name} is missing`,
})

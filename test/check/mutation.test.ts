import { describe, expect, it } from 'vitest'
import { checkData } from '../../src/check/groups.ts'
import type { Finding } from '../../src/finding.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { Library } from '../../src/library/library.ts'
import { overlay, readText } from '../../src/source/folder.ts'
import { faultsIn } from '../fuzz/verdict.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

// The proof that no figure of the game can go wrong unnoticed: each is changed, each entry is left out, one at a time,
// and the checks must point at the line.

const LANGUAGES = ['en', 'es', 'de', 'it', 'fr', 'zh', 'ja', 'th']
const shipped = overlay(diskFolder(new URL('../..', import.meta.url).pathname), {
  // A folder for each language, so that a language left out of game.yaml is missed.
  ...Object.fromEntries(LANGUAGES.map((language) => [`locales/${language}/terms.yaml`, 'a: 1\n'])),
  // Reading all card texts again for every changed figure would take minutes and find nothing.
  'data/facts.yaml': undefined,
})

/** Changes that do no harm, by name, with the reason. None of them is a count. */
const HARMLESS: Readonly<Record<string, string>> = {
  'game.yaml: rules removed':
    'a game without rules of its own kind is a game too: the rule checks then do not apply',
  'pieces.yaml: pieces.token.shape removed': 'a look: square tokens count as well as round ones',
  'pieces.yaml: pieces.home-tile.size 70x70mm → 71x70mm': 'a size is a choice',
  'pieces.yaml: pieces.home-tile.size 70x70mm → 69x70mm': 'a size is a choice',
  'pieces.yaml: pieces.home-tile.size 70x70mm → 70x71mm': 'a size is a choice',
  'pieces.yaml: pieces.home-tile.size 70x70mm → 70x69mm': 'a size is a choice',
  'pieces.yaml: pieces.setup-tile.size 70x70mm → 71x70mm': 'a size is a choice',
  'pieces.yaml: pieces.setup-tile.size 70x70mm → 69x70mm': 'a size is a choice',
  'pieces.yaml: pieces.setup-tile.size 70x70mm → 70x71mm': 'a size is a choice',
  'pieces.yaml: pieces.setup-tile.size 70x70mm → 70x69mm': 'a size is a choice',
}

const FILES = ['game', 'cards', 'setup', 'components', 'pieces', 'editions'].map((name) => `${name}.yaml`)

const key = (finding: Finding) => `${finding.code} ${finding.message}`
// What is wrong with words is another matter.
const known = new Set((await checkData(new Library(shipped))).map(key))

async function newFindings(file: string, text: string): Promise<Finding[]> {
  const folder = overlay(shipped, { [file]: text })
  const findings = await checkData(new Library(folder))
  // Said in words of people, and with a place in the file.
  expect(faultsIn(findings, [folder])).toEqual([])
  return findings.filter((finding) => !known.has(key(finding)))
}

function pointsAt(finding: Finding, file: string, { lines, removed }: Mutant): boolean {
  if (finding.severity === 'info') return false
  const { place, message } = finding
  if (place?.file === file && place.line >= lines[0] && place.line <= lines[1]) return true
  if (finding.code === 'yaml-key-duplicate') return message.endsWith(`the first is on line ${lines[0]}`)
  return removed !== undefined && message.includes(`"${removed}"`)
}

describe('every number changed, every entry removed', () => {
  for (const name of FILES)
    it(`data/${name}`, async () => {
      const file = `data/${name}`
      const text = readText(shipped, file) as string
      const unnoticed: string[] = []
      for (const mutant of mutantsOf(text)) {
        const findings = await newFindings(file, mutant.text)
        const seen = findings.some((finding) => pointsAt(finding, file, mutant))
        const harmless = `${name}: ${mutant.name}` in HARMLESS
        if (harmless) expect(findings, `${mutant.name} is listed as harmless`).toEqual([])
        else if (!seen)
          unnoticed.push(
            `${name}: ${mutant.name}  [${findings.map(({ code, place }) => `${code} ${place?.file}:${place?.line}`).join('; ')}]`,
          )
      }
      expect(unnoticed).toEqual([])
    })
})

it('an expansion: every card and count; what a card does and looks like is its author\u2019s business', async () => {
  const file = 'data/expansions/hunters-moon.yaml'
  const counts = mutantsOf(readText(shipped, file) as string).filter(({ name }) => !/(art|icons)/.test(name))
  expect(counts.length).toBeGreaterThan(15)
  for (const mutant of counts) {
    const found = await newFindings(file, mutant.text)
    expect(
      found.map(({ place }) => place?.file),
      mutant.name,
    ).toContain(file)
  }
})

it('the mutants are as many as expected, and really differ', () => {
  const text = readText(shipped, 'data/setup.yaml') as string
  const mutants = mutantsOf(text)
  // 12 columns × (number of players, 2 starters, draw) + 5 × 2 extras, each up and down; removals: players, and of each
  // column itself, starters and their 2, draw; 8 sniffs, 5 variants, 5 extras of 2.
  expect(mutants.filter(({ removed }) => removed === undefined)).toHaveLength((12 * 4 + 10) * 2)
  expect(mutants.filter(({ removed }) => removed !== undefined)).toHaveLength(1 + 12 * 5 + 8 + 5 + 5 * 3)
  for (const mutant of mutants) expect(mutant.text).not.toBe(text)
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { diskFolder } from '../../src/host/disk.ts'
import { memoryFolder } from '../../src/source/folder.ts'
import { readCorpus } from './corpus.ts'
import { readLabels } from './labels.ts'
import { missingCoverage } from './validate.ts'

const labels = readLabels(diskFolder('.'))
const GIFT = `the-gift: |-
  Pick 2 living players (5+ cards each). Each puts 1 card
  face-down on the other's home tile.
`
const read = (edit: string) =>
  readCorpus(
    'en',
    labels,
    memoryFolder({ 'corpus/en/d.yaml': GIFT, 'mutations/en/d.yaml': `the-gift:\n  - ${edit}\n` }),
  )
const problems = (edit: string) =>
  read(edit)
    .findings.filter(({ place }) => place?.file.startsWith('mutations'))
    .map(({ message, place }) => `${place?.line}:${place?.column} ${message}`)

describe('a wrong text of its own', () => {
  const whole = (fields: string) =>
    `{kind: reversed, says: up, ${fields}, text: "Two living players, five cards: one onto the other's home, open."}`

  it('is taken as it is', () => {
    const entry = whole('fact: send/face, slip: cards laid open')
    expect(read(entry).mutations).toMatchObject([
      { card: 'the-gift', broken: ['send/face'], text: expect.stringMatching(/^Two living .*open\.$/) },
    ])
  })

  it('may break what several facts say, in words no choice has', () => {
    const entry = whole('fact: [send/face, secret/look], slip: everybody sees them').replace('up', 'other')
    expect(read(entry).mutations).toMatchObject([
      { clause: 'send', fact: 'face', broken: ['send/face', 'secret/look'], says: 'other' },
    ])
  })

  it.each([
    ['fact: send/face', /slip is missing/],
    ['fact: send/face, slip: open, find: card', /either text/],
    ['fact: [send/face, sent/look], slip: open', /"sent\/look" is no clause/],
  ])('is refused with its place: %s', (fields, message) => {
    expect(problems(whole(fields))).toEqual([expect.stringMatching(message)])
  })
})

describe('a labelled edit', () => {
  it('becomes a whole text, across line breaks', () => {
    const edit = '{fact: send/face, kind: reversed, says: up, find: card face-down, replace: card face-up}'
    expect(read(edit).mutations).toMatchObject([
      { hand: 'd', card: 'the-gift', clause: 'send', fact: 'face', kind: 'reversed', says: 'up' },
    ])
    expect(read(edit).mutations[0]!.text).toBe(
      "Pick 2 living players (5+ cards each). Each puts 1 card face-up on the other's home tile.",
    )
  })

  it('may touch several places', () => {
    const edit =
      '{fact: choose/count, kind: number, says: 3, find: [2 living, 5+ cards], replace: [3 living, 5+]}'
    expect(read(edit).mutations[0]!.text).toContain('Pick 3 living players (5+ each)')
  })

  it.each([
    ['{fact: send/face, kind: reversed, says: up, find: face up, replace: x}', /not in this hand/],
    ['{fact: send/face, kind: reversed, says: up, find: card, replace: x}', /more than once/],
    [
      '{fact: send/face, kind: reversed, says: up, find: face-down, replace: face-down}',
      /replaced by itself/,
    ],
    ['{fact: send/face, kind: reversed, says: sideways, find: face-down, replace: x}', /it can be up, down/],
    ['{fact: send/face, kind: reversed, says: down, find: face-down, replace: x}', /says anyway/],
    ['{fact: send/fate, kind: reversed, says: dies, find: face-down, replace: x}', /states no fate/],
    ['{fact: the-gift/send/face, kind: dropped, find: face-down, replace: x}', /without the card/],
    ['{fact: sends/face, kind: dropped, find: face-down, replace: x}', /no clause "sends"/],
    ['{fact: send/facing, kind: dropped, find: face-down, replace: x}', /no kind is called "facing"/],
    ['{fact: choose/self, kind: dropped, find: face-down, replace: x}', /cannot be dropped/],
    ['{fact: choose/count, kind: reversed, says: 3, find: "2", replace: "3"}', /the kind is number/],
    ['{fact: send/face, kind: added, says: up, find: face-down, replace: x}', /states face already/],
    ['{fact: send/face, kind: gone, find: face-down, replace: x}', /kind is one of/],
    ['{fact: send/face, kind: dropped, find: face-down, with: x}', /unknown field "with"/],
    ['{fact: choose/count, kind: number, says: 3, find: [a, b], replace: c}', /equal length/],
  ])('is refused with its place: %s', (edit, message) => {
    expect(problems(edit)).toHaveLength(1)
    expect(problems(edit)[0]).toMatch(message)
    expect(problems(edit)[0]).toMatch(/^2:5 /)
  })
})

it('WRITING.md names every fact that a wrong text may break', () => {
  const page = readFileSync('test/eval/WRITING.md', 'utf8')
  const text = page.slice(page.indexOf('## The 16 cards'), page.indexOf('## The files'))
  const sections = new Map(text.split('\n### ').map((part) => [/\(`(.*)`\)/.exec(part)?.[1], part]))
  const unnamed = [...labels.cards].flatMap(([card, clauses]) =>
    [...clauses].flatMap(([clause, facts]) =>
      [...facts]
        .map(([kind, stated]) => `\`${clause}/${kind}\` ${stated}`)
        .filter(
          (label) =>
            !sections
              .get(card)
              ?.split(/ [(←]|; |\n-? ?/)
              .includes(label),
        )
        .map((label) => `${card}: ${label}`),
    ),
  )
  expect(unnamed).toEqual([])
})

it('lists the coverage that is missing', () => {
  const lines = missingCoverage(
    read('{fact: send/face, kind: dropped, find: face-down, replace: ""}'),
    labels,
  )
  expect(lines).toContain('hands a, b, c, d, e, f, i: the-gift/send/face (down) is never reversed')
  expect(lines).not.toContain('hands a, b, c, d, e, f, i: the-gift/send/face (down) is never dropped')
  expect(lines).toContain('hands g, h, l, m: 0 added rules of 10')
})

describe.each(diskFolder('test/eval').list('corpus'))('the corpus of %s', (lang) => {
  it('is well formed', () => {
    const { findings } = readCorpus(lang, labels)
    expect(findings.map(({ message, place }) => `${place?.file}:${place?.line} ${message}`)).toEqual([])
  })

  it('breaks every fact somewhere', () => {
    expect(missingCoverage(readCorpus(lang, labels), labels)).toEqual([])
  })
})

import type { FactFiles } from './fact-check.ts'

// A game of two cards, small enough to be read beside the examples of the checks.

const FACTS = `kinds:
  count: {means: how many players, number: true, example: two players, says: 2}
  face: {means: how a card is laid, choices: [up, down], example: face-down, says: down, guarded: true}
  to: {means: where it goes, choices: [tile, hand], example: on a tile, says: tile}
  want: {means: what for, choices: [kill, save], example: to kill, says: kill, guarded: true}
  most: {means: who dies, choices: [dies, lives], example: most votes dies, says: dies}
cards:
  gift: {choose: {count: 2}, send: {face: down, to: tile}}
  vote: {point: {count: 1?, want: kill}, result: {most: dies}}
`

export const LEXICON = `numbers: {1: one / a, 2: two, 3: three}
lists: {player: "player|,s"}
negations: {before: not}
kinds:
  count: {number: {forms: "{n} {player}", ok: "2: two players", bad: two cards}}
  face:
    up: {forms: face-up, ok: face up, bad: face down}
    down: {forms: face-down, ok: face down, bad: face up}
  to:
    tile: {forms: tile, ok: on a tile, bad: in hand}
    hand: {forms: into … hand, ok: into the hand, bad: from hand}
  want:
    kill: {forms: to kill, ok: to kill, bad: to save}
    save: {forms: to save, ok: to save, bad: to kill}
  most:
    closed: true
    dies: {forms: most votes dies, ok: most votes dies, bad: most votes lives}
    lives: {forms: most votes lives, ok: most votes lives, bad: most votes dies}
`

const GIFT = 'Choose two players. Each lays a card face-down on the tile.'
const VOTE = 'Point at a player to kill. The most votes dies.'

/** The game, with other texts, facts or words where they are given. */
export const exampleGame = (
  changes: { gift?: string; vote?: string; facts?: string; lexicon?: string } = {},
): FactFiles => ({
  'data/facts.yaml': changes.facts ?? FACTS,
  'locales/en/lexicon.yaml': changes.lexicon ?? LEXICON,
  'locales/en/cards.yaml': `gift:\n  text: |-\n    ${changes.gift ?? GIFT}\nvote:\n  text: |-\n    ${changes.vote ?? VOTE}\n`,
})

/** The lexicon with one stretch replaced. */
export const lexiconWith = (now: string, instead: string): FactFiles => {
  if (LEXICON.split(now).length !== 2) throw new Error(`example: "${now}" is not once in the lexicon`)
  return exampleGame({ lexicon: LEXICON.replace(now, () => instead) })
}

import { describe, expect, it } from 'vitest'
import { overlay, readText } from '../../src/game/folder.ts'
import { readGame } from '../../src/game/read.ts'
import { shippedFolder } from './shipped.ts'

/** What reading says when `now` is replaced in a shipped file: "line:column message hint". */
function told(file: string, now: string, instead: string): string[] {
  const text = readText(shippedFolder, file) as string
  expect(text).toContain(now)
  const { findings } = readGame(overlay(shippedFolder, { [file]: text.replace(now, () => instead) }))
  return findings.map(({ place, message, hint }) => `${place?.line}:${place?.column} ${message}. ${hint}`)
}

describe('what does not fit a schema is told in plain words, at its place', () => {
  it('a misspelt key, once', () => {
    expect(told('data/cards.yaml', '  bite: {kind: bite', '  bite: {kidn: bite')).toEqual([
      '12:10 unknown key "kidn". Known here: kind, back, art, icons, copies. Did you mean "kind"?',
    ])
  })
  it('a key that is missing', () => {
    expect(told('data/cards.yaml', '  bite: {kind: bite, ', '  bite: {')).toEqual([
      '12:3 "kind" is missing. Add "kind: …" here.',
    ])
    expect(told('data/game.yaml', 'id: growl\n', '')).toEqual(['4:1 "id" is missing. Add "id: …" here.'])
  })
  it('a key of the wrong form', () => {
    expect(told('data/cards.yaml', '6+: 4', '6: 4')).toEqual([
      '12:85 "6" is not a mark like "6+". Write a mark like "6+".',
    ])
    expect(told('data/setup.yaml', '  4: {', '  four: {')).toEqual([
      '5:3 "four" is not a number of players. Write a number of players.',
    ])
  })
  it('a value of the wrong type', () => {
    expect(told('data/setup.yaml', 'sniff: true', 'sniff: yes')).toEqual([
      '9:54 "sniff" is "yes". Expected true or false.',
    ])
    expect(told('data/cards.yaml', 'copies: 5', 'copies: many')).toEqual([
      '14:75 "copies" is "many". Expected a whole number or a map (key: value).',
    ])
    expect(told('data/game.yaml', '[en, es, de, it, fr, zh, ja, th]', 'en')).toEqual([
      '5:12 "languages" is "en". Expected a list ([a, b]).',
    ])
    expect(told('data/cards.yaml', '{art: charm, cancels: bite}', '')).toEqual([
      '6:10 "charm" is empty. Expected a map (key: value).',
    ])
  })
  it('a value out of range or form, also inside a choice of shapes', () => {
    expect(told('data/cards.yaml', 'always: 12', 'always: 0')).toEqual([
      '12:81 "always" is 0. Expected 1 or more.',
    ])
    expect(told('data/components.yaml', 'count: 20', 'count: 20000')).toEqual([
      '4:29 "count" is 20000. Expected at most 9999.',
    ])
    expect(told('data/pieces.yaml', 'group: aid', 'group: add')).toEqual([
      '22:16 "group" is "add". Expected one of cards, tiles, tokens, setup, aid, rules.',
    ])
    expect(told('data/pieces.yaml', 'template: main.svg.hbs', 'template: ../../secret')).toEqual([
      '14:67 "template" is "../../secret". Expected a file of templates/ like "night.svg.hbs".',
    ])
  })
  it('a piece made from two things, or from none, or without a back', () => {
    expect(told('data/pieces.yaml', 'each: game', 'components: [token-1], each: game')).toEqual([
      '20:3 "setup-card" needs exactly one of cards, components, each. Write exactly one of cards, components, each.',
    ])
    expect(told('data/pieces.yaml', ', back: token}', '}')[0]).toContain('19:3 "token" needs a back')
  })
})

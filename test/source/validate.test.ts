import { describe, expect, it } from 'vitest'
import { readGame } from '../../src/rules.ts'
import { overlay, readText } from '../../src/source/folder.ts'
import { shippedFolder } from '../game/shipped.ts'

/** What reading says when `now` is replaced in a shipped file: "[the words it points at] message hint". */
function told(file: string, now: string, instead: string): string[] {
  const text = readText(shippedFolder, file) as string
  expect(text).toContain(now)
  const changed = text.replace(now, () => instead)
  const lines = changed.split('\n')
  const { findings } = readGame(overlay(shippedFolder, { [file]: changed }))
  return findings.map(({ place, message, hint }) => {
    const words = lines[place!.line - 1]!.slice(place!.column - 1, place!.endColumn - 1)
    return `[${words}] ${message}. ${hint}`
  })
}

describe('what does not fit a schema is told in plain words, at its place', () => {
  it('a misspelt key, once', () => {
    expect(told('data/cards.yaml', '  bite: {kind: bite', '  bite: {kidn: bite')).toEqual([
      '[kidn] unknown key "kidn". Known here: kind, back, art, icons, copies. Did you mean "kind"?',
    ])
  })
  it('a key that is missing', () => {
    expect(told('data/cards.yaml', '  bite: {kind: bite, ', '  bite: {')).toEqual([
      '[bite] "kind" is missing. Add "kind: …" here.',
    ])
    expect(told('data/game.yaml', 'id: growl\n', '')).toEqual(['[] "id" is missing. Add "id: …" here.'])
  })
  it('a key of the wrong form', () => {
    expect(told('data/cards.yaml', '6+: 4', '6: 4')).toEqual([
      '[6] "6" is not a mark like "6+". Write a mark like "6+".',
    ])
    expect(told('data/setup.yaml', '  4: {', '  four: {')).toEqual([
      '[four] "four" is not a number of players. Write a number of players.',
    ])
  })
  it('a value of the wrong type', () => {
    expect(told('data/setup.yaml', 'sniff: true', 'sniff: yes')).toEqual([
      '[yes] "sniff" is "yes". Expected true or false.',
    ])
    expect(told('data/cards.yaml', 'copies: 5', 'copies: many')).toEqual([
      '[many] "copies" is "many". Expected a whole number or a map (key: value).',
    ])
    expect(told('data/game.yaml', '[en, es, de, it, fr, zh, ja, th]', 'en')).toEqual([
      '[en] "languages" is "en". Expected a list ([a, b]).',
    ])
    expect(told('data/cards.yaml', '{art: crown-coin}', '')).toEqual([
      '[] "gold" is empty. Expected a map (key: value).',
    ])
  })
  it('an entry of a list, as people count them', () => {
    expect(told('data/game.yaml', '[en, es,', '[en, ES,')).toEqual([
      '[ES] entry 2 of "languages" is "ES". Expected a language code like "de".',
    ])
  })
  it('a value out of range or form, also inside a choice of shapes', () => {
    expect(told('data/cards.yaml', 'always: 12', 'always: 0')).toEqual([
      '[0] "always" is 0. Expected 1 or more.',
    ])
    expect(told('data/components.yaml', 'count: 20', 'count: 20000')).toEqual([
      '[20000] "count" is 20000. Expected at most 9999.',
    ])
    expect(told('data/pieces.yaml', 'group: aid', 'group: add')).toEqual([
      '[add] "group" is "add". Expected one of cards, tiles, tokens, setup, aid, rules.',
    ])
    expect(told('data/pieces.yaml', 'template: main.svg.hbs', 'template: ../../secret')).toEqual([
      '[../../secret] "template" is "../../secret". Expected a file of templates/ like "card.svg.hbs".',
    ])
  })
  it('a piece made from two things, or from none, or without a back', () => {
    expect(told('data/pieces.yaml', 'each: game', 'components: [token-1], each: game')).toEqual([
      '[setup-card] "setup-card" needs exactly one of cards, components, each. Write exactly one of cards, components, each.',
    ])
    expect(told('data/pieces.yaml', ', back: token}', '}')[0]).toContain('[token] "token" needs a back')
  })
})

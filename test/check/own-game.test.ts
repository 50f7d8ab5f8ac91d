import { describe, expect, it } from 'vitest'
import { checkGame } from '../../src/job/check.ts'
import { Library } from '../../src/library/library.ts'
import { readGame } from '../../src/rules.ts'
import { type MemoryFile, memoryFolder } from '../../src/source/folder.ts'

// Somebody's own game: five cards, no rules of GROWL's, no setup table, no box list.
const FILES: Record<string, MemoryFile> = {
  'data/game.yaml': 'id: five\nlanguages: [en]\n',
  'data/cards.yaml': `cards:
  sun: {kind: day, back: plain, copies: 3}
  moon: {kind: night, back: plain, copies: 2}
`,
  'data/pieces.yaml': `backs:
  plain: {template: plain.svg.hbs}
pieces:
  all: {group: cards, cards: {back: plain}, size: card, template: card.svg.hbs, back: plain}
`,
  'templates/card.svg.hbs':
    '<svg>{{#if art}}<icon name="{{art}}" x="20" y="20" size="9"/>{{/if}}<text-box x="5" y="5" width="50" height="9" size="12">{{title}}</text-box></svg>',
  'templates/plain.svg.hbs': '<svg><rect width="100%" height="100%" fill="#336699"/></svg>',
  'locales/en/cards.yaml': 'sun:\n  title: Sun\nmoon:\n  title: Moon\n',
}

const findings = async (changes: Record<string, MemoryFile> = {}) =>
  checkGame(new Library(memoryFolder({ ...FILES, ...changes })))

describe('a game of one’s own', () => {
  it('passes without rules, setup table, box list and editions', async () => {
    expect((await findings()).filter(({ severity }) => severity !== 'info')).toEqual([])
  })

  it('has a theme that fits its schema', async () => {
    const found = await findings({ 'templates/theme.yaml': "book:\n  full: {quiet: '#5b5872}</style>'}\n" })
    expect(
      found.map(({ code, place }) => `${code} ${place?.file}:${place?.line}:${place?.column}`),
    ).toContain('value-wrong templates/theme.yaml:2:17')
  })

  it('needs the templates it names', async () => {
    const found = await findings({
      'data/pieces.yaml': String(FILES['data/pieces.yaml']).replace('card.svg', 'crad.svg'),
    })
    expect(found.map(({ code, message }) => `${code} ${message}`).join()).toContain(
      'file-missing templates/crad.svg.hbs is missing',
    )
    const { place, hint } = found.find(({ code }) => code === 'file-missing')!
    expect(`${place!.file}:${place!.line}:${place!.column}`).toBe('data/pieces.yaml:4:67')
    expect(hint).toBe('Correct the name, or add the template.')
  })

  it('is still checked for what holds in every game', async () => {
    const cards = 'cards:\n  sun: {kind: day, back: plian, copies: 3}\n'
    const codes = (await findings({ 'data/cards.yaml': cards })).map(({ code }) => code)
    expect(codes).toContain('id-unknown')
  })

  it('is told of one slip once', async () => {
    const told = async (file: string, now: string, instead: string) => {
      const found = await findings({ [file]: String(FILES[file]).replace(now, instead) })
      return found
        .filter(({ severity }) => severity === 'error')
        .map(({ code, place }) => `${code} ${place!.file}:${place!.line}`)
    }
    const CARDS = 'data/cards.yaml'
    expect(await told(CARDS, 'day, back: plain', 'day, back: plian')).toEqual([`id-unknown ${CARDS}:2`])
    expect(await told(CARDS, 'day,', 'day, art: baskett,')).toEqual([`art-unknown ${CARDS}:2`])
    const PIECES = 'data/pieces.yaml'
    expect(await told(PIECES, '{back: plain}, size', '{kind: dya}, size')).toEqual([`id-unknown ${PIECES}:4`])
    expect(await told(PIECES, '{back: plain}, size', '{kind: day}, size')).toEqual([
      `piece-missing ${PIECES}:3`,
    ])
  })

  it('may bring papers and card sizes of its own', () => {
    const formats = 'papers: {a3: 297x420mm}\ncards: {standard: 60x90mm, mini: 41x63mm}\n'
    const { game } = readGame(memoryFolder({ ...FILES, 'data/formats.yaml': formats }))
    expect(Object.keys(game!.formats.papers)).toEqual(['a4', 'letter', 'a3'])
    expect(game!.formats.cards.standard!.width).toBeCloseTo((60 / 25.4) * 72)
    expect(game!.formats.cards.mini).toBeDefined()
    expect(game!.formats.cards.tarot).toBeDefined()
  })

  it('that names the rules of GROWL needs all of its files', async () => {
    const found = await findings({ 'data/game.yaml': 'id: five\nlanguages: [en]\nrules: growl\n' })
    expect(found.map(({ code, place }) => `${code} ${place?.file}`)).toEqual([
      'file-missing data/components.yaml',
      'file-missing data/editions.yaml',
      'file-missing data/setup.yaml',
    ])
  })
})

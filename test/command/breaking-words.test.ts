import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseXml } from '@rgrove/parse-xml'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBook } from '../../src/book/book.ts'
import { exampleGame } from '../../src/check/example-game.ts'
import { Library } from '../../src/library/library.ts'
import { overlay, readText } from '../../src/source/folder.ts'
import type { YamlNode, YamlScalar } from '../../src/source/tree.ts'
import { readYaml } from '../../src/source/yaml.ts'
import { growl } from './run.ts'

/** Breaks out of an attribute, a style, a comment, XML's CDATA and a line of a log, where anything lets it. */
const BREAKING = `-->]]>}</style><script>alert(1)</script>"'><img src=x onerror=alert(2)>\n::error::broken`

// The small game of the examples, with a theme, a cover, boxes, tables and figures.
const game = overlay(exampleGame, {
  'templates/theme.yaml':
    readText(new Library(exampleGame).defaults, 'templates/theme.yaml') +
    `
full: {ground: '#e8f3d8'}
low: {ground: none}
kinds:
  apple: {full: {plate: '#fff'}, low: {plate: '#fff'}}
  worm: apple
emblems: {cover: shiny-apple, fair: basket}
icons: {apple: '#3c6b1f'}
`,
  'templates/emblem.svg.hbs': '<svg><rect width="100%" height="100%" fill="{{theme.ground}}"/></svg>',
  'templates/figure-tree.svg.hbs':
    '<svg width="80" height="20"><text-box x="0" y="0" width="80" height="20" size="9">{{rules.goal.text}}</text-box></svg>',
  'templates/cover.svg.hbs':
    '<svg><text-box x="9" y="9" width="99" height="99" size="9">{{labels.game}}</text-box></svg>',
  'templates/rules.md.hbs': `::cover
# {{labels.game}}

{{rules.goal.text}}
::end

::contents {{labels.contents}}

# {{rules.goal.title}} {#goal}

{{rules.goal.text}}

- {{rules.goal.text}}

> [!tip] {{rules.goal.title}}
> {{rules.goal.text}}

Table: {{rules.goal.title}}
| {{labels.game}} | {{rules.goal.title}} |
| {{labels.game}} | {{rules.goal.text}} |

![{{rules.goal.title}}](tree) {{rules.goal.text}}

::entry shiny-apple apple
{{names.apple}}
::end
`,
  'locales/en/labels.yaml': `game: Orchard
contents: Contents
language: English
pieces: {deck: Deck, fair: Fair, tree: Trees, token: Tokens, rules: Rules}
`,
})

const text = (file: string): string => readText(game, file) as string
const namesIn = (folder: string, ending: string): string[] =>
  game
    .list(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)
const DATA = [...namesIn('data', '.yaml'), ...namesIn('data/expansions', '.yaml'), 'templates/theme.yaml']
const WORDS = namesIn('locales/en', '.yaml')

const scalarsIn = (node: YamlNode): YamlScalar[] =>
  node.kind === 'scalar'
    ? [node]
    : node.kind === 'list'
      ? node.items.flatMap(scalarsIn)
      : node.entries.flatMap(({ value }) => scalarsIn(value))
const scalarsOf = (file: string): YamlScalar[] => scalarsIn(readYaml(game, file).root!)

/** A file with other values in place of some of its own. */
function replaced(
  file: string,
  changes: readonly { readonly scalar: YamlScalar; readonly now: string }[],
): string {
  const lines = text(file).split('\n')
  const offset = (line: number, column: number) =>
    lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0) + column - 1
  return [...changes].reverse().reduce((whole, { scalar: { place, style }, now }) => {
    const end = offset(place.endLine, place.endColumn)
    const after = style === 'literal' || style === 'folded' ? `\n${whole.slice(end)}` : whole.slice(end)
    return whole.slice(0, offset(place.line, place.column)) + JSON.stringify(now) + after
  }, text(file))
}

function findingsWith(file: string, changed: string) {
  const library = new Library(overlay(game, { [file]: changed }))
  return [...library.reading.findings, ...library.facts.findings, ...library.themeReading.findings].filter(
    ({ place }) => place?.file === file,
  )
}

/** Fields of data and theme that a breaking string is let into. */
const letIn = DATA.flatMap((file) =>
  scalarsOf(file)
    .filter((scalar) => findingsWith(file, replaced(file, [{ scalar, now: BREAKING }])).length === 0)
    .map((scalar) => ({ file, scalar })),
)

describe('a breaking string', () => {
  it('is refused at its place by every field of data and theme that is no text', async () => {
    expect(new Library(game).reading.findings).toEqual([])
    expect(new Library(game).themeReading.findings).toEqual([])
    const source = await new Library(game).source('en', { ink: 'full', englishNames: true })
    expect(readBook(source, { version: '1' })!.findings).toEqual([])
    expect(DATA.flatMap(scalarsOf).length).toBeGreaterThan(250)
    // The words of data/facts.yaml, which the fact checker shows.
    expect([...new Set(letIn.map(({ file }) => file))]).toEqual(['data/facts.yaml'])
    expect(letIn.length).toBe(2 * 5)
  })
})

describe('a game with a breaking string in every text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'growl-breaking-'))
  const out = join(folder, 'out')
  const outputs = new Map<string, string>()
  const kept = (name: string) => outputs.get(name)!

  beforeAll(async () => {
    const changes: Record<string, string> = {
      'data/facts.yaml': replaced(
        'data/facts.yaml',
        letIn.map(({ scalar }) => ({ scalar, now: `${scalar.value} ${BREAKING}` })),
      ),
    }
    for (const file of WORDS) {
      const texts = scalarsOf(file).filter(({ value }) => typeof value === 'string')
      changes[file] = replaced(
        file,
        texts.map((scalar) => ({ scalar, now: `${scalar.value} ${BREAKING}` })),
      )
    }
    const broken = overlay(game, changes)
    for (const part of [
      'data',
      'data/expansions',
      'locales/en',
      'locales/en/lexicon',
      'locales/de',
      'templates',
    ])
      for (const name of broken.list(part)) {
        const bytes = broken.bytes(`${part}/${name}`)
        if (typeof bytes === 'string') continue
        mkdirSync(dirname(join(folder, part, name)), { recursive: true })
        writeFileSync(join(folder, part, name), bytes)
      }
    const of = ['--game', folder, '--lang', 'en']
    outputs.set(
      'print',
      (
        await growl(
          'print',
          ...of,
          '--force',
          '--split',
          '--pieces',
          'cards,tiles,tokens,setup,aid,rules,paste-up,tuck-box',
          '--format',
          'pdf,md,html',
          '--out',
          out,
        )
      ).err,
    )
    for (const format of ['text', 'json', 'github'])
      outputs.set(`check.${format}`, (await growl('check', ...of, '--format', format)).out)
    for (const format of ['text', 'json', 'html'])
      outputs.set(`facts.${format}`, (await growl('facts', ...of, '--format', format)).out)
    for (const name of readdirSync(join(out, 'en')))
      outputs.set(name, readFileSync(join(out, 'en', name), name.endsWith('.pdf') ? 'latin1' : 'utf8'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('shows it wherever words can be', () => {
    for (const part of [
      '<h1>',
      '<nav',
      '<li>',
      '<div class="callout',
      '<table>',
      '<figure>',
      '<div class="entry',
    ])
      expect(kept('rules.html')).toContain(part)
    expect(kept('facts.html')).toContain('<mark')
  })

  it.each(['rules.html', 'facts.html'])('has it as words in %s', async (name) => {
    const html = kept(name)
    expect(html).toContain('&#60;script&#62;alert(1)')
    expect(html).not.toMatch(/<script|<img src=x/i)
    const { results } = await new HtmlValidate({
      rules: { 'close-order': 'error', 'attr-quotes': 'off' },
    }).validateString(html)
    expect(results.flatMap(({ messages }) => messages)).toEqual([])
    for (const [, picture] of html.matchAll(/svg\+xml;base64,([^"]+)"/g)) {
      const svg = Buffer.from(picture!, 'base64').toString()
      expect(() => parseXml(svg)).not.toThrow()
      expect(svg).not.toMatch(/<script|<img/i)
    }
  })

  it('has it as words in Markdown', () => {
    expect(kept('rules.md')).toContain('\\<script\\>alert(1)')
    expect(kept('rules.md')).not.toMatch(/(?<!\\)<(?:script|img|\/style)/i)
  })

  it('has it as words in what PDFs say about themselves', () => {
    const pdfs = [...outputs].filter(([name]) => name.endsWith('.pdf'))
    expect(pdfs.map(([name]) => name)).toEqual(
      expect.arrayContaining(['kit.pdf', 'rules.pdf', 'rules-booklet.pdf', 'paste-up.pdf', 'tuck-box.pdf']),
    )
    for (const [name, pdf] of pdfs) {
      const [about] = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(pdf) ?? []
      expect(about, name).toContain('&#60;script&#62;')
      expect(parseXml(about!).text, name).toContain('<script>alert(1)')
    }
  })

  it('has it as words in the manifest and in JSON', () => {
    for (const name of ['manifest.json', 'check.json', 'facts.json']) JSON.parse(kept(name))
  })

  it('says nothing of its own in a log', () => {
    expect(kept('check.github')).toContain('::error ')
    for (const name of ['check.github', 'check.text', 'facts.text', 'print'])
      expect(kept(name), name).not.toMatch(/^::error::broken/m)
  })
})

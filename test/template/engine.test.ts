import { describe, expect, it } from 'vitest'
import { escapeXml } from '../../src/escape.ts'
import { openTemplates } from '../../src/template/engine.ts'
import { Markup } from '../../src/template/inert.ts'

const engine = (files: Record<string, string>) =>
  openTemplates(
    (name) => files[name] ?? { code: 'file-missing', severity: 'error', message: `${name} is missing` },
  )

/** What the template wrote, words put back. */
const written = (files: Record<string, string>, context: object): string => {
  const rendered = engine(files).render('a.svg.hbs', context)
  if (!('restore' in rendered)) throw new Error(rendered.message)
  return rendered.restore(rendered.text)
}
const refused = (files: Record<string, string>, context: object = {}) => {
  const rendered = engine(files).render('a.svg.hbs', context)
  if ('restore' in rendered) throw new Error(`was rendered: ${rendered.text}`)
  return rendered
}

describe('a template', () => {
  it('writes ids and numbers plainly, so that they can be compared', () => {
    const source = '{{#if (eq kind "night")}}N{{else}}-{{/if}}{{mark}} {{width}}'
    expect(written({ 'a.svg.hbs': source }, { kind: 'night', mark: '6+', width: 63.5 })).toBe('N6+ 63.5')
  })
  it('never lets words become markup', () => {
    const rendered = engine({ 'a.svg.hbs': '<text-box>{{title}}</text-box>' }).render('a.svg.hbs', {
      title: '</text-box><script>{{title}}',
    })
    if (!('restore' in rendered)) throw new Error(rendered.message)
    expect(rendered.text).not.toContain('script')
    expect(rendered.restore(rendered.text)).toBe('<text-box></text-box><script>{{title}}</text-box>')
  })
  it('does not escape what it writes', () => {
    expect(written({ 'a.svg.hbs': '{{name}}' }, { name: 'L’Annusata & "co"' })).toBe('L’Annusata & "co"')
  })
  it('writes words as it is told, and markup of the program as it is', () => {
    const rendered = engine({
      'a.html.hbs': '<p>{{words}}{{markup}}</p>{{> part}}',
      '_part.html.hbs': '!',
    }).render('a.html.hbs', { words: '<b>', markup: new Markup('<br>') })
    if (!('restore' in rendered)) throw new Error(rendered.message)
    expect(rendered.restore(rendered.text, escapeXml)).toBe('<p>&#60;b&#62;<br></p>!')
  })
  it('calculates and counts', () => {
    const source = '{{sub width 6}} {{add 0.1 0.2}} {{mul 3 2}} {{div 9 2}} {{#times 3}}{{this}},{{/times}}'
    expect(written({ 'a.svg.hbs': source }, { width: 63 })).toBe('57 0.3 6 4.5 0,1,2,')
  })
  it('writes numbers that stand side by side one after the other', () => {
    expect(written({ 'a.svg.hbs': '{{a}}{{b}}{{#if a}}{{a}}{{/if}}' }, { a: 1, b: 2 })).toBe('121')
  })
  it('walks lists with position and key', () => {
    const source = '{{#each list}}{{@index}}{{this}}{{#unless @last}} {{/unless}}{{/each}}'
    expect(written({ 'a.svg.hbs': source }, { list: ['a', 'b'] })).toBe('0a 1b')
  })
  it('asks about several values at once', () => {
    const source = '{{#if (and a b)}}both{{/if}}{{#if (and a c)}}!{{/if}}{{#if (or c a)}} one{{/if}}'
    expect(written({ 'a.svg.hbs': source }, { a: 1, b: 2, c: 0 })).toBe('both one')
  })
  it('includes parts by name, with values', () => {
    const files = { 'a.svg.hbs': '{{> corner size=2}}', '_corner.svg.hbs': '[{{size}}]' }
    expect(written(files, {})).toBe('[2]')
    expect(written({ ...files, 'a.svg.hbs': '{{#> corner size=3}}-{{/corner}}' }, {})).toBe('[3]')
    const frame = { 'a.svg.hbs': '{{#> frame}}-{{/frame}}', '_frame.svg.hbs': '[{{@partial-block}}]' }
    expect(written(frame, {})).toBe('[-]')
  })
})

describe('a bad template is refused with a place', () => {
  it('that asks a text for more than its words', () => {
    expect(refused({ 'a.svg.hbs': '{{name.one}}' }, { name: 'Two words' }).message).toMatch(
      /^there is no "name.one" here: a text has no parts$/,
    )
  })
  it('that is not Handlebars', () => {
    expect(refused({ 'a.svg.hbs': '<svg>\n{{#if x}}' }).place).toMatchObject({
      file: 'templates/a.svg.hbs',
      line: 2,
    })
  })
  it.each(['{{labels}}', '<g>{{labels.aid}}</g>', '{{icons}}', '{{#each labels}}{{this}}{{/each}}'])(
    'that writes what is no text: %s',
    (source) => {
      const context = { labels: { aid: { title: 'Help' } }, icons: ['apple', 'worm'] }
      expect(refused({ 'a.svg.hbs': source }, context)).toMatchObject({
        message: expect.stringContaining('a list or a group of values, not a text'),
        place: { line: 1, column: source.search(/\{\{[lit]/) + 1 },
      })
    },
  )
  it('that calculates with what is no number', () => {
    expect(refused({ 'a.svg.hbs': '{{add icons 1}}' }, { icons: [5] })).toMatchObject({
      message: 'this is a list or a group of values, not a number',
      place: { line: 1, column: 1 },
    })
  })
  it('that uses a name the context lacks', () => {
    expect(refused({ 'a.svg.hbs': '\n {{titel}}' }, { title: 'x' })).toMatchObject({
      code: 'template-failed',
      place: { line: 2 },
    })
  })
  it.each(['{{labels.aid.title}}', '{{#with labels}}{{title}}{{/with}}'])(
    'that asks for words nobody has written, which is not its own fault: %s',
    (source) => {
      expect(refused({ 'a.svg.hbs': source }, { labels: { other: 'x' } }).hint).toContain(
        'If it is a word, add it to labels.yaml or rules.yaml of the language',
      )
    },
  )
  it('that is not closed, which is', () => {
    expect(refused({ 'a.svg.hbs': '{{#if a}}' }, { a: 1 }).hint).toMatch(/^Correct the template;/)
  })
  it('that asks for a part that is not there', () => {
    expect(refused({ 'a.svg.hbs': '{{> nowhere}}' }).message).toContain('_nowhere.svg.hbs is missing')
  })
  it('that names a part outside the folder', () => {
    expect(refused({ 'a.svg.hbs': '{{> "../../etc/passwd"}}' }).code).toBe('template-failed')
  })
  it('that never ends', () => {
    expect(refused({ 'a.svg.hbs': '{{#times 1000}}{{#times 1000}}x{{/times}}{{/times}}' }).message).toContain(
      '20000',
    )
    expect(refused({ 'a.svg.hbs': '{{> a}}', '_a.svg.hbs': '{{> a}}' })).toMatchObject({
      message: expect.stringContaining('does one include itself?'),
      place: { file: 'templates/_a.svg.hbs' },
    })
  })
  const MANY = 'there are more than 1000 blocks and calculations in brackets'
  it.each([
    ['blocks', '{{#if a}}', '{{/if}}'],
    ['blocks that seem to be closed', '{{#if a}}{{!-- {{/if}} --}}\\{{/if}}', '{{/if}}'],
    ['blocks that are turned round', '{{^a}}', '{{/a}}'],
    ['blocks of raw text', '{{{{a}}}}', '{{{{/a}}}}'],
    ['parts', '{{#> b}}', '{{/b}}'],
    ['alternatives', '{{else if a}}', ''],
    ['alternatives far away', `{{~${' '.repeat(30)}else\t\t[a]}}`, ''],
  ])('that nests %s without end', (_, open, close) => {
    const source = `{{#if a}}\n${open.repeat(9_000)}1${close.repeat(9_000)}{{/if}}`
    const { message, place } = refused({ 'a.svg.hbs': source }, { a: true })
    expect(message).toBe(MANY)
    expect(place).toMatchObject({ line: 2, column: 1 + open.length * 999 })
  })
  it.each(['(add 1 ', '(add "}}"', "(add 1 b='x'"])('that nests calculations without end: %s', (open) => {
    const source = `{{add ${open.repeat(9_000)}1${')'.repeat(9_000)}}}`
    expect(refused({ 'a.svg.hbs': source }).message).toContain(MANY)
  })
  it('that nests as deep as may be, if the stack is too small for it', () => {
    const source = `{{add ${'(add 0 '.repeat(990)}1${')'.repeat(990)} 0}}`
    const rendered = engine({ 'a.svg.hbs': source }).render('a.svg.hbs', {})
    expect('code' in rendered ? rendered.message : rendered.text).toMatch(/nested too deep$|^1$/)
  })
  it('that doubles itself part by part', () => {
    const parts = Array.from({ length: 24 }, (_, i) => [`_p${i}.svg.hbs`, `{{> p${i + 1}}}{{> p${i + 1}}}`])
    const files = Object.fromEntries([...parts, ['_p24.svg.hbs', ''], ['a.svg.hbs', '{{> p0}}']])
    expect(refused(files).message).toContain('20000 turns of loops and parts')
  })
  it('whose loops write more than a page can hold', () => {
    const source = `{{#times 15000}}${'x'.repeat(100)}{{/times}}`
    expect(refused({ 'a.svg.hbs': source }).message).toContain('writes more than 1000000 characters')
    // A loop that writes numbers alone is counted like any other.
    expect(refused({ 'a.svg.hbs': `{{#times 1}}{{this}}{{/times}}${source}` }).message).toContain('1000000')
  })
  it('whose part asks for what is not there, at the line of the part', () => {
    const files = { 'a.svg.hbs': '<svg>{{> b}}</svg>', '_b.svg.hbs': '\n\n {{wroth}}' }
    expect(refused(files, { worth: 3 })).toMatchObject({
      message: 'there is no value "wroth" here. Did you mean "worth"?',
      place: { file: 'templates/_b.svg.hbs', line: 3 },
    })
  })
  it('that asks for a value of something missing', () => {
    expect(refused({ 'a.svg.hbs': '{{labels.aid.title}}' }, { labels: {} }).message).not.toMatch(/undefined/)
  })
  it.each(['constructor', '__proto__', 'toString', '__lookupGetter__', 'constructor.constructor'])(
    'that reaches for %s gets nothing',
    (name) => {
      const rendered = engine({ 'a.svg.hbs': `[{{${name}}}]` }).render('a.svg.hbs', { title: 'x' })
      expect('text' in rendered ? rendered.text : '[]').toBe('[]')
    },
  )
  it.each(['lookup this "constructor"', 'log "x"', 'helperMissing', 'blockHelperMissing'])(
    'that calls %s',
    (call) => {
      expect(refused({ 'a.svg.hbs': `{{${call}}}` }).code).toBe('template-failed')
    },
  )
})

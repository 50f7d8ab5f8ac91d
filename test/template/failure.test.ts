import { describe, expect, it } from 'vitest'
import { openTemplates } from '../../src/template/engine.ts'

type Files = Readonly<Record<string, string>>

/** What is said of a template, and which words of which file it points at. */
function told(files: Files, context: object = {}): { message: string; at: string } {
  const rendered = openTemplates(
    (name) => files[name] ?? { code: 'file-missing', severity: 'error', message: `${name} is missing` },
    () => Object.keys(files),
  ).render('a.svg.hbs', context)
  if ('restore' in rendered) throw new Error(`was rendered: ${rendered.text}`)
  const { message, place } = rendered
  const file = place!.file.slice('templates/'.length)
  const lines = files[file]!.split('\n')
  const [first, last] = [lines[place!.line - 1]!, lines[place!.endLine - 1]!]
  const words =
    place!.line === place!.endLine
      ? first.slice(place!.column - 1, place!.endColumn - 1)
      : `${first.slice(place!.column - 1)} … ${last.slice(0, place!.endColumn - 1)}`
  return { message, at: `${file} ${words}` }
}
const saying = (source: string, context?: object) =>
  told({ 'a.svg.hbs': `<svg>\n  ${source}</svg>` }, context)

describe('a value that is not there', () => {
  const context = { labels: { aid: { title: 'Aid' } }, title: 'A title', list: [1] }
  it.each([
    ['{{titel}}', 'titel', '“title”'],
    ['{{labels.aid.titel}}', 'labels.aid.titel', '“labels.aid.title”'],
    ['{{labels.iad.title}}', 'labels.iad.title', '“labels.aid.title”'],
    ['{{#if title}}{{labels.iad.title}}{{/if}}', 'labels.iad.title', '“labels.aid.title”'],
    ['{{#each list}}{{@root.titel}}{{/each}}', '@root.titel', '“title”'],
    ['{{#each lsit}}{{/each}}', 'lsit', '“list”'],
    ['{{add 1 (mul 2 titel)}}', 'titel', '“title”'],
    ['{{#with lables}}{{/with}}', 'lables', '“labels”'],
    ['{{nothing}}', 'nothing', ''],
  ])('%s', (source, words, guess) => {
    const path = words.replace('@root.', '')
    expect(saying(source, context)).toEqual({
      message: `there is no value "${path}" here${guess && `. Did you mean ${guess.replace('“', '"').replace('”', '"')}?`}`,
      at: `a.svg.hbs ${words}`,
    })
  })
  it('is told where it is, and not where another block says the same', () => {
    const source = '{{#if no}}{{titel}}{{/if}}<g/>{{#if title}}{{titel}}{{/if}}'
    const place = openTemplates(() => source).render('a.svg.hbs', context)
    expect(place).toMatchObject({ place: { line: 1, column: source.lastIndexOf('titel') + 1 } })
  })
  it('of a name that its block does not give is told by that name', () => {
    expect(saying('{{#times 2 as |i|}}{{i}}{{/times}}')).toEqual({
      message: 'there is no value "i" here',
      at: 'a.svg.hbs i',
    })
  })
  it('handed to a part is told where it is handed on', () => {
    const files = { 'a.svg.hbs': '<svg>{{> b size=siez}}</svg>', '_b.svg.hbs': '{{size}}' }
    expect(told(files, { size: 3 })).toEqual({
      message: 'there is no value "siez" here. Did you mean "size"?',
      at: 'a.svg.hbs siez',
    })
  })
  it('may be asked after', () => {
    const { render } = openTemplates(
      () => '{{#if no}}a{{/if}}{{#unless no}}b{{/unless}}{{#if (not (or no (eq no 1)))}}c{{/if}}',
    )
    expect(render('a.svg.hbs', {})).toMatchObject({ text: 'bc' })
  })
})

describe('what cannot be called', () => {
  it.each([
    ['{{lookup this "x"}}', 'lookup', 'there is no helper "lookup"'],
    ['{{log "x"}}', 'log', 'there is no helper "log"'],
    ['{{tims 3}}', 'tims', 'there is no helper "tims". Did you mean "times"?'],
    [
      '{{#list}}{{/list}}',
      'list',
      'there is no helper "list"; for a list write {{#each list}}, for a condition {{#if list}}',
    ],
    ['{{#if (nope 1)}}{{/if}}', 'nope', 'there is no helper "nope"'],
    ['{{look.icon 1}}', 'look.icon', 'there is no helper "look.icon"'],
    ['{{@root 1}}', '@root', 'there is no helper "@root"'],
    ['{{#if}}{{/if}}', 'if', '"if" is written like this: {{#if mark}}…{{/if}}'],
    ['{{times 3}}', 'times', '"times" is written like this: {{#times 3}}…{{/times}}'],
    ['{{#add 1 2}}{{/add}}', 'add', '"add" is written like this: {{add width 3}}'],
    ['{{add x=1}}', 'add', '"add" is written like this: {{add width 3}}'],
    ['{{sub 1}}', 'sub', '"sub" is written like this: {{sub width 3}}'],
    ['{{*foo}}', '{{*foo}}', '{{*…}} means nothing here'],
    ['{{> b 1 2}}', '{{> b 1 2}}', 'a part takes one value, and others by name: {{> corner size=3}}'],
  ])('%s', (source, words, message) => {
    expect(saying(source, { list: [1], look: { icon: 'x' } })).toEqual({ message, at: `a.svg.hbs ${words}` })
  })
  it.each(['helperMissing', 'blockHelperMissing', 'log', 'lookup', 'each', 'if'])(
    '{{%s}} alone never shows the inside of the program',
    (name) => {
      expect(saying(`{{${name}}}`).message).not.toMatch(/reading|undefined|function|options/)
    },
  )
})

describe('what is no Handlebars', () => {
  it.each([
    ['{{a/../b}}', '{{a/../b', 'invalid path: a/..'],
    ['{{#if a}}x', '{{#if a', '{{#if}} is never closed: {{/if}} is missing'],
    ['{{#if a}}{{#each b}}{{/if}}', '{{#each', '{{#each}} is closed by {{/if}}'],
    ['x{{/if}}', '{{/if}}</svg>', 'this is not expected here: "{{/if}}</svg>"'],
    [
      '{{title <g>{{x}}</g>',
      '{{title <g>{{x}}</g>',
      'this expression is not understood, or lacks its }}: "{{title <g>{{x}}</g>"',
    ],
    [
      '{{!-- {{#if x}} --}}{{}}',
      '{{}}</svg>',
      'this expression is not understood, or lacks its }}: "{{}}</svg>"',
    ],
  ])('%s', (source, words, message) => {
    expect(saying(source)).toEqual({ message, at: `a.svg.hbs ${words}` })
  })
})

it('is told quickly, whatever is left open', () => {
  const started = performance.now()
  for (const text of ['{{!', '{{#', '{{!--', '{{', '{{#if ', '{{/', '{{{'])
    expect(told({ 'a.svg.hbs': text.repeat(50_000) }).message).toBeTruthy()
  expect(performance.now() - started).toBeLessThan(5000)
})

it('words in a message are the words, and no tokens', () => {
  expect(saying('{{add 1 name}}', { name: 'Two words' })).toEqual({
    message: '"Two words" is not a number',
    at: 'a.svg.hbs {{add 1 name}}',
  })
})

it('a template that writes marks like those of a trace is still told of, if not where', () => {
  const rendered = openTemplates(() => '<svg>\uf8f20\uf8f3</svg>').render('a.svg.hbs', {})
  if (!('restore' in rendered)) throw new Error(rendered.message)
  expect(rendered.placeOf(3)).toMatchObject({ file: 'templates/a.svg.hbs', line: 1 })
})

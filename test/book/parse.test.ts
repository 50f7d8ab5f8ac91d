import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseBook } from '../../src/book/parse.ts'
import { openTemplates } from '../../src/template/engine.ts'
import { asWritten } from '../template/as-written.ts'

const parse = (text: string) => parseBook(asWritten(text))
const blocks = (text: string) => parse(text).blocks

describe('the Markdown of a rulebook', () => {
  it('has headings of three levels with ids, and knows how deep they are', () => {
    expect(blocks('# One {#one}\n### Question\n## Part\n### Below')).toEqual([
      { kind: 'heading', level: 1, rank: 1, text: 'One', id: 'one' },
      { kind: 'heading', level: 3, rank: 2, text: 'Question' },
      { kind: 'heading', level: 2, rank: 2, text: 'Part' },
      { kind: 'heading', level: 3, rank: 3, text: 'Below' },
    ])
  })

  it('joins lines to paragraphs', () => {
    expect(blocks('one\ntwo\n\nthree')).toEqual([
      { kind: 'prose', text: 'one two' },
      { kind: 'prose', text: 'three' },
    ])
  })

  it('has lists whose items hold blocks', () => {
    expect(blocks('1. ### Title\n\n   Words\n\n2. More\n\n- a\n- b')).toEqual([
      {
        kind: 'list',
        ordered: true,
        items: [
          [
            { kind: 'heading', level: 3, rank: 2, text: 'Title' },
            { kind: 'prose', text: 'Words' },
          ],
          [{ kind: 'prose', text: 'More' }],
        ],
      },
      {
        kind: 'list',
        ordered: false,
        items: [[{ kind: 'prose', text: 'a' }], [{ kind: 'prose', text: 'b' }]],
      },
    ])
  })

  it('has callouts, tables, figures, entries and grids', () => {
    expect(blocks('> [!important] Mind\n> the gap')).toEqual([
      { kind: 'callout', look: 'important', label: 'Mind', blocks: [{ kind: 'prose', text: 'the gap' }] },
    ])
    expect(blocks('Table: How many\n| n | 4 |\n|---|\n| a | 1 |')).toEqual([
      { kind: 'table', caption: 'How many', head: ['n', '4'], rows: [['a', '1']] },
    ])
    expect(blocks('![what it shows](deck) A deck')).toEqual([
      { kind: 'figure', name: 'deck', alt: 'what it shows', caption: 'A deck' },
    ])
    expect(blocks('::grid 2\n::entry moon night\n### T\n::end\n::end\n\n::page')).toEqual([
      {
        kind: 'grid',
        columns: 2,
        cells: [
          {
            kind: 'entry',
            icon: 'moon',
            look: 'night',
            blocks: [{ kind: 'heading', level: 3, rank: 2, text: 'T' }],
          },
        ],
      },
      { kind: 'page' },
    ])
  })

  it.each([
    ['> words', 'a callout begins with'],
    ['::nothing', '"::nothing" is not known'],
    ['::grid 2\nwords', '::grid has no ::end'],
    ['| a | b |\n| c |', 'a table needs a head'],
  ])('says what it does not understand: %s', (text, said) => {
    const { findings } = parse(text)
    expect(findings.map(({ code }) => code)).toEqual(['template-markdown'])
    expect(findings[0]!.message).toContain(said)
  })

  it('never takes words for markup, whatever a translator writes', () => {
    const templates = openTemplates(() => '{{words}}\n\n- {{words}}')
    const marks = fc.constantFrom(
      '# ',
      '- ',
      '1. ',
      '> ',
      '| a |',
      '::page',
      '::end',
      '![a](b)',
      'x',
      ' ',
      '**',
      '字',
    )
    fc.assert(
      fc.property(fc.array(marks, { minLength: 1, maxLength: 8 }), (parts) => {
        const words = `${parts.join('')}.`
        const rendered = templates.render('book.md.hbs', { words })
        if (!('restore' in rendered)) throw new Error(rendered.message)
        expect(parseBook(rendered)).toMatchObject({
          blocks: [
            { kind: 'prose', text: words.trim() },
            { kind: 'list', ordered: false, items: [[{ kind: 'prose', text: words.trim() }]] },
          ],
          findings: [],
        })
      }),
    )
  })

  it('reads anything without failing', () => {
    const line = fc.constantFrom(
      '# a',
      '- b',
      '  c',
      '1. d',
      '> e',
      '> [!tip] f',
      '| g | h |',
      '|---|',
      '::grid 2',
      '::entry a b',
      '::end',
      '',
      'i',
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        expect(() => parse(lines.join('\n'))).not.toThrow()
      }),
    )
  })
})

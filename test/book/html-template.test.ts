import { describe, expect, it } from 'vitest'
import { readBook } from '../../src/book/book.ts'
import { writeHtml } from '../../src/book/html.ts'
import { overlay } from '../../src/source/folder.ts'
import { shippedFolder } from '../game/shipped.ts'
import { pageOf, sourceOf } from './shelf.ts'

async function bookWith(files: Record<string, string>) {
  const source = await sourceOf('en', 'full', overlay(shippedFolder, files))
  return readBook(source, { version: '0.1.0' })!
}

describe("a game's own template of the web page", () => {
  it('takes the place of the one the program brings, part by part', async () => {
    const html = pageOf(
      await bookWith({ 'templates/rules.html.hbs': '<main>\n<h1>{{name}}</h1>\n</main>\n' }),
    )
    expect(html).toMatch(/<body>\n<main>\n<h1>GROWL<\/h1>\n<\/main>\n<\/body>/)
    expect(html).toContain('.callout')
    const plain = pageOf(await bookWith({ 'templates/rules.css.hbs': 'p { color: {{colors.ink}} }\n' }))
    expect(plain).toContain('<style>\np { color: #171a33 }\n</style>')
    expect(plain).toContain('<ol class="steps">')
  })

  it('has parts that are no parts of drawings', async () => {
    const files = {
      'templates/rules.html.hbs': '{{> corner}}',
      'templates/_corner.html.hbs': '<p>{{name}}</p>',
    }
    expect(pageOf(await bookWith(files))).toContain('<p>GROWL</p>')
  })

  it('knows only what there is', async () => {
    const { html, findings } = writeHtml(
      await bookWith({ 'templates/rules.html.hbs': '<p>\n{{nothing}}</p>' }),
    )
    expect(html).toBeUndefined()
    expect(findings.map(({ code, place }) => [code, place?.file, place?.line])).toEqual([
      ['template-failed', 'templates/rules.html.hbs', 2],
    ])
  })

  it.each([
    ['html', '<script>alert(1)</script>'],
    ['html', '<META http-equiv=refresh content="0;url=https://example.org">'],
    ['html', '<m{{#if name}}eta{{/if}} http-equiv=refresh>'],
    ['html', '<iframe src=x></iframe>'],
    ['html', '</body><link rel=prefetch href=//example.org>'],
    ['html', '<form action="https://example.org">'],
    ['css', '</style><script>alert(1)</script>'],
  ])('may not write what leads elsewhere, in %s: %s', async (kind, text) => {
    const file = `templates/rules.${kind}.hbs`
    const { html, findings } = writeHtml(await bookWith({ [file]: `a\n b${text}` }))
    expect(html).toBeUndefined()
    expect(
      findings.map(({ code, place }) => [code, `${place?.file}:${place?.line}:${place?.column}`]),
    ).toEqual([['template-failed', `${file}:2:3`]])
  })

  it('nor may a part of it', async () => {
    const files = {
      'templates/rules.html.hbs': '{{> corner}}',
      'templates/_corner.html.hbs': '<p>{{name}}</p>\n<base>',
    }
    const [finding] = writeHtml(await bookWith(files)).findings
    expect(finding).toMatchObject({
      message: expect.stringContaining('it writes "<base"'),
      place: { file: 'templates/_corner.html.hbs', line: 2, column: 1 },
    })
  })
})

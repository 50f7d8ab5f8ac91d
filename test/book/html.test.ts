import { HtmlValidate } from 'html-validate'
import { describe, expect, it } from 'vitest'
import { writeMarkdown } from '../../src/book/markdown.ts'
import { WHOLE } from '../locale/shipped.ts'
import { bookOf, pageOf, paragraphsOf } from './shelf.ts'

const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] })

describe('the web page of a rulebook', () => {
  it.each(WHOLE)('is valid HTML in its language: %s', async (lang) => {
    const book = await bookOf(lang)
    const html = pageOf(book)
    const { results } = await validator.validateString(html)
    expect(
      results.flatMap(({ messages }) =>
        messages.map(({ line, ruleId, message }) => `${line} ${ruleId}: ${message}`),
      ),
    ).toEqual([])
    expect(html).toContain(`<html lang="${book.source.words.language.tag}" dir="ltr">`)
  })

  it('needs nothing from anywhere', async () => {
    const html = pageOf(await bookOf('en'))
    expect(html).not.toMatch(/<(?:script|link|iframe)\b|@import|url\(/)
    for (const [, source] of html.matchAll(/ src="([^"]{0,20})/g))
      expect(source).toMatch(/^data:image\/svg\+xml/)
  })

  it('is dark on a dark screen, and white on paper', async () => {
    const html = pageOf(await bookOf('en'))
    const [, dark = ''] = html.split('@media screen and (prefers-color-scheme: dark) {')
    expect(dark).toMatch(/^\s*:root \{\s*color-scheme: dark;/)
    // A colour that the dark does not know of would be that of paper.
    const names = (css: string) => new Set(css.match(/--[a-z-]+(?=:)/g))
    const [light = ''] = html.split('@media')
    const covers = (name: string) => name.startsWith('--cover')
    expect([...names(light)].filter((name) => !covers(name))).toEqual(
      expect.arrayContaining([...names(dark.split('.drawing')[0]!)]),
    )
    expect(names(dark).size).toBe([...names(light)].filter((name) => !covers(name)).length)
  })

  it('emphasises', async () => {
    const html = pageOf({
      ...(await bookOf('en')),
      blocks: [{ kind: 'prose', text: '**Now** or *never*.' }],
    })
    expect(html).toContain('<p><strong>Now</strong> or <em>never</em>.</p>')
  })

  it('has words of strangers as words', async () => {
    const book = await bookOf('en')
    const html = pageOf({
      ...book,
      blocks: [{ kind: 'prose', text: '<script>alert("1")</script> & <b>' }],
    })
    expect(html).toContain('<p>&#60;script&#62;')
    expect(html).not.toContain('<script>')
  })
})

describe('the Markdown of a rulebook', () => {
  it.each(WHOLE)('has every title and no icon as code: %s', async (lang) => {
    const book = await bookOf(lang)
    const markdown = writeMarkdown(book)
    expect(markdown.startsWith('# GROWL\n')).toBe(true)
    for (const { key, text } of paragraphsOf(book.source.words))
      if (/^[a-z-]+\.title$/.test(key)) expect(markdown, key).toContain(`\n## ${text}\n`)
    expect(markdown).not.toMatch(/:(bite|wound|charm|salve|gold|star):/)
    expect(markdown).not.toMatch(/\n{3}/)
  })

  it('emphasises next to any mark', async () => {
    const book = await bookOf('ja')
    const markdown = writeMarkdown({
      ...book,
      blocks: [{ kind: 'prose', text: '**「重要」**です。**Now** *or* 2 \\* 3' }],
    })
    expect(markdown).toContain('<strong>「重要」</strong>です。**Now** *or* 2 \\* 3')
  })
})

import { parseXml } from '@rgrove/parse-xml'
import { describe, expect, it } from 'vitest'
import { checkTexts } from '../../../src/desk/engine/check.ts'
import { rulesOf } from '../../../src/desk/engine/play.ts'
import { openGame } from '../../../src/library/open.ts'

/** Breaks out of an attribute, a style and a comment, where anything lets it. */
const BREAKING = `-->]]>}</style><script>alert(1)</script>"'><img src=x onerror=alert(2)>`
const library = openGame()

/** What a browser would make of it, without what it would run. */
const elementsIn = (html: string): string[] =>
  [...html.matchAll(/<([a-z][a-z0-9]*)\b/gi)].map(([, name]) => name!.toLowerCase())

describe('pages that the desk shows in frames', () => {
  it('of pasted texts: what somebody pastes is words, and stays so', async () => {
    const { page } = await checkTexts(library, {
      lang: 'en',
      text: `The Gift: Choose two living players. ${BREAKING}`,
    })
    expect(page).toContain('&#60;script&#62;alert(1)')
    expect(elementsIn(page!)).not.toContain('script')
    expect(elementsIn(page!)).not.toContain('img')
    expect(page!.indexOf('Content-Security-Policy')).toBeLessThan(page!.indexOf('alert(1)'))
  })

  it('of pasted texts that cannot be read: what is wrong with them is told as words', async () => {
    const { remarks, page } = await checkTexts(library, { lang: 'en', text: `${BREAKING}: x` })
    expect(remarks.length).toBeGreaterThan(0)
    expect(page).toBeUndefined()
  })

  it('of the rules: nothing in them runs', async () => {
    const { html, style } = await rulesOf(library, 'en')
    expect(style).toContain('body {')
    expect(html).not.toContain('<style')
    expect(elementsIn(html)).not.toContain('script')
    expect(html).not.toMatch(/\son[a-z]+=/i)
    expect(
      parseXml(
        html
          .replace(/^<!doctype html>/i, '')
          .replaceAll(/<(meta|link|br|hr|img|col)\b([^>]*[^/])?>/g, '<$1$2/>'),
      ),
    ).toBeDefined()
  })
})

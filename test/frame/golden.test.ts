import { expect, it } from 'vitest'
import { LANGUAGES } from '../layout/texts.ts'
import { samplePage } from '../paint/samples.ts'

/** Frames are plain data: one a language is kept as JSON, so that a change of any glyph or place is seen. */
it.each(LANGUAGES)('a page of %s is laid out as it was', async (lang) => {
  const [frame] = samplePage(lang, 'justify', 1).pages
  const lines = frame!.items.map((item) => JSON.stringify(item)).join(',\n')
  const json = `{"width":${frame!.width},"height":${frame!.height},"items":[\n${lines}\n]}\n`
  expect(JSON.parse(json)).toEqual(frame)
  await expect(json).toMatchFileSnapshot(`golden/${lang}.json`)
})

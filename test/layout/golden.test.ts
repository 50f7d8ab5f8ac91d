import { expect, test } from 'vitest'
import { fit, place } from '../../src/layout/layout.ts'
import { LANGUAGES, plainSample, set } from './texts.ts'

/**
 * A title and the first lines of a text as they were when somebody last looked at them. A change here is a change in
 * print: look at it before accepting it with `vitest -u`.
 */
test.each(LANGUAGES)('%s', async (lang) => {
  const title = set(plainSample(lang).slice(0, 8), lang, { style: 'title' })
  const text = set(plainSample(lang).split('\n\n')[2]!.slice(0, 120), lang)
  const [titleBox, textBox] = [
    { x: 10, y: 10, width: 150, height: 30 },
    { x: 10, y: 50, width: 150, height: 60 },
  ]
  const items = [
    ...place(title, fit(title, titleBox, { max: 20, maxLines: 1, align: 'center' }).lines, titleBox, {
      fill: '#7a1f1f',
      vertical: 'middle',
    }),
    ...place(text, fit(text, textBox, { max: 11, align: 'justify' }).lines, textBox, { fill: '#222222' }),
  ]
  const json = `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`
  await expect(json).toMatchFileSnapshot(`golden/${lang}.json`)
})

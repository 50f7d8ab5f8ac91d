import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { bundle } from '../../build.mjs'
import { painters } from '../../src/paint/paint.ts'
import { gallery } from './gallery.ts'

it('the program as it is bundled, without the parts of pdfkit we do not use, paints the same bytes', async () => {
  const folder = fileURLToPath(new URL('../../node_modules/.growl-bundle-test', import.meta.url))
  await bundle([fileURLToPath(new URL('paint-gallery.ts', import.meta.url))], folder)
  const bundled = execFileSync(process.execPath, [`${folder}/paint-gallery.js`], { maxBuffer: 1e8 })
  rmSync(folder, { recursive: true })
  const here = await painters.pdf({ title: 'Test', lang: 'en', pages: [await gallery()] })
  expect(Buffer.compare(bundled, here)).toBe(0)
})

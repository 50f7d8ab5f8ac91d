import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { openTemplates } from '../../src/template/engine.ts'
import { ship } from '../../src/template/ship.ts'
import { type Shipped, shipped } from '../../src/template/shipped.ts'

const PARTS: Record<string, string> = {
  'card.svg.hbs': '<g>{{#each marks}}{{> mark size=../size}}{{/each}}{{#if title}}{{title}}{{/if}}</g>',
  '_mark.svg.hbs': '<m r="{{mul size 2}}">{{this}}</m>',
}
const CONTEXT = { marks: ['a', 'b'], size: 1.26, title: 'An <apple>' }
const render = (context: object = CONTEXT, files = PARTS) =>
  openTemplates((name) => files[name]!).render('card.svg.hbs', context)

/** As the build does it, which writes the entries into the bundle. */
function shipAll(files: Record<string, string>): void {
  const entries = JSON.stringify(Object.entries(files).flatMap(([name, text]) => ship({ name, text })))
  for (const [hash, template] of JSON.parse(entries) as [string, Shipped][])
    (shipped as Map<string, Shipped>).set(hash, template)
}
afterEach(() => (shipped as Map<string, Shipped>).clear())

it('writes what a template read on the spot writes, parts and all', () => {
  const before = render()
  shipAll(PARTS)
  expect((shipped as Map<string, Shipped>).size).toBe(2)
  expect(render()).toMatchObject({ text: (before as { text: string }).text })
})

it('says of a mistake what is said otherwise, at the same place', () => {
  const wrong = { marks: ['a'], title: '' }
  const before = render(wrong)
  shipAll(PARTS)
  expect(before).toMatchObject({ code: 'template-failed', place: { file: 'templates/card.svg.hbs' } })
  expect(render(wrong)).toEqual(before)
})

it('a template with another character is another template', () => {
  shipAll(PARTS)
  const text = (rendered: object) => ('text' in rendered ? rendered.text : rendered)
  expect(text(render(CONTEXT, { ...PARTS, '_mark.svg.hbs': '<n/>' }))).toContain('<n/><n/>')
})

it('a template that cannot be read is left to whoever tells of it', () => {
  expect(ship({ name: 'card.svg.hbs', text: '{{#if' })).toEqual([])
})

it.each(['templates', 'defaults/templates'])('every template of %s can be shipped', (folder) => {
  const directory = fileURLToPath(new URL(`../../${folder}`, import.meta.url))
  const names = readdirSync(directory).filter((name) => name.endsWith('.hbs'))
  expect(names.length).toBeGreaterThan(3)
  for (const name of names)
    expect(ship({ name, text: readFileSync(join(directory, name), 'utf8') })).toHaveLength(1)
})

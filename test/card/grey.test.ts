import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { greyOf } from '../../src/card/grey.ts'
import { Library } from '../../src/library/library.ts'
import { overlay } from '../../src/source/folder.ts'
import { shippedFolder } from '../game/shipped.ts'
import { contrast } from './contrast.ts'

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`)

describe('the grey of a colour', () => {
  it('is as light as the colour: against any third it can be read as well', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, other) => {
        // A step of 1 in 255 is the most that rounding changes.
        const [before, after] = [contrast(color, other), contrast(greyOf(color), other)]
        expect(after / before).toBeGreaterThan(0.9)
        expect(after / before).toBeLessThan(1.1)
      }),
    )
  })
  it('is a grey; a grey stays itself, and none none', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(greyOf(color)).toMatch(/^#(..)\1\1$/)
        expect(greyOf(greyOf(color))).toBe(greyOf(color))
      }),
    )
    expect(['#000', '#FFF', '#808080', 'none'].map(greyOf)).toEqual(['#000000', '#ffffff', '#808080', 'none'])
    expect(['#ff0000', '#00ff00', '#0000ff'].map(greyOf)).toEqual(['#7f7f7f', '#dcdcdc', '#4c4c4c'])
  })
})

describe('a theme in greys', () => {
  const themeOf = (theme: string) =>
    new Library(overlay(shippedFolder, { 'templates/theme.yaml': theme })).themeReading

  it('says them itself, or they are as light as the colours of little ink, or else of full ink', () => {
    const { theme, findings } = themeOf(`
full: {far: '#ff0000', moon: '#ff0000', ink: '#ff0000', none: none}
low: {moon: '#00ff00', ink: '#00ff00'}
grey: {ink: '#333'}
kinds:
  bite: {full: {top: '#0000ff'}, low: {top: '#ff0000'}, grey: {plate: '#ddd'}}
book:
  low: {accent: '#ff0000'}
  grey: {quiet: '#777777'}
`)
    expect(findings).toEqual([])
    const grey = theme('grey')
    expect(grey.palette).toEqual({ far: '#7f7f7f', moon: '#dcdcdc', ink: '#333', none: 'none' })
    expect(grey.look('bite')).toEqual({ top: '#7f7f7f', plate: '#ddd' })
    expect(grey.book.colors).toMatchObject({ accent: '#7f7f7f', quiet: '#777777', ink: '#1a1a1a' })
  })
  it('refuses a colour among the greys, at its place', () => {
    const [found, ...more] = themeOf("grey: {ink: '#332233'}").findings
    expect(more).toEqual([])
    expect(found).toMatchObject({ code: 'value-wrong', place: { line: 1, column: 13 } })
    expect(`${found!.message}. ${found!.hint}`).toContain(
      "Expected a grey like '#555555', in quotes, or none.",
    )
  })
})

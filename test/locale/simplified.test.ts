import { expect, it } from 'vitest'
import { traditionalForms } from '../../src/locale/simplified.ts'
import { simplifiedTable } from './simplified.ts'

it('the table is what the dictionaries give', () => {
  expect([...traditionalForms].flat().join('')).toBe(simplifiedTable())
})

it('knows the commonest Simplified characters', () => {
  for (const character of '这们来时国说为个过对发动进话实两现')
    expect(traditionalForms.get(character)).toMatch(/^\p{Script=Han}$/u)
  expect(traditionalForms.get('说')).toBe('說')
  expect(traditionalForms.get('为')).toBe('為')
})

it('leaves alone what Taiwan writes', () => {
  for (const character of '后里只台松面了干斗回志游注准占床群峰秘吃岩的一是在人有我他這為裡說著並布家')
    expect(traditionalForms.has(character)).toBe(false)
})

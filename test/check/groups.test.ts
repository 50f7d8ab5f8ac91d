import { expect, it } from 'vitest'
import { sortedOnce } from '../../src/check/groups.ts'
import { beginningOf, type Finding } from '../../src/finding.ts'

const finding = (more: Partial<Finding>): Finding => ({
  code: 'a-code',
  severity: 'warning',
  message: 'something',
  ...more,
})
const template = beginningOf('templates/card.svg.hbs')
const told = (...findings: Partial<Finding>[]) =>
  sortedOnce(findings.map(finding)).map(({ severity, place, lang }) => [place?.file, severity, lang])

it('findings come in the order of the files, at one place the gravest first', () => {
  expect(
    told(
      { place: template },
      { place: beginningOf('data/game.yaml') },
      { place: template, severity: 'error' },
    ),
  ).toEqual([
    ['data/game.yaml', 'warning', undefined],
    ['templates/card.svg.hbs', 'error', undefined],
    ['templates/card.svg.hbs', 'warning', undefined],
  ])
})

it('what is wrong with a template is told once, what has no place once for each language', () => {
  expect(told({ place: template, lang: 'de' }, { place: template, lang: 'en' })).toHaveLength(1)
  expect(told({ lang: 'en' }, { lang: 'de' }, { lang: 'en' })).toEqual([
    [undefined, 'warning', 'de'],
    [undefined, 'warning', 'en'],
  ])
})

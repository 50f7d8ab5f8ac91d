import { expect, it } from 'vitest'
import { checkGame } from '../../src/job/check.ts'
import { Library } from '../../src/library/library.ts'
import { orchardWith, replaced } from '../command/game-folder.ts'

const asking = replaced('templates/token.svg.hbs', '{{worth}}', '{{labels.token.name}}')
const told = async (changes: Parameters<typeof orchardWith>[0]) => {
  const findings = await checkGame(new Library(orchardWith(changes)), { languages: ['en'] })
  return findings
    .filter(({ code }) => code === 'template-failed')
    .map(({ message, hint, place }) => [`${place!.file}:${place!.line}`, message, hint])
}

it('a file of words that is missing is blamed, not the templates that print them', async () => {
  expect(await told(asking)).toEqual([
    [
      'locales/en/labels.yaml:1',
      'templates print words of locales/en/labels.yaml, which is missing',
      'Add the file: the first that is asked for is "token.name".',
    ],
  ])
})

it('so is one without words', async () => {
  expect(await told({ ...asking, 'locales/en/labels.yaml': 'token\n' })).toEqual([
    [
      'locales/en/labels.yaml:1',
      'templates print words of locales/en/labels.yaml, which has none that can be read',
      'Correct the file: the first that is asked for is "token.name".',
    ],
  ])
})

it('of one that cannot be read, only what is wrong with it is told', async () => {
  const folder = orchardWith({ ...asking, 'locales/en/labels.yaml': 'token: [' })
  const errors = (await checkGame(new Library(folder))).filter(({ severity }) => severity === 'error')
  expect(errors.map(({ code, place }) => [code, place!.file])).toEqual([
    ['yaml-syntax', 'locales/en/labels.yaml'],
  ])
})

it('of a single word, the template and the file are named', async () => {
  expect(await told({ ...asking, 'locales/en/labels.yaml': 'token: {nmae: Token}\n' })).toEqual([
    [
      'templates/token.svg.hbs:3',
      'there is no value "labels.token.name" here. Did you mean "labels.token.nmae"?',
      'Correct the template, or add "token.name" to locales/en/labels.yaml.',
    ],
  ])
})

import { describe, expect, it } from 'vitest'
import { exampleGame } from '../../src/check/example-game.ts'
import { allChecks } from '../../src/check/groups.ts'
import { type Finding, inEnglish } from '../../src/finding.ts'
import { checkGame } from '../../src/job/check.ts'
import { Library } from '../../src/library/library.ts'
import { type Edit, edited } from '../../src/source/edit.ts'

/** Told in English alone: what a schema expects of a value, what the rules of one game say, and lexicons. */
const ENGLISH = /^(?:type-wrong|value-wrong|facts-wrong|fact-names-wrong|growl-.*|lexicon-.*)$/

const said = (await allChecks()).filter(({ code }) => !ENGLISH.test(code))

describe('what a check finds can be told in other languages', () => {
  for (const { code, examples } of said)
    it(code, async () => {
      const found: Finding[] = []
      for (const example of examples) if (!example.good) found.push(...(await example.find()))
      for (const { message, hint, said } of found) {
        expect(said && inEnglish(said.message)).toBe(message)
        expect(said?.hint && inEnglish(said.hint)).toBe(hint)
      }
    })
})

const findings = async (edit: Edit, code: string): Promise<Finding[]> =>
  (await checkGame(new Library(edited(exampleGame, edit)))).filter((finding) => finding.code === code)

it('so can what an unknown alternative is missing from', async () => {
  const [found] = await findings(
    { file: 'data/pieces.yaml', now: 'usual: tiles', instead: 'usual: tile' },
    'id-unknown',
  )
  expect(found?.message).toMatch(/^there is no alternative "tile" in the choice "/)
  expect(found?.said?.message.values[2]).toMatchObject({ pattern: 'the choice "{0}"' })
})

it('a text that says something else is not said to mean something else', async () => {
  const edit = {
    file: 'locales/en/lexicon/shared.yaml',
    now: 'face: {up: face-up, down: face-down}',
    instead: 'face: {up: face-up, down: face-down, other: face-sideways}',
    and: { file: 'locales/en/cards.yaml', now: 'face-down', instead: 'face-sideways' },
  }
  const [found] = await findings(edit, 'fact-contradicted')
  expect(found?.message).toMatch(/: this says something else where it should say down: how .*\(face\)$/)
  expect(found?.hint).toMatch(
    /Correct the text; if it is right, correct face in locales\/en\/lexicon\/shared\.yaml\.$/,
  )
})

it('a book made from cards has no back rather than one without a name', async () => {
  const edit = {
    file: 'data/pieces.yaml',
    now: 'cards: {kind: fair}, size: card, template: card.svg.hbs, back: fair}',
    instead: 'cards: {kind: fair}, size: book, template: card.svg.hbs}',
  }
  const [found] = await findings(edit, 'back-differs')
  expect(found?.message).toBe('"fair" has no back, but its card "picnic" has the back "fair"')
})

it('icons of which there are fewer are not said to be missing', async () => {
  const edit = {
    file: 'locales/de/labels.yaml',
    whole: 'a: "eins :apple:"\n',
    shown: '',
    and: { file: 'locales/en/labels.yaml', whole: 'a: "three :apple::apple::apple:"\n', shown: '' },
  }
  const [found] = await findings(edit, 'icon-mismatch')
  expect(found?.message).toBe('missing here, or here less often than in the text in en: :apple: (2 missing)')
})

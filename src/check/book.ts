import { foundOnTheWay, laidGroup } from './laid-check.ts'

const RULES = 'templates/rules.md.hbs'
const good = { file: RULES, now: '{{rules.goal.text}}' }
const written = (text: string, shown = text) => ({ file: RULES, whole: text, shown })
const START = `${RULES}:1:1`

/** What is found while a rulebook is laid out. */
export const group = laidGroup('book', [
  foundOnTheWay({
    code: 'page-overflow',
    severity: 'error',
    proves: 'Whatever must stay together fits on a page of the rulebook.',
    examples: [
      { good },
      {
        bad: written(`> [!tip] Tip\n> ${'many words '.repeat(900)}\n`, '> [!tip] (thousands of words)'),
        at: START,
      },
    ],
  }),
  foundOnTheWay({
    code: 'text-torn',
    severity: 'warning',
    proves: 'No word of the rulebook is broken because its column is too narrow.',
    examples: [{ good }, { bad: written(`${'wide'.repeat(40)}\n`, '(a word of 160 letters)'), at: START }],
  }),
  foundOnTheWay({
    code: 'edition-not-written',
    severity: 'error',
    proves: 'The rules of the edition that somebody asks for exist in the language.',
    examples: [
      { good },
      {
        bad: { ...good, asked: '--edition second', request: { edition: 'second' } },
        at: 'locales/en/rules-second.yaml:1:1',
      },
      {
        bad: {
          file: 'locales/en/rules-first.yaml',
          whole: 'name: First\n',
          shown: '(words, and no templates/rules-first.md.hbs)',
          asked: '--edition first',
          request: { edition: 'first' },
        },
        at: 'templates/rules-first.md.hbs:1:1',
      },
    ],
  }),
  foundOnTheWay({
    code: 'page-too-large-for-booklet',
    severity: 'error',
    proves: 'Two pages of the rulebook fit side by side on a sheet.',
    examples: [
      { good },
      {
        bad: {
          file: 'data/formats.yaml',
          whole: 'papers: {a4: 105x148mm}\n',
          shown: 'papers: {a4: 105x148mm}',
        },
        at: '--paper',
      },
    ],
  }),
])

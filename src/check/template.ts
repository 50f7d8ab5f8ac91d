import { foundOnTheWay, laidGroup } from './laid-check.ts'

const TOKEN = 'templates/token.svg.hbs'
const RULES = 'templates/rules.md.hbs'
const good = { file: TOKEN, now: '{{worth}}' }

/** What is found while templates are filled in and their drawings are read. */
export const group = laidGroup(
  'template',
  [
    foundOnTheWay({
      code: 'template-failed',
      severity: 'error',
      proves: 'Every template can be filled in, and asks only for values that exist.',
      examples: [
        { good },
        { bad: { ...good, instead: '{{wroth}}' }, at: `${TOKEN} “{{▸wroth}}”` },
        { bad: { ...good, instead: '{{#if worth}}' }, at: `${TOKEN} “▸{{#if worth}}”` },
        { bad: { ...good, instead: '{{> leaf}}' }, at: `${TOKEN} “▸{{> leaf}}”` },
        { bad: { ...good, instead: '{{labels.token}}' }, at: 'locales/en/labels.yaml:1:1' },
      ],
    }),
    foundOnTheWay({
      code: 'template-markup',
      severity: 'error',
      proves: 'What a template writes is well-formed: every element is closed, every attribute in quotes.',
      examples: [
        { good },
        { bad: { ...good, instead: '{{worth}}<g>' }, at: `${TOKEN} “▸<g>”` },
        { bad: { file: TOKEN, now: ' size="16"', instead: ' size=16' }, at: `${TOKEN} “size=▸16”` },
      ],
    }),
    foundOnTheWay({
      code: 'template-element',
      severity: 'error',
      proves: 'Every element and attribute that a template writes can be drawn.',
      examples: [
        { good },
        {
          bad: { file: TOKEN, now: '<rect x="-3"', instead: '<rectangle x="-3"' },
          at: `${TOKEN} “▸<rectangle”`,
        },
        { bad: { file: TOKEN, now: '<text-box', instead: '<textbox' }, at: `${TOKEN} “▸<textbox”` },
        {
          bad: { file: TOKEN, now: 'fill="#e8f3d8"', instead: 'fill="green"' },
          at: `${TOKEN} “▸fill="green"”`,
        },
      ],
    }),
    foundOnTheWay({
      code: 'template-markdown',
      severity: 'error',
      proves: 'Every line that the template of a rulebook writes is understood.',
      examples: [
        { good: { file: RULES, now: '# {{rules.goal.title}}' } },
        {
          bad: { file: RULES, now: '# {{rules.goal.title}}', instead: '::titel {{rules.goal.title}}' },
          at: `${RULES} “▸::titel”`,
        },
        {
          bad: { file: RULES, now: '{{rules.goal.text}}', instead: '![A tree](tree)' },
          at: `${RULES} “▸![A tree](tree)”`,
        },
      ],
    }),
  ],
  // A template that is not there, or no text, is a matter of files.
  ({ findings }) => findings.filter(({ code }) => code.startsWith('file-')),
)

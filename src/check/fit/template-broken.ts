import type { FitCheck } from './fit-check.ts'

export const templateBroken: FitCheck = {
  code: 'template-broken',
  severity: 'error',
  proves: 'Every template can be read, and asks only for what there is.',
  examples: [
    { good: { lang: 'en', file: 'templates/token.svg.hbs', now: '{{worth}}' } },
    {
      bad: { lang: 'en', file: 'templates/token.svg.hbs', now: '{{worth}}', instead: '{{wroth}}' },
      at: 'templates/token.svg.hbs:6:143',
    },
  ],
  *run({ findings }) {
    for (const { message, hint, place, lang } of findings)
      yield { message, ...(hint && { hint }), ...(place && { place }), ...(lang && { lang }) }
  },
}

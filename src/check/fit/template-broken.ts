import type { LaidCheck } from '../laid-check.ts'

export const templateBroken: LaidCheck = {
  code: 'template-broken',
  severity: 'error',
  proves: 'Every template can be read, and asks only for what there is.',
  examples: [
    { good: { file: 'templates/token.svg.hbs', now: '{{worth}}' } },
    {
      bad: { file: 'templates/token.svg.hbs', now: '{{worth}}', instead: '{{wroth}}' },
      at: 'templates/token.svg.hbs “{{▸wroth}}”',
    },
  ],
  *run({ findings }) {
    for (const { code, message, hint, place } of findings)
      if (OF_READERS.test(code)) yield { message, ...(hint && { hint }), ...(place && { place }) }
  },
}

/** What readers of templates say. */
const OF_READERS = /^(template|file)-/

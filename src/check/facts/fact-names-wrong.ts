import { FACT_NAMES, type FactCheck } from './fact-check.ts'

const named = (text: string) => ({ file: FACT_NAMES, whole: text, shown: text.trimEnd() })

export const factNamesWrong: FactCheck = {
  code: 'fact-names-wrong',
  severity: 'error',
  proves: 'Whatever a language has names for (facts.yaml) is a kind of fact, or a choice of one.',
  examples: [
    { good: named('face: {means: wie sie liegt, choices: {up: offen, down: verdeckt}}\n') },
    { bad: named('fase: {means: wie sie liegt}\n'), at: `${FACT_NAMES} “fase”` },
    {
      bad: named('face: {means: wie sie liegt, choices: {up: offen, dawn: verdeckt}}\n'),
      at: `${FACT_NAMES} “dawn”`,
    },
  ],
  run: ({ naming, lang }) => naming.findings.map((finding) => ({ ...finding, lang })),
}

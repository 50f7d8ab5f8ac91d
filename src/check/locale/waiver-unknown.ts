import { say, told } from '../../finding.ts'
import { guessed } from '../../source/nearest.ts'
import { isWaivable } from '../waive.ts'
import { german, type LocaleCheck } from './locale-check.ts'

const waiver = (code: string) => ({
  ...german('a: Eins\n'),
  'locales/de/waivers.yaml': `- {code: ${code}, key: "labels:a", text: "5310450575d2", reason: So heißt es.}\n`,
})

export const waiverUnknown: LocaleCheck = {
  code: 'waiver-unknown',
  severity: 'warning',
  proves: 'Every waiver is about a finding that exists and may be waived.',
  examples: [
    { good: waiver('text-untranslated') },
    { bad: waiver('same-as-englisch'), at: 'locales/de/waivers.yaml:1:10' },
    { bad: waiver('text-stale'), at: 'locales/de/waivers.yaml:1:10' },
  ],
  *run({ lang, waivers, codes }) {
    for (const { code, key, place } of waivers)
      if (!codes.has(code))
        yield {
          ...told(say`no finding is called "${code}"`, say`Correct the code.${guessed(code, codes)}`),
          place,
          lang,
          key,
        }
      else if (!isWaivable(code))
        yield {
          ...told(say`"${code}" cannot be waived`, say`Remove the waiver and do what the finding says.`),
          place,
          lang,
          key,
        }
  },
}

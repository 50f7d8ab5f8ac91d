import { say, told } from '../../finding.ts'
import { fingerprint } from '../../locale/units.ts'
import { german, type LocaleCheck } from './locale-check.ts'

const waiver = (key: string, text: string) => ({
  'locales/de/waivers.yaml': `- code: text-untranslated\n  key: ${key}\n  text: "${text}"\n  reason: So heißt es.\n`,
})

export const waiverExpired: LocaleCheck = {
  code: 'waiver-expired',
  severity: 'warning',
  proves: 'Every waiver is about the text as it is now.',
  examples: [
    { good: { ...german('a: Eins\n'), ...waiver('labels:a', '5310450575d2') } },
    { good: { ...german('a: Eins\n\tb: Zwei\n'), ...waiver('labels:a', '5310450575d2') } },
    {
      bad: { ...german('a: Zwei\n'), ...waiver('labels:a', '5310450575d2') },
      at: 'locales/de/waivers.yaml:1:9',
    },
    {
      bad: { ...german('a: Eins\n'), ...waiver('labels:b', '5310450575d2') },
      at: 'locales/de/waivers.yaml:1:9',
    },
  ],
  *run(subject) {
    const { lang, own, waivers } = subject
    for (const { code, key, text: waived, reason, place } of waivers) {
      const text = own.texts.get(key)
      // It may be in a file that could not be read.
      if (!text && own.files.some(({ isUnread }) => isUnread)) continue
      if (!text)
        yield {
          ...told(
            say`a waiver for "${key}", which is not a text of this language`,
            say`Remove it.${subject.didYouMean(key, own.texts.keys())}`,
          ),
          place,
          lang,
          key,
        }
      else if (fingerprint(text) !== waived)
        yield {
          ...told(
            say`the text of "${key}" has changed since "${code}" was waived`,
            say`Remove the waiver. If it still holds, waive it again: npx growl locale waive ${code} ${key} --lang ${lang} --reason "${reason}"`,
          ),
          place,
          lang,
          key,
        }
    }
  },
}

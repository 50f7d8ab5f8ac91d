import { say } from '../../finding.ts'
import { isProgramWord } from '../../locale/program.ts'
import { english, german, type LocaleCheck, problemAt } from './locale-check.ts'

export const keyEmpty: LocaleCheck = {
  code: 'key-empty',
  severity: 'warning',
  proves: 'No text is empty.',
  examples: [
    { good: { ...english('a: One\n'), ...german('a: Eins\n') } },
    {
      bad: { ...english('a: One\nb: Two\n'), ...german('a: Eins\nb: ""\n') },
      at: 'locales/de/labels.yaml:2:1',
    },
    { bad: english('a:\n'), at: 'locales/en/labels.yaml:1:1' },
  ],
  *run(subject) {
    const instead = subject.source
      ? say`it is printed in ${subject.source.lang} instead`
      : say`nothing is printed`
    for (const text of subject.own.texts.values())
      if (text.value.trim() === '')
        yield problemAt(
          subject,
          text.key,
          text.keyPlace,
          say`"${text.key}" is empty; ${isProgramWord(text.key) ? say`the program’s own word is printed` : instead}`,
          say`Write the text.`,
        )
  },
}

import { say } from '../../finding.ts'
import { traditionalForms } from '../../locale/simplified.ts'
import { type LocaleCheck, problemIn } from './locale-check.ts'

const zh = (text: string) => ({ 'locales/zh/labels.yaml': `a: |-\n  ${text}\n` })

export const characterSimplified: LocaleCheck = {
  code: 'character-simplified',
  severity: 'warning',
  proves: 'Traditional Chinese is written in Traditional characters only.',
  examples: [
    { good: zh('最後一顆蘋果之後，只有農夫還在。皇后、公里、舞台都是對的。') },
    { good: { 'locales/ja/labels.yaml': 'a: 会話は禁止\n' } },
    { bad: zh('最后一顆：说话'), at: 'locales/zh/labels.yaml:2:8' },
  ],
  *run(subject) {
    if (subject.language.script !== 'Hant') return
    for (const text of subject.own.texts.values())
      for (let i = 0; i < text.value.length; i++) {
        const form = traditionalForms.get(text.value[i]!)
        if (form)
          yield problemIn(
            subject,
            text,
            [i, i + 1],
            say`"${text.value[i]!}" is a Simplified character`,
            say`Write "${form}".`,
          )
      }
  },
}

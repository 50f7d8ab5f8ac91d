import { say } from '../../finding.ts'
import { iconsOf } from '../../locale/marks.ts'
import { english, type LocaleCheck, problemIn } from './locale-check.ts'

export const iconUnknown: LocaleCheck = {
  code: 'icon-unknown',
  severity: 'error',
  proves: 'Every :icon: can be drawn.',
  examples: [
    { good: english('a: |-\n  Take :apple: and :star:, at 10:30.\n') },
    { bad: english('a: |-\n  Take :aplpe:.\n'), at: 'locales/en/labels.yaml:2:8' },
  ],
  *run(subject) {
    for (const text of subject.own.texts.values())
      for (const { name, from, to } of iconsOf(text.value))
        if (!subject.isIcon(name))
          yield problemIn(
            subject,
            text,
            [from, to],
            say`no icon is called "${name}"`,
            say`The icons of this game are ${subject.gameIcons.join(', ')}.${subject.didYouMean(name, subject.icons)} Write \\: to print a colon.`,
          )
  },
}

import { say, told } from '../../finding.ts'
import { FILLER, writtenWords } from '../../locale/marks.ts'
import { type LocaleCheck, problemIn } from './locale-check.ts'

const es = (text: string) => ({
  'locales/es/terms.yaml': 'charm: {one: Amuleto, many: Amuletos}\nall-saints: víspera de Todos los Santos\n',
  'locales/es/avoid.yaml': 'Hechizo: charm\nTodos los Santos: all-saints\n"a[m-u](let)?": charm\n',
  'locales/es/rules.yaml': `a: |-\n  ${text}\n`,
})

export const termAvoided: LocaleCheck = {
  code: 'term-avoided',
  severity: 'warning',
  proves: 'A thing has one name: words in avoid.yaml are not used anywhere.',
  examples: [
    { good: es('Un Amuleto anula un mordisco. Los hechizados no cuentan.') },
    // The right name may contain the wrong one.
    { good: es('La víspera de Todos los Santos.') },
    { bad: es('Un hechizo anula un mordisco.'), at: 'locales/es/rules.yaml:2:6' },
    {
      bad: { ...es('Nada.'), 'locales/es/avoid.yaml': 'Hechizo: charme\n' },
      at: 'locales/es/avoid.yaml:1:1',
    },
  ],
  *run(subject) {
    const { own, avoided, names, lang } = subject
    const all =
      avoided.length > 0 ? oneLine([...own.texts.values()].map(({ value }) => value).join('\n')) : ''
    for (const { word, name, place } of avoided) {
      const right = names.resolve(name)
      if (!('value' in right)) {
        if (own.files.some(({ isUnread }) => isUnread)) continue
        const hint = say`Name a term, or a card as card.ID.${subject.didYouMean(name, names.known())}`
        yield { ...told(say`nothing is called "${name}"`, hint), place, lang }
        continue
      }
      // Compiling a pattern with classes of letters takes longer than looking whether it is needed at all.
      if (!all.includes(oneLine(word))) continue
      const pattern = wholeWord(word)
      for (const text of own.texts.values()) {
        const written = without(writtenWords(text.value), right.value)
        for (const { index, 0: found } of written.matchAll(pattern))
          yield problemIn(
            subject,
            text,
            [index, index + found.length],
            say`"${found}" is called "${right.value}" in this game`,
            text.key.startsWith('cards:')
              ? say`Write "${right.value}".`
              : say`Write "${right.value}", as {${name}}.`,
          )
      }
    }
  },
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase()

/** Letters on either side make it another word; scripts without spaces have no sides. A line break is as good as a space. */
function wholeWord(word: string): RegExp {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+')
  const spaced = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}\\d]'
  const [left, right] = [new RegExp(`^${spaced}`, 'u'), new RegExp(`${spaced}$`, 'u')]
  return new RegExp(
    `${left.test(word) ? `(?<!${spaced})` : ''}${escaped}${right.test(word) ? `(?!${spaced})` : ''}`,
    'giu',
  )
}

/** The right name blotted out, so that a wrong one inside it is not seen. */
const without = (text: string, name: string): string =>
  text.replace(wholeWord(name), (found) => FILLER.repeat(found.length))

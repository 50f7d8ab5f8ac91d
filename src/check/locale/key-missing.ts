import { beginningOf, say, told } from '../../finding.ts'
import type { Unit } from '../../locale/units.ts'
import { english, german, type LocaleCheck, type LocaleSubject, problemAt } from './locale-check.ts'

export const keyMissing: LocaleCheck = {
  code: 'key-missing',
  severity: 'warning',
  proves: 'A language has every text that the language it is translated from has.',
  examples: [
    { good: { ...english('a: One\nb: Two\n'), ...german('a: Eins\nb: Zwei\n') } },
    // What is wrong with the file is told; nobody can say what is missing from it.
    { good: { ...english('a: One\nb: Two\n'), ...german('a: Eins\na: Zwei\n') } },
    // Rules of an earlier edition are there, or they are not.
    { good: { ...english('a: One\n', 'rules-draft-1'), ...german('a: Eins\n') } },
    {
      bad: { ...english('a: One\nb: Two\nc: Three\n'), ...german('a: Eins\nc: Drei\n') },
      at: 'locales/de/labels.yaml:1:1',
    },
    {
      bad: { ...english('s:\n  a: One\n  b: Two\n'), ...german('s:\n  b: Zwei\n') },
      at: 'locales/de/labels.yaml:1:1',
    },
    {
      bad: { ...english('a: One\nb: Two\n'), ...german('x: y\n', 'terms') },
      at: 'locales/de/labels.yaml:1:1',
    },
  ],
  *run(subject) {
    const { own, source, status, units } = subject
    if (!source) return
    // An empty text is there; that is another check's matter.
    const absent = new Set(
      status.flatMap(({ key, state }) => (state === 'missing' && !units.has(key) ? key : [])),
    )
    for (const { file, name } of source.files) {
      const wanted = [...subject.sourceUnits.values()].filter(({ texts }) => texts[0]!.file === file)
      const there = own.files.find((each) => each.name === name)
      if (there?.isUnread) continue
      if (!there) {
        if (!wanted.some(({ key }) => absent.has(key))) continue
        const message = say`${name}.yaml is missing: its texts (${wanted.length}) are printed in ${source.lang} instead`
        const hint = say`npx growl locale begin --lang ${subject.lang} copies it from ${source.lang}, to be translated.`
        const place = beginningOf(`locales/${subject.lang}/${name}.yaml`)
        yield { ...told(message, hint), place, lang: subject.lang }
        continue
      }
      let before: Unit | undefined
      for (const unit of wanted) {
        if (absent.has(unit.key)) yield missingUnit(subject, unit, before, name)
        else before = units.get(unit.key) ?? before
      }
    }
  },
}

/** Shown where it should be added: at the text before it. */
function missingUnit(subject: LocaleSubject, { key, texts }: Unit, before: Unit | undefined, name: string) {
  const words = texts[0]!.value.replaceAll('\n', ' ')
  const shown = words.length > 60 ? `${words.slice(0, 60)}…` : words
  return problemAt(
    subject,
    key,
    before ? before.texts[0]!.keyPlace : beginningOf(`locales/${subject.lang}/${name}.yaml`),
    say`"${key}" is missing and is printed in ${subject.source!.lang} instead`,
    before ? say`Add it after "${before.key}": "${shown}"` : say`Add it at the beginning: "${shown}"`,
  )
}

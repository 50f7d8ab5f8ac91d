import {
  beginningOf,
  english,
  german,
  type LocaleCheck,
  type LocaleSubject,
  problemAt,
} from './locale-check.ts'

export const keyMissing: LocaleCheck = {
  code: 'key-missing',
  severity: 'warning',
  proves: 'A language has every text that the language it is translated from has.',
  examples: [
    { good: { ...english('a: One\nb: Two\n'), ...german('a: Eins\nb: Zwei\n') } },
    // Rules of an earlier edition are there, or they are not.
    { good: { ...english('a: One\n', 'rules-draft-1'), ...german('a: Eins\n') } },
    {
      bad: { ...english('a: One\nb: Two\nc: Three\n'), ...german('a: Eins\nc: Drei\n') },
      at: 'locales/de/labels.yaml:1:1',
    },
    {
      bad: { ...english('s:\n  a: One\n  b: Two\n'), ...german('s:\n  b: Zwei\n') },
      at: 'locales/de/labels.yaml:2:3',
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
      const keys = [...subject.sourceUnits.values()].flatMap(({ key, texts }) =>
        texts[0]!.file === file ? key : [],
      )
      if (own.files.some((each) => each.name === name))
        for (const [i, key] of keys.entries())
          if (absent.has(key)) yield missingKey(subject, key, keys.slice(0, i), name)
      if (!own.files.some((each) => each.name === name) && keys.some((key) => absent.has(key)))
        yield {
          message: `${name}.yaml is missing: its ${keys.length} texts are printed in ${source.lang} instead`,
          hint: `Copy ${file} into locales/${subject.lang} and translate it.`,
          place: beginningOf(`locales/${subject.lang}/${name}.yaml`),
          lang: subject.lang,
        }
    }
  },
}

/** Shown where it should be added: at the text before it. */
function missingKey(subject: LocaleSubject, key: string, before: readonly string[], name: string) {
  const { own, source, units, sourceUnits, lang } = subject
  const previous = before.findLast((each) => units.has(each))
  const file = `locales/${lang}/${name}.yaml`
  const neighbour = previous
    ? units.get(previous)!.texts[0]
    : [...own.texts.values()].find((text) => text.file === file)
  const said = sourceUnits.get(key)!.texts[0]!.value.replaceAll('\n', ' ')
  return problemAt(
    subject,
    key,
    neighbour?.keyPlace ?? beginningOf(file),
    `"${key}" is missing and is printed in ${source!.lang} instead`,
    `Add it ${previous ? `behind "${previous}"` : 'at the beginning'}: "${said.length > 60 ? `${said.slice(0, 60)}…` : said}"`,
  )
}

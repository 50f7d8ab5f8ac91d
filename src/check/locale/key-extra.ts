import { listed, type Problem, say } from '../../finding.ts'
import { isProgramWord } from '../../locale/program.ts'
import { english, german, type LocaleCheck, type LocaleSubject, problemAt } from './locale-check.ts'

export const keyExtra: LocaleCheck = {
  code: 'key-extra',
  severity: 'warning',
  proves: 'A language has no text that is never printed.',
  examples: [
    { good: { ...english('a: One\n'), ...german('a: Eins\n') } },
    // Names may have forms of their own.
    {
      good: {
        ...english('tile: {one: tile, many: tiles}\n', 'terms'),
        ...german('tile: {one: Plättchen, genitive: Plättchens}\n', 'terms'),
      },
    },
    // What is wrong with the other file is told; nobody can say what is in it.
    {
      good: {
        ...english('apple:\n\ttitle: Apple\n', 'cards'),
        ...german('apple: {title: Apfel}\n', 'cards'),
      },
    },
    {
      bad: { 'data/cards/plum': '', ...english('plum: {title: Plum}\nplumb: {text: Blue.}\n', 'cards') },
      at: 'locales/en/cards.yaml:2:9',
    },
    { bad: { ...english('tips: Tips\n'), ...german('tipps: Tipps\n') }, at: 'locales/de/labels.yaml:1:1' },
    // A word of the program may be said differently in one language alone.
    { good: german('sheet: {front: Bildseite}\n', 'program') },
    { bad: english('sheet: {frnt: face}\n', 'program'), at: 'locales/en/program.yaml:1:9' },
    {
      bad: {
        ...english('sheets_one: "{count} sheet"\nsheets_other: "{count} sheets"\n'),
        'locales/ja/labels.yaml': 'sheets_one: "{count}枚"\nsheets_other: "{count}枚"\n',
      },
      at: 'locales/ja/labels.yaml:1:1',
    },
  ],
  *run(subject) {
    const { source, units, sourceUnits, programKeys, own, pluralForms } = subject
    const missing = [...sourceUnits.keys()].filter((key) => !units.has(key))
    for (const { key, texts } of units.values()) {
      if (subject.isOriginalUnread(texts[0]!)) continue
      const [known, candidates, whose] = isProgramWord(key)
        ? [programKeys.has(key), programKeys, say`word of the program`]
        : [!source || sourceUnits.has(key), missing, say`text of ${source?.lang ?? ''}`]
      if (!known)
        yield problemAt(
          subject,
          key,
          texts[0]!.keyPlace,
          say`"${key}" is not a ${whose}: it is never printed`,
          say`Correct the key, or remove the text.${subject.didYouMean(key, candidates)}`,
        )
    }
    if (!source) yield* ofNoCard(subject)
    for (const text of own.texts.values()) {
      const form = /_(zero|one|two|few|many|other)$/.exec(text.key)?.[1]
      // "zero" is looked for before a language's own form, in every language.
      if (!form || form === 'zero' || !sourceUnits.has(text.key.slice(0, -form.length - 1))) continue
      if (!pluralForms.all.includes(form))
        yield problemAt(
          subject,
          text.key,
          text.keyPlace,
          say`this language has no plural form "${form}": the text is never printed`,
          say`Remove it; the forms are ${listed(pluralForms.all)}.`,
        )
    }
  },
}

/** What other languages translate has nothing to be compared with but the cards themselves. */
function* ofNoCard(subject: LocaleSubject): Generator<Problem> {
  const cards = new Set(subject.cards)
  const told = new Set<string>()
  for (const { key, texts } of subject.units.values()) {
    const [, id] = /^cards:(.+)\.[^.]+$/.exec(key) ?? []
    if (id === undefined || cards.has(id) || told.has(id)) continue
    told.add(id)
    yield problemAt(
      subject,
      key,
      texts[0]!.keyPlace,
      say`data/ has no card "${id}": its words are never printed`,
      say`Correct the key, or remove the text.${subject.didYouMean(id, cards)}`,
    )
  }
}

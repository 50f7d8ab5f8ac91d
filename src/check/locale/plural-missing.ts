import { inQuotes, listed, say } from '../../finding.ts'
import { isName, isPlural } from '../../locale/units.ts'
import { english, german, type LocaleCheck, problemAt } from './locale-check.ts'

const SHEETS = english('sheets_one: "{count} sheet"\nsheets_other: "{count} sheets"\n')

export const pluralMissing: LocaleCheck = {
  code: 'plural-missing',
  severity: 'warning',
  proves: 'A text with plural forms has every form that its language distinguishes.',
  examples: [
    { good: { ...SHEETS, 'locales/ja/labels.yaml': 'sheets_other: "{count}枚"\n' } },
    // French and Spanish have a form for millions, which nothing here counts.
    {
      good: {
        ...SHEETS,
        'locales/fr/labels.yaml': 'sheets_one: "{count} feuille"\nsheets_other: "{count} feuilles"\n',
      },
    },
    { bad: { ...SHEETS, ...german('sheets_other: "{count} Blätter"\n') }, at: 'locales/de/labels.yaml:1:1' },
  ],
  *run(subject) {
    const { own, units, pluralForms } = subject
    for (const { key, texts } of units.values()) {
      if (isName(key) || !texts.every((text) => isPlural(text.key))) continue
      const lacking = pluralForms.used.filter((form) => !own.texts.has(`${key}_${form}`))
      if (lacking.length > 0)
        yield problemAt(
          subject,
          texts[0]!.key,
          texts[0]!.keyPlace,
          say`"${key}" lacks some of its plural forms: ${listed(lacking.map(inQuotes))}`,
          say`Add ${listed(lacking.map((form) => `${lastPart(key)}_${form}`))}.`,
        )
    }
  },
}

/** "sheet.head" → "head" */
const lastPart = (key: string): string =>
  key
    .slice(key.indexOf(':') + 1)
    .split('.')
    .at(-1)!

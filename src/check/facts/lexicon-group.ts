import { factGroup } from './fact-check.ts'
import { factNamesWrong } from './fact-names-wrong.ts'
import { factUnnamed } from './fact-unnamed.ts'
import { factsNone } from './facts-none.ts'
import { lexiconExample } from './lexicon-example.ts'
import { lexiconIncomplete } from './lexicon-incomplete.ts'
import { lexiconNone } from './lexicon-none.ts'
import { lexiconPartial } from './lexicon-partial.ts'
import { lexiconSameForm } from './lexicon-same-form.ts'
import { lexiconSlow } from './lexicon-slow.ts'

/** Whether a lexicon is good enough to compare texts with facts; nothing of it is printed. */
export const group = factGroup('lexicon', [
  factNamesWrong,
  factUnnamed,
  factsNone,
  lexiconNone,
  lexiconSameForm,
  lexiconIncomplete,
  lexiconPartial,
  lexiconExample,
  lexiconSlow,
])

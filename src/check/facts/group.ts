import { added } from './added.ts'
import { contradicted } from './contradicted.ts'
import { differs } from './differs.ts'
import { factGroup } from './fact-check.ts'
import { factsWrong } from './facts-wrong.ts'
import { lexiconWrong } from './lexicon-wrong.ts'
import { missing } from './missing.ts'
import { negated } from './negated.ts'
import { swapped } from './swapped.ts'
import { unreadable } from './unreadable.ts'

/** What the cards say, in every language that has a lexicon; in others, whether they look alike. Adding a check is adding its file and its line here. */
export const group = factGroup('facts', [
  factsWrong,
  lexiconWrong,
  swapped,
  unreadable,
  contradicted,
  missing,
  negated,
  added,
  differs,
])

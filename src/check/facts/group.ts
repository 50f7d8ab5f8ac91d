import { type Edit, edited, showEdit } from '../../source/edit.ts'
import { checkGroup } from '../check.ts'
import { exampleGame } from '../example-game.ts'
import { added } from './added.ts'
import { contradicted } from './contradicted.ts'
import { type FactSubject, factSubjects, subjectOfExample } from './fact-check.ts'
import { factsNone } from './facts-none.ts'
import { factsWrong } from './facts-wrong.ts'
import { lexiconExample } from './lexicon-example.ts'
import { lexiconIncomplete } from './lexicon-incomplete.ts'
import { lexiconNone } from './lexicon-none.ts'
import { lexiconSameForm } from './lexicon-same-form.ts'
import { lexiconSlow } from './lexicon-slow.ts'
import { lexiconWrong } from './lexicon-wrong.ts'
import { missing } from './missing.ts'
import { negated } from './negated.ts'
import { swapped } from './swapped.ts'
import { unreadable } from './unreadable.ts'

/** What the cards say, in every language that has a lexicon. Adding a check is adding its file and its line here. */
export const group = checkGroup<FactSubject, Edit>({
  name: 'facts',
  checks: [
    factsNone,
    factsWrong,
    lexiconNone,
    lexiconWrong,
    lexiconSameForm,
    lexiconIncomplete,
    lexiconExample,
    lexiconSlow,
    swapped,
    unreadable,
    contradicted,
    missing,
    negated,
    added,
  ],
  subjects: factSubjects,
  folder: (edit) => edited(exampleGame, edit),
  fromExample: (edit) => subjectOfExample(edited(exampleGame, edit)),
  show: (edit) => showEdit(edit, exampleGame),
})

import { beginningOf, type Finding } from '../finding.ts'
import { THING } from './bind.ts'
import type { Asked, Lexicon, LexiconKind, Outline } from './lexicon.ts'
import { spellOut } from './spell.ts'

type Problem = Pick<Finding, 'message' | 'hint' | 'place'>

/** Forms that stand under two choices of a kind: they cannot say both. */
export function* sameForms({ kinds }: Lexicon): Generator<Problem> {
  for (const [kind, entry] of kinds) yield* sameFormsOf(kind, entry)
}

function* sameFormsOf(kind: string, { choices }: LexiconKind): Generator<Problem> {
  const seen = new Map<string, string>()
  for (const [choice, { forms }] of choices)
    for (const { form, line } of forms)
      for (const spelled of spellOut(form)) {
        const first = seen.get(spelled)
        if (first !== undefined && first !== choice) {
          yield {
            message: `${kind}: "${line.text}" says ${choice}, but the same words are under ${first}`,
            hint: 'Keep the form under one choice, or make it longer where it means the other.',
            place: line.place(),
          }
          break
        }
        seen.set(spelled, choice)
      }
}

/** Choices a text could make that have no words, so that nobody would notice. */
export function* lackingForms(lexicon: Lexicon, { kinds, cards }: Asked): Generator<Problem> {
  const start = beginningOf(lexicon.file)
  for (const kind of kinds.values()) {
    const entry = lexicon.kinds.get(kind.name)
    if (!entry) continue
    const needed = kind.number ? ['number'] : kind.binds ? [THING] : kind.choices
    const lacking = needed.filter((name) => !entry.choices.has(name))
    if (lacking.length > 0)
      yield {
        message: `${kind.name} (${kind.means}) has no words for ${lacking.join(', ')}`,
        hint: `English says it like this: "${kind.example}" (${kind.says}).`,
        place: entry.place,
      }
  }
  const places = [...cards.values()]
    .flat()
    .flatMap(({ at, kind }) => (at && lexicon.kinds.has(kind) ? at : []))
  for (const place of new Set(places))
    if (!lexicon.places.has(place))
      yield {
        message: `the section places has no words for "${place}"`,
        hint: 'List the words that appear near that clause.',
        place: start,
      }
}

/** What to say of a lexicon that has nothing about some kinds yet; of one that knows all, nothing. */
export function partialLexicon({ lang, file, kinds: known }: Outline, { kinds }: Asked): Finding[] {
  const lacking = [...kinds.keys()].filter((name) => !known.has(name))
  if (lacking.length === 0) return []
  return [
    {
      code: 'lexicon-partial',
      severity: 'info',
      message: `the lexicon has no words yet for ${lacking.length} of ${kinds.size} kinds of facts, so these are not checked: ${lacking.join(', ')}`,
      hint: 'Add a kind with all its choices; until then numbers, names of cards, icons, quotes, “not”s and length are compared with the original.',
      place: beginningOf(file),
      lang,
    },
  ]
}

import type { Form } from './form.ts'
import type { Lexicon, LexiconEntry, LocatedForm, Outline } from './lexicon.ts'
import type { Line } from './lines.ts'
import { PatternWriter } from './pattern-writer.ts'
import type { Patterns } from './patterns.ts'

/** A lexicon as texts are read with it: its forms have become numbers. */
export interface CompiledLexicon {
  readonly outline: Outline
  /** By number: what a match of one of its forms means. */
  readonly owners: readonly Owner[]
  readonly patterns: Patterns
}

/** What forms are listed under; `not` is the owner of the contexts in which they are not meant. */
export type Owner =
  | { readonly role: 'choice'; readonly kind: string; readonly choice: string; readonly not: number }
  | { readonly role: 'place'; readonly name: string; readonly not: number }
  | { readonly role: 'not' }
  | { readonly role: 'negation' | 'condition'; readonly side: 'before' | 'after' }
  | { readonly role: 'between' }

interface Owned {
  readonly owner: Owner
  readonly forms: readonly (Form | LocatedForm)[]
}

export function compile(lexicon: Lexicon): CompiledLexicon {
  const writer = new PatternWriter()
  for (const [name, forms] of lexicon.lists) writer.addList(name, forms)
  for (const { value, form } of lexicon.numbers) writer.addNumber(value, form)
  const owned = ownedForms(lexicon)
  for (const [number, { owner, forms }] of owned.entries())
    for (const each of forms) {
      const form = formOf(each)
      if (owner.role === 'negation') writer.addNegation(form)
      writer.addForm(number, form, owner.role === 'not')
    }
  return { outline: outlineOf(lexicon), owners: owned.map(({ owner }) => owner), patterns: writer.patterns() }
}

const formOf = (each: Form | LocatedForm): Form => ('form' in each ? each.form : each)

/** The line of a lexicon that a form stands in, by the form's number. */
export function lineOf(lexicon: Lexicon, number: number): Line | undefined {
  const form = ownedForms(lexicon).flatMap(({ forms }) => forms)[number]
  return form && 'line' in form ? form.line : undefined
}

/** All forms, always in the same order: by its number in it a form is known. */
function ownedForms({ kinds, places, negations, conditions }: Lexicon): Owned[] {
  const owned: Owned[] = []
  const addEntry = ({ forms, not }: LexiconEntry, owner: (not: number) => Owner) => {
    const context = owned.push({ owner: { role: 'not' }, forms: not }) - 1
    owned.push({ owner: owner(context), forms })
  }
  for (const [kind, { choices }] of kinds)
    for (const [choice, entry] of choices) addEntry(entry, (not) => ({ role: 'choice', kind, choice, not }))
  for (const [name, entry] of places) addEntry(entry, (not) => ({ role: 'place', name, not }))
  for (const side of ['before', 'after'] as const)
    owned.push(
      { owner: { role: 'negation', side }, forms: negations[side] },
      { owner: { role: 'condition', side }, forms: conditions[side] },
    )
  return [...owned, { owner: { role: 'between' }, forms: negations.between }]
}

function outlineOf({ lang, file, folds, endings, icons, kinds }: Lexicon): Outline {
  const known = [...kinds].map(
    ([name, { choices, ...kind }]) => [name, { ...kind, choices: new Set(choices.keys()) }] as const,
  )
  return {
    lang,
    file,
    folds,
    ...(endings && { endings }),
    ...(icons && { icons }),
    kinds: new Map(known),
  }
}

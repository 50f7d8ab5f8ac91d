import { foldLines } from './fold.ts'
import { type Origin, openEngine, type Values } from './i18next.ts'
import { type Language, languageOf } from './languages.ts'
import { type Names, type Numbers, namesOf } from './names.ts'
import { placeholdersOf } from './placeholders.ts'
import type { Locale } from './read.ts'
import { isPlural, unitKey } from './units.ts'

/** All words of a game in one language: names and figures filled in, lines folded, the inline marks still in them. */
export interface Words {
  readonly lang: string
  readonly language: Language
  /**
   * A text by its key, "labels:home.title"; paragraphs are separated by an empty line. `values` are those only the
   * caller knows ({n}, {piece}); a number called `count` chooses the plural form. English where the language has no
   * such text, undefined where there is none at all.
   */
  readonly text: (key: string, values?: Values) => string | undefined
  /** A word that the program prints with every game, by its key in program.yaml: "sheet.head". */
  readonly program: (key: string, values?: Values) => string
  /** What speakers of the language call it. */
  readonly languageName: string
  readonly card: (id: string) => LocalizedCard
  /** A name of terms.yaml in the form asked for. */
  readonly term: (name: string, form?: string) => string | undefined
  /** Everything below a key ("labels", "rules:faq") as nested plain values, in the order of the source language. */
  readonly tree: (key: string) => LocalizedTree
}

export interface LocalizedCard {
  readonly id: string
  readonly title: string
  /** For the small line beside the title; the same as `title` when the language is English. */
  readonly englishTitle: string
  readonly text: string
}

export interface LocalizedTree {
  readonly [key: string]: string | LocalizedTree
}

/** Words of before, and the texts that read differently now: none of them a name, which others may hold. */
export interface Reworded {
  readonly before: Words
  readonly units: ReadonlySet<string>
}

/** The stage: locale files in, plain words out. `source` is the language that steps in, English in our own game. */
export async function translate(
  own: Locale,
  source: Locale,
  numbers: Numbers,
  reworded?: Reworded,
): Promise<Words> {
  const language = languageOf(own.lang)
  const isSame = (key: string) => reworded !== undefined && !reworded.units.has(unitKey(key))
  const engine = await openEngine(own, language, source, (key) => !isSame(key))
  const names: Record<Origin, Names> = { own: namesOf(own, numbers), source: namesOf(source, numbers) }
  const named = (origin: Origin, name: string): string | undefined => {
    const resolution = names[origin].resolve(name)
    if ('value' in resolution) return resolution.value
    return origin === 'own' ? named('source', name) : undefined
  }
  // Only what the text asks for: some games have hundreds of names.
  const valuesFor = (key: string, given: Values) => (origin: Origin) => {
    const values: Record<string, string | number> = Object.create(null)
    for (const text of variants(origin === 'own' ? own : source, key))
      for (const { name } of placeholdersOf(text)) {
        const value = Object.hasOwn(given, name) ? given[name] : named(origin, name)
        if (value !== undefined) values[name] = String(value)
      }
    return values
  }

  const find = (key: string, given: Values): string | undefined => {
    const colon = key.indexOf(':')
    const count = typeof given.count === 'number' ? given.count : undefined
    return engine.find(key.slice(0, colon), key.slice(colon + 1), valuesFor(key, given), count)
  }
  // Most texts are what they are: nothing is to be filled in, and no form to be chosen.
  const asWritten = (key: string): string | undefined => {
    const written = own.texts.get(key)?.value || source.texts.get(key)?.value
    return written && !/[{}]/.test(written) ? written : undefined
  }
  const isThere = (key: string) => own.texts.has(key) || source.texts.has(key)
  const folded = (found: string | undefined) => found && foldLines(found).join('\n\n')
  const withoutValues = new Map<string, string | undefined>()
  const text = (key: string, given?: Values): string | undefined => {
    if (isSame(key)) return reworded!.before.text(key, given)
    if (given) return folded(find(key, given))
    if (isThere(key) && !withoutValues.has(key))
      withoutValues.set(key, folded(asWritten(key) ?? find(key, {})))
    return withoutValues.get(key)
  }
  const trees = new Map<string, LocalizedTree>()
  const tree = (key: string): LocalizedTree => {
    const isBelow = (unit: string) => unit.startsWith(key)
    const found =
      trees.get(key) ??
      (reworded && ![...reworded.units].some(isBelow)
        ? reworded.before.tree(key)
        : treeBelow(key, [source, own], text))
    trees.set(key, found)
    return found
  }
  const titleOf = (origin: Origin, id: string) => named(origin, `card.${id}`) ?? id

  return {
    lang: own.lang,
    language,
    text,
    program: (key, values) => {
      const found = text(`program:${key}`, values)
      if (found === undefined) throw new Error(`the program has no word "${key}"`)
      return found
    },
    // Never the name of the language that steps in.
    languageName: own.texts.get('program:language')?.value || nameOf(language),
    card: (id) => ({
      id,
      title: titleOf('own', id),
      englishTitle: titleOf('source', id),
      text: text(`cards:${id}.text`) ?? '',
    }),
    term: (name, form) => named('own', form ? `${name}.${form}` : name),
    tree,
  }
}

function nameOf({ code, tag }: Language): string {
  // English for a language that the machine has no words of, everywhere alike.
  const name = new Intl.DisplayNames([tag, 'en'], { type: 'language', fallback: 'none' }).of(tag)
  return name === undefined ? code : name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** The text of a key; of a key with plural forms, all of them. */
function variants({ texts }: Locale, key: string): string[] {
  const plain = texts.get(key)
  if (plain) return [plain.value]
  return ['zero', 'one', 'two', 'few', 'many', 'other'].flatMap(
    (form) => texts.get(`${key}_${form}`)?.value ?? [],
  )
}

function treeBelow(key: string, locales: readonly Locale[], text: Words['text']): LocalizedTree {
  type Branch = { [key: string]: string | Branch }
  // No prototypes: a key may be called "constructor".
  const branch = (): Branch => Object.create(null)
  const tree = branch()
  const prefix = key.includes(':') ? `${key}.` : `${key}:`
  for (const locale of locales)
    for (const full of locale.texts.keys()) {
      // Plural forms wait for a count.
      if (!full.startsWith(prefix) || isPlural(full)) continue
      const path = full.slice(prefix.length).split('.')
      const last = path.pop()!
      let at: Branch | string | undefined = tree
      for (const step of path) if (typeof at === 'object') at = at[step] ??= branch()
      if (typeof at === 'object') at[last] ??= text(full) ?? ''
    }
  return tree
}

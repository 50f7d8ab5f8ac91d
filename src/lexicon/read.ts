import type { Finding, Place } from '../finding.ts'
import type { GameFolder } from '../source/folder.ts'
import { didYouMean } from '../source/nearest.ts'
import { entryOf, type YamlEntry, type YamlNode } from '../source/tree.ts'
import { readYaml } from '../source/yaml.ts'
import { NONE, THING } from './bind.ts'
import { lexiconFile, ofAnotherLanguage } from './file.ts'
import { type Form, FormFault, type Item, parseForms } from './form.ts'
import { type Allowed, depthOf, FIELD_HINTS, formFaults } from './form-faults.ts'
import type { Asked, Kind, Lexicon, LexiconEntry, LexiconKind, LocatedForm, NumberWord } from './lexicon.ts'
import { linesOf, textOf } from './lines.ts'
import { markedEndings } from './plain.ts'

export interface LexiconReading {
  /** Missing when the language has none, or one that cannot be understood. */
  readonly lexicon?: Lexicon
  readonly findings: readonly Finding[]
}

export function readLexicon(folder: GameFolder, lang: string, asked: Asked): LexiconReading {
  const { root, findings } = readYaml(folder, lexiconFile(lang))
  if (!root) return { findings }
  const another = ofAnotherLanguage(root, lang)
  return another ? { findings: [another] } : new LexiconReader(lang, asked).read(root)
}

const SECTIONS = ['lang', 'fold', 'endings', 'numbers', 'lists', 'negations', 'places', 'kinds']
const MAX_ENDINGS = 50
/** Groups and lists within lists: whoever follows a form goes down them all. */
const MAX_DEPTH = 100
const FIELDS = ['forms', 'not', 'ok', 'bad']

class LexiconReader {
  readonly #findings: Finding[] = []
  readonly #folds = new Map<string, string>()
  readonly #words = new Map<string, readonly Item[]>()
  readonly #lists = new Map<string, Form[]>()
  /** How deep lists and groups are nested in each list. */
  readonly #depths = new Map<string, number>()
  readonly #lang: string
  readonly #asked: Asked

  constructor(lang: string, asked: Asked) {
    this.#lang = lang
    this.#asked = asked
  }

  read(root: YamlNode): LexiconReading {
    const section = (name: string) => this.#entries(entryOf(root, name)?.value, true)
    for (const { key, keyPlace } of this.#entries(root)) this.#known(key, SECTIONS, 'section', keyPlace)
    for (const { key, value } of section('fold'))
      this.#folds.set(key.toLowerCase(), textOf(value).toLowerCase())
    for (const entry of section('lists')) this.#list(entry)
    const negations = section('negations')
    for (const { key, keyPlace } of negations) this.#known(key, ['before', 'after'], 'place', keyPlace)
    const negation = (where: string) =>
      this.#forms(negations.find(({ key }) => key === where)?.value, { gaps: false }).map(({ form }) => form)
    const lexicon: Lexicon = {
      lang: this.#lang,
      file: root.place.file,
      folds: this.#folds,
      ...this.#endings(entryOf(root, 'endings')?.value),
      numbers: section('numbers').flatMap((entry) => this.#number(entry)),
      lists: this.#lists,
      negations: { before: negation('before'), after: negation('after') },
      places: new Map(section('places').map((entry) => [entry.key, this.#placeWords(entry)])),
      kinds: new Map(section('kinds').flatMap((entry) => this.#kind(entry))),
    }
    return this.#findings.length > 0 ? { findings: this.#findings } : { lexicon, findings: [] }
  }

  #list({ key, keyPlace, value }: YamlEntry): void {
    const forms = this.#forms(value, { gaps: false, numbers: false }).map(({ form }) => form)
    const depth = depthOf(
      forms.map(({ items }) => items),
      this.#depths,
    )
    if (depth > MAX_DEPTH)
      this.#wrong(
        keyPlace,
        `{${key}} is made of lists within lists, more than ${MAX_DEPTH} deep`,
        'Write its words themselves instead of a list of lists.',
      )
    this.#lists.set(key, forms)
    // One list that is too deep is told once, not again for each that is made of it.
    this.#depths.set(key, depth > MAX_DEPTH ? 0 : depth)
  }

  #endings(node: YamlNode | undefined): Pick<Lexicon, 'endings'> {
    const endings = textOf(node)
      .split(/[\s,/]+/)
      .filter(Boolean)
    const strange = endings.find((ending) => !/^\p{L}{1,12}$/u.test(ending))
    if (node && (strange !== undefined || endings.length > MAX_ENDINGS || endings.length === 0))
      this.#wrong(
        node.place,
        strange ? `"${strange}" is not an ending` : 'these are not endings',
        'Write letters only: "endings: in innen r".',
      )
    else if (node) return { endings: markedEndings(endings) }
    return {}
  }

  #number({ key, keyPlace, value }: YamlEntry): NumberWord[] {
    if (!/^\d{1,3}$/.test(key)) this.#wrong(keyPlace, `"${key}" is not a number`, 'Write "2: two / both".')
    return this.#forms(value, { gaps: false, numbers: false }).map(({ form }) => ({
      value: Number(key),
      form,
    }))
  }

  #placeWords({ keyPlace, value }: YamlEntry): LexiconEntry {
    if (value.kind === 'scalar')
      return { forms: this.#forms(value, {}), not: [], ok: [], bad: [], place: keyPlace }
    for (const field of this.#entries(value))
      this.#known(field.key, ['forms', 'not'], 'field', field.keyPlace)
    return {
      forms: this.#forms(entryOf(value, 'forms')?.value, {}),
      not: this.#forms(entryOf(value, 'not')?.value, { context: true }).map(({ form }) => form),
      ok: [],
      bad: [],
      place: keyPlace,
    }
  }

  #kind({ key, keyPlace, value }: YamlEntry): [string, LexiconKind][] {
    const kind = this.#asked.kinds.get(key)
    if (!kind) {
      this.#known(key, [...this.#asked.kinds.keys()], 'kind', keyPlace)
      return []
    }
    const choices = new Map<string, LexiconEntry>()
    for (const entry of this.#entries(value)) {
      if (entry.key === 'closed' || entry.key === 'opposites') continue
      const isNumber = kind.number && /^\d{1,3}$/.test(entry.key)
      const known = kind.number
        ? ['number', 'other', '1', '2']
        : kind.binds
          ? [THING, NONE]
          : [...kind.choices, 'other']
      if (isNumber || this.#known(entry.key, known, `choice of ${key}`, entry.keyPlace))
        choices.set(entry.key, this.#entry(entry, kind))
    }
    const closed = textOf(entryOf(value, 'closed')?.value) === 'true'
    const { binds } = kind
    return [
      [
        key,
        {
          closed,
          opposites: this.#opposites(value, kind),
          ...(binds && { binds }),
          choices,
          place: keyPlace,
        },
      ],
    ]
  }

  /** `opposites: true` in a kind of two choices, or two of them: `opposites: living dead`. */
  #opposites(node: YamlNode, kind: Kind): readonly string[] {
    const entry = entryOf(node, 'opposites')
    if (!entry) return []
    const written = textOf(entry.value)
    const pair = written === 'true' ? kind.choices : written.split(/[\s,/]+/)
    if (pair.length === 2 && pair.every((choice) => kind.choices.includes(choice))) return pair
    this.#wrong(
      entry.value.place,
      `${kind.name}: opposites are two of its choices, not "${written}"`,
      `Write "opposites: true" in a kind of two choices, or name two of ${kind.choices.join(', ')}.`,
    )
    return []
  }

  #entry({ key, keyPlace, value }: YamlEntry, kind: Kind): LexiconEntry {
    for (const field of this.#entries(value)) this.#known(field.key, FIELDS, 'field', field.keyPlace)
    const numbers = kind.number && (key === 'number' || key === 'other')
    const forms = this.#forms(entryOf(value, 'forms')?.value, { numbers })
    if (key === 'number')
      for (const { form, line } of forms)
        if (![form.items, ...form.with].some(hasNumber))
          this.#wrong(
            line.place(),
            'this form has no number slot',
            `Put {n} where the number is, or list the form under the number itself: "2: {forms: …}".`,
          )
    for (const field of ['forms', 'ok', 'bad'])
      if (!textOf(entryOf(value, field)?.value).trim())
        this.#wrong(keyPlace, `${kind.name}: ${key} has no "${field}"`, FIELD_HINTS[field]!)
    return {
      forms,
      not: this.#forms(entryOf(value, 'not')?.value, { numbers: kind.number, context: true }).map(
        ({ form }) => form,
      ),
      ok: linesOf(entryOf(value, 'ok')?.value),
      bad: linesOf(entryOf(value, 'bad')?.value),
      place: keyPlace,
    }
  }

  /** The forms of a text block, one line at a time. */
  #forms(node: YamlNode | undefined, allow: Allowed): LocatedForm[] {
    if (node && node.kind !== 'scalar')
      this.#wrong(
        node.place,
        `expected forms, found a ${node.kind === 'map' ? 'map' : 'list in YAML'}`,
        'Write the forms as text: "a / b", or one per line of a |- block. A form that begins with { or [ needs quotes.',
      )
    return linesOf(node).flatMap((line) => {
      const wrong = (message: string, at = 0) =>
        this.#wrong(line.place(at), `${message}: ${line.text}`, 'See docs/lexicon.md.')
      try {
        return parseForms(line.text, { folds: this.#folds, words: this.#words }, allow.context).map(
          (form) => {
            for (const fault of formFaults(form, allow, this.#lists)) wrong(fault)
            return { form, line }
          },
        )
      } catch (fault) {
        if (!(fault instanceof FormFault)) throw fault
        wrong(fault.message, fault.at)
        return []
      }
    })
  }

  #entries(node: YamlNode | undefined, optional = false): readonly YamlEntry[] {
    if (node?.kind === 'map') return node.entries
    if (node && !(optional && node.kind === 'scalar' && node.value === null))
      this.#wrong(node.place, 'expected a map of names', 'Write "name: …", one per line.')
    return []
  }

  #known(key: string, names: readonly string[], what: string, place: Place): boolean {
    if (names.includes(key)) return true
    this.#wrong(place, `unknown ${what} "${key}"`, `Known: ${names.join(', ')}.${didYouMean(key, names)}`)
    return false
  }

  #wrong(place: Place, message: string, hint: string): void {
    this.#findings.push({ code: 'lexicon-wrong', severity: 'error', message, hint, place, lang: this.#lang })
  }
}

const hasNumber = (items: readonly Item[]): boolean =>
  items.some((item) => item.type === 'number' || (item.type === 'any' && item.of.some(hasNumber)))

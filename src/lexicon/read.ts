import { beginningOf, type Finding, type Place } from '../finding.ts'
import type { GameFolder } from '../source/folder.ts'
import { didYouMean } from '../source/nearest.ts'
import { entryOf, type YamlEntry, type YamlNode } from '../source/tree.ts'
import { readYaml } from '../source/yaml.ts'
import { NONE, THING } from './bind.ts'
import { cardFiles, lexiconFile, ofAnotherLanguage } from './file.ts'
import type { Item } from './form.ts'
import { FormReader } from './form-reader.ts'
import type { Asked, Kind, Lexicon, LexiconEntry, LexiconKind, NumberWord } from './lexicon.ts'
import { textOf } from './lines.ts'
import { addParadigm } from './paradigm-section.ts'
import { endingsIn, iconsIn } from './set-off.ts'

export interface LexiconReading {
  /** Missing when the language has none, or one that cannot be understood. */
  readonly lexicon?: Lexicon
  readonly findings: readonly Finding[]
}

export function readLexicon(folder: GameFolder, lang: string, asked: Asked): LexiconReading {
  const { root, findings } = readYaml(folder, lexiconFile(lang))
  if (!root) return { findings }
  const another = ofAnotherLanguage(root, lang)
  if (another) return { findings: [another] }
  const cards = cardFiles(folder, lang).map(({ card, file }) => ({ card, ...readYaml(folder, file) }))
  const unreadable = cards.flatMap((file) => file.findings)
  if (unreadable.length > 0) return { findings: unreadable }
  return new LexiconReader(lang, asked).read(
    root,
    cards.flatMap((file) => (file.root ? [{ card: file.card, root: file.root }] : [])),
  )
}

const SECTIONS = [
  'lang',
  'fold',
  'endings',
  'icons',
  'paradigms',
  'numbers',
  'lists',
  'negations',
  'conditions',
  'places',
  'kinds',
]
const CARD_SECTIONS = ['lists', 'kinds']

interface CardFile {
  readonly card: string
  readonly root: YamlNode
}

class LexiconReader {
  readonly #reader: FormReader
  readonly #asked: Asked

  constructor(lang: string, asked: Asked) {
    this.#reader = new FormReader(lang)
    this.#asked = asked
  }

  read(root: YamlNode, cards: readonly CardFile[]): LexiconReading {
    const roots = [root, ...cards.map((file) => file.root)]
    const section = (name: string) => roots.flatMap((file) => this.#entries(entryOf(file, name)?.value, true))
    for (const { key, keyPlace } of this.#entries(root)) this.#known(key, SECTIONS, 'section', keyPlace)
    for (const file of cards) this.#cardFile(file)
    for (const name of CARD_SECTIONS) this.#once(section(name))
    for (const { key, value } of section('fold'))
      this.#reader.folds.set(key.toLowerCase(), textOf(value).toLowerCase())
    for (const entry of section('paradigms')) addParadigm(entry, this.#reader)
    for (const entry of section('lists')) this.#reader.addList(entry)
    const sides = (name: string, ...known: string[]) => {
      const entries = section(name)
      for (const { key, keyPlace } of entries) this.#known(key, known, 'place', keyPlace)
      return (where: string) =>
        this.#reader
          .forms(entries.find(({ key }) => key === where)?.value, { gaps: false })
          .map(({ form }) => form)
    }
    const negation = sides('negations', 'before', 'after', 'between')
    const condition = sides('conditions', 'before', 'after')
    const lexicon: Lexicon = {
      lang: this.#reader.lang,
      file: root.place.file,
      folds: this.#reader.folds,
      ...endingsIn(entryOf(root, 'endings')?.value, this.#reader),
      numbers: section('numbers').flatMap((entry) => this.#number(entry)),
      lists: this.#reader.lists,
      ...iconsIn(section('icons')),
      negations: { before: negation('before'), after: negation('after'), between: negation('between') },
      conditions: { before: condition('before'), after: condition('after') },
      places: new Map(section('places').map((entry) => [entry.key, this.#placeWords(entry)])),
      kinds: new Map(section('kinds').flatMap((entry) => this.#kind(entry))),
    }
    return this.#reader.findings.length > 0 ? { findings: this.#reader.findings } : { lexicon, findings: [] }
  }

  /** Beside the shared file there is one for each card that has words of its own. */
  #cardFile({ card, root }: CardFile): void {
    const known = [...this.#asked.cards.keys()]
    if (!known.includes(card))
      this.#reader.wrong(
        beginningOf(root.place.file),
        `no card "${card}" has facts`,
        `Name the file after a card, or put its words into shared.yaml.${didYouMean(card, known)}`,
      )
    for (const { key, keyPlace } of this.#entries(root)) this.#known(key, CARD_SECTIONS, 'section', keyPlace)
  }

  /** What is in one file is in no other. */
  #once(entries: readonly YamlEntry[]): void {
    const seen = new Map<string, Place>()
    for (const { key, keyPlace } of entries) {
      const first = seen.get(key)
      if (first)
        this.#reader.wrong(
          keyPlace,
          `"${key}" is in ${first.file}, too`,
          'Keep one of the two, with the words of both.',
        )
      seen.set(key, keyPlace)
    }
  }

  #number({ key, keyPlace, value }: YamlEntry): NumberWord[] {
    if (!/^\d{1,3}$/.test(key))
      this.#reader.wrong(keyPlace, `"${key}" is not a number`, 'Write "2: two / both".')
    return this.#reader.forms(value, { gaps: false, numbers: false }).map(({ form }) => ({
      value: Number(key),
      form,
    }))
  }

  #placeWords({ keyPlace, value }: YamlEntry): LexiconEntry {
    return { ...this.#reader.entry(value, {}, {}), place: keyPlace }
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
    this.#reader.wrong(
      entry.value.place,
      `${kind.name}: opposites are two of its choices, not "${written}"`,
      `Write "opposites: true" in a kind of two choices, or name two of ${kind.choices.join(', ')}.`,
    )
    return []
  }

  #entry({ key, keyPlace, value }: YamlEntry, kind: Kind): LexiconEntry {
    const numbers = kind.number && (key === 'number' || key === 'other')
    const { forms, not } = this.#reader.entry(value, { numbers }, { numbers: kind.number })
    if (key === 'number')
      for (const { form, line } of forms)
        if (![form.items, ...form.with].some(hasNumber))
          this.#reader.wrong(
            line.place(),
            'this form has no number slot',
            `Put {n} where the number is, or list the form under the number itself: "2: both players".`,
          )
    if (forms.length === 0 && this.#reader.findings.length === 0)
      this.#reader.wrong(
        keyPlace,
        `${kind.name}: ${key} has no forms`,
        'List the forms in a |- block, one to a line.',
      )
    return { forms, not, place: keyPlace }
  }

  #entries(node: YamlNode | undefined, optional = false): readonly YamlEntry[] {
    if (node?.kind === 'map') return node.entries
    if (node && !(optional && node.kind === 'scalar' && node.value === null))
      this.#reader.wrong(node.place, 'expected a map of names', 'Write "name: …", one per line.')
    return []
  }

  #known(key: string, names: readonly string[], what: string, place: Place): boolean {
    if (names.includes(key)) return true
    this.#reader.wrong(
      place,
      `unknown ${what} "${key}"`,
      `Known: ${names.join(', ')}.${didYouMean(key, names)}`,
    )
    return false
  }
}

const hasNumber = (items: readonly Item[]): boolean =>
  items.some((item) => item.type === 'number' || (item.type === 'any' && item.of.some(hasNumber)))

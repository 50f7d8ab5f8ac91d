import { type Place, say } from '../finding.ts'
import { MAX_FILE_BYTES, MAX_TEXT } from '../source/folder.ts'
import { placesIn } from '../source/places.ts'
import { csvDraft, SEPARATORS } from './loose-csv.ts'
import {
  type Draft,
  knownTexts,
  type LooseEntry,
  type LooseSource,
  type Remark,
  remark,
} from './loose-draft.ts'
import { listDraft } from './loose-list.ts'
import { CardNames, type NamedCard, type OtherLanguage } from './loose-names.ts'
import { looksLikeYaml, yamlDraft } from './loose-yaml.ts'
import type { CardText } from './study.ts'

/** What texts of somebody's own are read for. */
export interface LooseAsked {
  /** What to call them in places: the name of a file, or "pasted text". */
  readonly file: string
  readonly lang: string
  readonly cards: readonly NamedCard[]
  /** Looked at only where names are not known. */
  readonly others?: () => readonly OtherLanguage[]
}

/** Texts of somebody's own, by the card they are for; none where all is refused. */
export interface LooseTexts {
  readonly texts: ReadonlyMap<string, CardText>
  /** What they were taken for: "a YAML file". */
  readonly format: string
  /** Why none of them can be compared. */
  readonly refusals: readonly Remark[]
  /** What is wrong with single entries: the others are compared. */
  readonly errors: readonly Remark[]
  /** The language that most of the titles belong to, where that is another one. */
  readonly otherLanguage?: string
  /** What is worth telling, and stops nobody. */
  readonly notes: readonly Remark[]
}

/**
 * Reads card texts in the formats people have them in: YAML, CSV, or a list of "Title: text". Which it is shows in the text
 * itself; cards are named by their ids or titles. Knows nothing of disks, so that pasted text is read alike.
 */
export function readLooseTexts(written: string, { file, lang, cards, others }: LooseAsked): LooseTexts {
  const text = written.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const names = new CardNames(cards)
  const source = { text, file, lang, names, place: placesIn(text, file) }
  const draft = text.length > MAX_FILE_BYTES ? tooLarge(source) : recognised(source)
  const { format } = draft
  const none = { texts: new Map(), format, errors: [], notes: [] }
  const other = hasStrangers(draft, names) ? languageOf(draft, source, others?.() ?? []) : undefined
  if (other) return { ...none, refusals: [inLanguage(other, draft, source)], otherLanguage: other.lang }
  if (draft.refusals.length > 0) return { ...none, refusals: draft.refusals, notes: draft.notes }
  const { entries, errors } = sorted(draft, source)
  const texts = textsOf(entries, names)
  if (texts.size === 0) {
    const refusals = errors.length > 0 ? errors : [nothingToCompare(source)]
    return { ...none, refusals, notes: draft.notes }
  }
  return { texts, format, refusals: [], errors, notes: [...draft.notes, ...uncompared(entries, names)] }
}

/** Where every name is known nobody need ask in which other language they would be. */
const hasStrangers = ({ entries, refusals, notes }: Draft, names: CardNames): boolean =>
  refusals.length + notes.length > 0 || entries.some(({ name }) => names.idOf(name) === undefined)

/** The language in which far more of the titles are names of cards than in the one that was chosen. */
function languageOf(
  draft: Draft,
  source: LooseSource,
  others: readonly OtherLanguage[],
): OtherLanguage | undefined {
  if (source.text.length > MAX_FILE_BYTES) return undefined
  const known = knownTexts(draft, source.names)
  const counts = others.map((other) => {
    const names = new CardNames(other.cards)
    return { other, count: knownTexts(recognised({ ...source, names }), names) }
  })
  const [most] = counts.toSorted((one, other) => other.count - one.count)
  return most && most.count > 2 * known ? most.other : undefined
}

const inLanguage = ({ name }: OtherLanguage, { entries }: Draft, { place }: LooseSource): Remark =>
  remark(
    say`these are titles in another language: ${name}`,
    say`Choose ${name} as the language of the texts.`,
    entries[0]?.place ?? place(0, 0),
  )

/** The format in which most texts have the names of cards; where none has, the one it looks like. */
function recognised(source: LooseSource): Draft {
  const { names } = source
  const yaml = yamlDraft(source)
  if (looksLikeYaml(source) || knownTexts(yaml, names) > 0) return yaml
  const list = listDraft(source)
  const tables = Object.keys(SEPARATORS).flatMap((separator) => csvDraft(source, separator) ?? [])
  const best = [...tables, list]
    .map((draft) => ({ draft, known: knownTexts(draft, names) }))
    .reduce((one, other) => (other.known > one.known ? other : one))
  if (best.known > 0) return best.draft
  const isNear = ({ entries }: Draft) => entries.some(({ name }) => names.guess(name) !== undefined)
  const isWhole = ({ entries, refusals }: Draft) => entries.length > 0 && refusals.length === 0
  return tables.find(isNear) ?? [yaml, list].find(isWhole) ?? nothing(source)
}

const nothing = ({ names, place }: LooseSource): Draft => {
  const [card] = names.cards
  const [id, title] = [card?.id ?? 'card-id', card?.titles[0] ?? card?.id ?? 'Title']
  return refused(
    remark(
      say`this is neither YAML nor CSV nor a list of titles and texts`,
      say`Write "${title}: …", or "${id}: |-" and the text below it, or a CSV file with a column for names and one for texts.`,
      place(0, 0),
    ),
  )
}

const tooLarge = ({ place }: LooseSource): Draft =>
  refused(
    remark(
      say`these texts are larger than ${MAX_FILE_BYTES / 1024} kB, the most that is read at once`,
      say`Take out what is no card text.`,
      place(0, 0),
    ),
  )

const refused = (refusal: Remark): Draft => ({
  format: 'nothing that can be read',
  entries: [],
  refusals: [refusal],
  notes: [],
})

/** Nobody corrects more at a time. */
const MOST_REFUSALS = 20

/** Entries that can be compared, and what is wrong with the others: names of no card, second texts for a card, endless texts. */
function sorted(
  { entries }: Draft,
  { names }: LooseSource,
): { readonly entries: readonly LooseEntry[]; readonly errors: readonly Remark[] } {
  const seen = new Map<string, Place>()
  const errors: Remark[] = []
  const sound = entries.filter((entry) => {
    const id = names.idOf(entry.name)
    const first = id === undefined ? undefined : seen.get(id)
    if (id !== undefined) seen.set(id, first ?? entry.place)
    const wrong = wrongIn(entry, names, first)
    if (wrong && errors.length < MOST_REFUSALS) errors.push(wrong)
    return !wrong
  })
  return { entries: sound, errors }
}

function wrongIn(entry: LooseEntry, names: CardNames, first: Place | undefined): Remark | undefined {
  const id = names.idOf(entry.name)
  if (id === undefined) return noCard(entry, names)
  if (first) return twice(entry, id, first)
  return (entry.text?.value.length ?? 0) > MAX_TEXT ? tooLong(entry) : undefined
}

/** A few of the titles, as an example of what could stand there. */
function nothingToCompare({ names: { cards }, place }: LooseSource): Remark {
  const some = cards.flatMap(({ hasFacts, titles, id }) => (hasFacts ? (titles[0] ?? id) : [])).slice(0, 3)
  return remark(
    say`there is no text of a card with facts here`,
    say`Cards with facts are, for example: ${some.join(', ')}.`,
    place(0, 0),
  )
}

/** What stands for a name may be anything. */
const shown = (name: string): string =>
  (name.length > 60 ? `${name.slice(0, 60)}…` : name).replace(/\s+/g, ' ')

function noCard({ name, place }: LooseEntry, names: CardNames): Remark {
  const guess = names.guess(name)
  return remark(
    name === '' ? say`here the name of a card is missing` : say`there is no card "${shown(name)}"`,
    guess === undefined ? say`Write its title as the game does, or its id.` : say`Did you mean "${guess}"?`,
    place,
  )
}

const twice = ({ name, place }: LooseEntry, id: string, first: Place): Remark =>
  remark(
    say`"${shown(name)}" is ${id}, whose text is in line ${first.line} already`,
    say`Keep one of the two.`,
    place,
  )

const tooLong = ({ name, place, text }: LooseEntry): Remark =>
  remark(
    say`the text of "${shown(name)}" has ${text!.value.length} characters; the most is ${MAX_TEXT}`,
    say`Check that the next title is written as the game does.`,
    place,
  )

/** Texts of cards that state no facts, all in one remark: a file may hold every card of the game. */
function uncompared(entries: readonly LooseEntry[], names: CardNames): Remark[] {
  const others = entries.filter(({ name, text }) => text && !hasFacts(name, names))
  const [first] = others
  return first
    ? [
        remark(
          say`not compared, because data/facts.yaml has no facts of these cards: ${others.map(({ name }) => shown(name)).join(', ')}`,
          say`Nothing needs to be done; read these texts yourself.`,
          first.place,
        ),
      ]
    : []
}

const hasFacts = (name: string, names: CardNames): boolean =>
  names.cards.some((card) => card.hasFacts && card.id === names.idOf(name))

/** Those that there are facts to compare with. */
const textsOf = (entries: readonly LooseEntry[], names: CardNames): Map<string, CardText> =>
  new Map(
    entries.flatMap(({ name, text }): [string, CardText][] =>
      text && hasFacts(name, names) ? [[names.idOf(name)!, text]] : [],
    ),
  )

import { type Place, type Sentence, say } from '../finding.ts'
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
import { CardNames, type NamedCard } from './loose-names.ts'
import { looksLikeYaml, yamlDraft } from './loose-yaml.ts'
import type { CardText } from './study.ts'

/** What texts of somebody's own are read for. */
export interface LooseAsked {
  /** What to call them in places: the name of a file, or "pasted text". */
  readonly file: string
  readonly lang: string
  readonly cards: readonly NamedCard[]
}

/** Texts of somebody's own, by the card they are for; none where something is refused. */
export interface LooseTexts {
  readonly texts: ReadonlyMap<string, CardText>
  /** What they were taken for: "a YAML file". */
  readonly format: string
  readonly refusals: readonly Remark[]
  /** What is worth telling, and stops nobody. */
  readonly notes: readonly Remark[]
}

/**
 * Reads card texts in the formats people have them in: YAML, CSV, or a list of "Title: text". Which it is shows in the text
 * itself; cards are named by their ids or titles. Knows nothing of disks, so that pasted text is read alike.
 */
export function readLooseTexts(written: string, { file, lang, cards }: LooseAsked): LooseTexts {
  const text = written.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const names = new CardNames(cards)
  const source = { text, file, lang, names, place: placesIn(text, file) }
  const draft = text.length > MAX_FILE_BYTES ? tooLarge(source) : recognised(source)
  const refusals = draft.refusals.length > 0 ? draft.refusals : wrongEntries(draft, source)
  const entries = refusals.length > 0 ? [] : draft.entries
  const notes = [...draft.notes, ...uncompared(entries, names)]
  return { texts: textsOf(entries, names), format: draft.format, refusals, notes }
}

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

/** Names of no card, second texts for a card, endless texts; or no text that could be compared. */
function wrongEntries({ entries }: Draft, { names, place }: LooseSource): Remark[] {
  const seen = new Map<string, Place>()
  const wrong = entries.flatMap((entry): Remark[] => {
    const id = names.idOf(entry.name)
    if (id === undefined) return [noCard(entry, names)]
    const first = seen.get(id)
    seen.set(id, first ?? entry.place)
    if (first) return [twice(entry, id, first)]
    return (entry.text?.value.length ?? 0) > MAX_TEXT ? [tooLong(entry)] : []
  })
  if (wrong.length > 0 || textsOf(entries, names).size > 0) return wrong.slice(0, MOST_REFUSALS)
  return [remark(say`there is no text of a card with facts here`, withFacts(names), place(0, 0))]
}

const withFacts = ({ cards }: CardNames): Sentence =>
  say`Cards with facts: ${cards
    .filter((card) => card.hasFacts)
    .map(({ id }) => id)
    .join(', ')}.`

/** What stands for a name may be anything. */
const shown = (name: string): string =>
  (name.length > 60 ? `${name.slice(0, 60)}…` : name).replace(/\s+/g, ' ')

function noCard({ name, place }: LooseEntry, names: CardNames): Remark {
  const guess = names.guess(name)
  return remark(
    name === '' ? say`here the name of a card is missing` : say`there is no card "${shown(name)}"`,
    guess === undefined ? withFacts(names) : say`Did you mean "${guess}"?`,
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

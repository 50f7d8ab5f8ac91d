import { say } from '../finding.ts'
import { startsOf } from '../source/words.ts'
import { type Draft, type LooseEntry, type LooseSource, type Remark, remark, stretch } from './loose-draft.ts'
import type { CardNames } from './loose-names.ts'

// "The Gift: Choose a player …", the text running on over the following lines until the next title.

/** What may stand before a title: "- The Gift: …", "3. The Gift: …", "## The Gift". */
const LEAD = /^\s*(?:[-*•#>]{1,6}\s|\d{1,3}[.)]\s)?\s*/
const COLON = /[:：﹕︰︓]/g
/** Of a title that has colons itself. */
const MAX_COLONS = 3
const MAX_TITLE = 100
/** What somebody may have meant for a title: short, and no sentence. */
const TITLE_LIKE = /^[^.!?;,。！？；，、]{2,40}$/u
/** Of shorter words nearly any is near any other. */
const LEAST_GUESSED = 4

/** Nobody reads more. */
const MAX_NOTES = 20

interface Title {
  readonly name: string
  readonly isKnown: boolean
  /** Where its line, its name and the text behind it begin. */
  readonly line: number
  readonly from: number
  readonly text: number
}

export function listDraft(source: LooseSource): Draft {
  const { text, names } = source
  const lines = text.split('\n')
  const starts = startsOf(lines)
  const titles: Title[] = []
  const [refusals, notes]: [Remark[], Remark[]] = [[], []]
  for (const [i, line] of lines.entries()) {
    const title = titleIn(line, starts[i]!, names)
    if (title && (title.isKnown || isMeantForOne(title, titles.length === 0, names))) titles.push(title)
    else if (titles.length === 0 && line.trim() !== '') refusals.push(ofNoCard(source, starts[i]!, line))
    else if (title && TITLE_LIKE.test(title.name)) notes.push(partOfText(source, title, titles.at(-1)!))
  }
  const entries = titles.map((title, i): LooseEntry => {
    const { name, from, text: begin } = title
    return {
      name,
      place: source.place(from, from + name.length),
      text: stretch(source, begin, titles[i + 1]?.line ?? text.length),
    }
  })
  return {
    format: 'a list of titles and texts',
    entries,
    refusals: refusals.slice(0, 1),
    notes: notes.slice(0, MAX_NOTES),
  }
}

/** What stands before a colon at the start of a line, or is all of it and the name of a card. */
function titleIn(line: string, start: number, names: CardNames): Title | undefined {
  const lead = LEAD.exec(line)![0].length
  const head = line.slice(lead, lead + MAX_TITLE)
  const colons = [...head.matchAll(COLON)].slice(0, MAX_COLONS).map(({ index }) => index)
  const titleTo = (end: number): Title => {
    const [marks] = /^[*_]*/.exec(head)!
    const name = head.slice(marks.length, end).replace(/(?<![\s*_])[\s*_]+$/, '')
    // "**The Gift:** Choose …": what opens before the title closes behind the colon.
    const closed = marks !== '' && head.startsWith(marks, end + 1) ? marks.length : 0
    return {
      name,
      isKnown: names.idOf(name) !== undefined,
      line: start,
      from: start + lead + marks.length,
      text: Math.min(start + lead + end + 1 + closed, start + line.length),
    }
  }
  const known = [...colons, line.length - lead].map(titleTo).find(({ isKnown }) => isKnown)
  return known ?? (colons[0] === undefined ? undefined : titleTo(colons[0]))
}

/** Whether words before a colon are a title with a slip in it; at the very beginning they can be nothing else. */
const isMeantForOne = ({ name }: Title, isFirst: boolean, names: CardNames): boolean =>
  isFirst || (name.length >= LEAST_GUESSED && names.guess(name) !== undefined)

const ofNoCard = ({ place }: LooseSource, start: number, line: string): Remark =>
  remark(
    say`this line stands before the first title, so it belongs to no card`,
    say`Begin with the title or id of a card, a colon, and its text.`,
    place(start, start + line.length),
  )

const partOfText = ({ place }: LooseSource, { name, from }: Title, before: Title): Remark =>
  remark(
    say`"${name}" is the name of no card, so this line is read as part of the text of "${before.name}"`,
    say`If it is a title, write it as the game does.`,
    place(from, from + name.length),
  )

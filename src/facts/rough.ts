import { listed, say } from '../finding.ts'
import { classOf, isBoundary, plainText } from '../lexicon/plain.ts'
import type { FactSheet } from './read.ts'
import { FigureComparison } from './rough-figures.ts'
import type { ReadPair, TextPair, Told } from './rough-pair.ts'

// Where a language has no lexicon, a text is still compared with the one it is translated from, in what shows without one.

/** What is known of the two languages. */
export interface RoughKnowledge {
  /** Words for numbers. */
  readonly numbers: ReadonlyMap<string, number>
  readonly originalNumbers: ReadonlyMap<string, number>
  readonly names: readonly CardTitles[]
  readonly sheet: FactSheet
  /** Texts of the game itself: its icons are compared by another check. Others write words instead, or leave quotes out. */
  readonly areOwn: boolean
}

/** What a card is called in the two languages. */
export interface CardTitles {
  readonly id: string
  readonly title: string
  readonly original: string
}

/** Something that one of two texts has, and the other has not. */
export interface Difference extends Told {
  readonly card: string
  readonly from: number
  readonly to: number
}

/** What differs between texts and those they are translated from. It rather misses something than calls a right text wrong. */
export function roughDifferences(texts: readonly TextPair[], known: RoughKnowledge): Difference[] {
  const pairs = texts.map((pair): ReadPair => {
    return { ...pair, plain: plainText(pair.text.value), plainOriginal: plainText(pair.original) }
  })
  const figures = new FigureComparison(pairs, known.numbers, known.originalNumbers, known.sheet)
  const length = usualLength(pairs)
  return pairs.flatMap((pair) =>
    [
      ...figures.compare(pair),
      ...names(pair, known.names),
      ...(known.areOwn ? quotes(pair) : icons(pair)),
      ...negations(pair),
      ...lengths(pair, length),
    ].map((told) => ({ from: 0, to: pair.text.value.length, ...told, card: pair.card })),
  )
}

/** A card named in the place of another one. */
function* names(
  { card, plain: own, plainOriginal: theirs }: ReadPair,
  titles: readonly CardTitles[],
): Generator<Told> {
  const others = titles.filter(({ id }) => id !== card)
  const lost = others.find(
    ({ title, original: name }) =>
      isIn(theirs.text, name) && !beginsIn(own.text, title) && !beginsIn(own.text, name),
  )
  const odd = others.find(
    ({ title, original: name }) => isIn(own.text, title) && !beginsIn(theirs.text, name),
  )
  if (lost && odd)
    yield {
      message: say`this text names ${odd.title} (${odd.original}), where the original names ${lost.original}`,
      hint: say`Compare the names; ${lost.original} is ${lost.title}.`,
    }
}

/** Of names in other cases and numbers, this share of the letters stays. */
const STEM = 0.65

/** Whether words stand in a text; both are plain, but for the capitals of the words. */
const isIn = (text: string, name: string): boolean => standsIn(text, plainText(name).text, true)

const beginsIn = (text: string, name: string): boolean => {
  const { text: plain } = plainText(name)
  const isUnspaced = classOf(plain[0]) === 'unspaced'
  return standsIn(
    text,
    isUnspaced ? plain : plain.slice(0, Math.max(3, Math.ceil(plain.length * STEM))),
    false,
  )
}

function standsIn(text: string, words: string, whole: boolean): boolean {
  for (let at = text.indexOf(words); words !== '' && at >= 0; at = text.indexOf(words, at + 1))
    if (isBoundary(text, at) && (!whole || isBoundary(text, at + words.length))) return true
  return false
}

const ICON = /:(?=[0-9-]*[a-z])[a-z0-9-]+:/g

/** Icons that the original has not. */
function* icons({ text, original }: TextPair): Generator<Told> {
  const theirs = new Set(original.match(ICON))
  const odd = [...text.value.matchAll(ICON)].find(([icon]) => !theirs.has(icon))
  if (odd)
    yield {
      message:
        theirs.size > 0
          ? say`the original does not show ${odd[0]}, but ${listed([...theirs])}`
          : say`the original does not show ${odd[0]}`,
      hint: say`Show the icons of the original.`,
      from: odd.index,
      to: odd.index + odd[0].length,
    }
}

const QUOTED = /[“”„‟«»‹›「」『』〝〟《》〈〉"]/g

/** Words in quotes that have none in the other text; single quotes are apostrophes, too. */
function* quotes({ text, original }: TextPair): Generator<Told> {
  const [own, theirs] = [text.value, original].map((each) => each.match(QUOTED)?.length ?? 0)
  if (own === 0 && theirs! > 1)
    yield {
      message: say`the original has words in quotes, and this text has none`,
      hint: say`See whether somebody is to say something aloud here.`,
    }
}

/** With fewer, the original says the same without a "not" as well. */
const SEVERAL_NEGATIONS = 2

function* negations({ negations: counts }: TextPair): Generator<Told> {
  if (counts && counts.own === 0 && counts.original >= SEVERAL_NEGATIONS)
    yield {
      message: say`the original says “not” ${counts.original} times, and this text never does`,
      hint: say`See what must not be done, and whether the text says so.`,
    }
}

/** How long texts are, as a share of the original. */
interface UsualLength {
  readonly share: number
  /** How many times shorter or longer is strange. */
  readonly shorter: number
  readonly longer: number
}

/** So many texts show how long they usually are. */
const ENOUGH_TEXTS = 5
/** Where no texts show it: Chinese needs a third of the letters of English, Finnish about as many. */
const UNSPACED_SHARE = 0.5

function usualLength(pairs: readonly ReadPair[]): UsualLength {
  const shares = pairs.map(shareOf).sort((a, b) => a - b)
  if (shares.length >= ENOUGH_TEXTS)
    return { share: shares[Math.floor(shares.length / 2)]!, shorter: 2.5, longer: 2.2 }
  const isUnspaced = pairs.some(({ text }) => [...text.value].some((each) => classOf(each) === 'unspaced'))
  return { share: isUnspaced ? UNSPACED_SHARE : 1, shorter: 3, longer: 3 }
}

const shareOf = ({ plain, plainOriginal }: ReadPair): number =>
  plain.text.length / Math.max(1, plainOriginal.text.length)

function* lengths(pair: ReadPair, { share, shorter, longer }: UsualLength): Generator<Told> {
  const times = shareOf(pair) / share
  if (times * shorter >= 1 && times <= longer) return
  yield {
    message:
      times < 1
        ? say`this text is much shorter than the original lets expect`
        : say`this text is much longer than the original lets expect`,
    hint: times < 1 ? say`See whether something is missing.` : say`See whether something was added.`,
  }
}

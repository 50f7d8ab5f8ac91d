import { signal } from '@preact/signals'
import { calledBy, type FactNames } from '../../facts/name.ts'
import {
  type FactName,
  type Finding,
  filledIn,
  type Sentence,
  type ThingName,
  type Value,
} from '../../finding.ts'
import type { NamesView } from '../talk.ts'
import { asSentence, beginsAsItStands } from './beginning.ts'
import { engine } from './engine.ts'
import { revision } from './home.ts'
import { fetchWords, nameOr, type PageWords, pageLanguage, tagOf } from './words.ts'

// What the checks say, in the language of the page. Fetched when there is something to say; until then, and where a language has no
// words for it, it is said in English.

interface Sayings {
  readonly lang: string
  readonly patterns: PageWords
  readonly names: FactNames
  readonly things: Pick<NamesView, 'pieces' | 'cards' | 'expansions'>
}

const ENGLISH = 'en'
const UNNAMED = { patterns: {}, names: {}, things: { pieces: {}, cards: {}, expansions: {} } }
const sayings = signal<Sayings>({ lang: ENGLISH, ...UNNAMED })
let asked = ''

/** Whoever shows what is said is told when it can be said better. */
function known(): Sayings {
  const lang = pageLanguage.value
  const wanted = `${lang} ${revision.value}`
  if (asked !== wanted) {
    asked = wanted
    void fetchFor(lang, wanted)
  }
  return sayings.value.lang === lang ? sayings.value : { lang, ...UNNAMED }
}

async function fetchFor(lang: string, wanted: string): Promise<void> {
  // Each by itself. Offline, or in a game that cannot be read, one may be missing: the others say what they can.
  const [patterns, names, things] = await Promise.all([
    patternsIn(lang).catch(() => UNNAMED.patterns),
    engine.ask('factNames', lang).catch(() => UNNAMED.names),
    engine.ask('names', lang).catch(() => UNNAMED.things),
  ])
  if (asked === wanted) sayings.value = { lang, patterns, names, things }
}

const patternsIn = async (lang: string): Promise<PageWords> =>
  lang === ENGLISH ? {} : fetchWords(`findings-${lang}`)

/** Words and the language they are in, as browsers want it: always said, since an element that loses its language is in none. */
export interface Spoken {
  readonly words: string
  readonly lang: string
}

/** A message and a hint as the page says them; without the title of the card that they stand `under`. */
export function spoken(
  { message, hint, said }: Pick<Finding, 'message' | 'hint' | 'said'>,
  under?: string,
): {
  readonly message: Spoken
  readonly hint?: Spoken
} {
  return {
    message: say(message, said?.message, under),
    ...(hint !== undefined && { hint: say(hint, said?.hint) }),
  }
}

/** One sentence by itself: a refusal, a note. */
export const spokenAlone = ({
  message,
  said,
}: {
  readonly message: string
  readonly said?: Sentence
}): Spoken => say(message, said)

function say(english: string, sentence: Sentence | undefined, under?: string): Spoken {
  const { lang, patterns } = known()
  const whole = sentence && (lang === ENGLISH ? sentence.pattern : patterns[sentence.pattern])
  if (!sentence || whole === undefined) return { words: english, lang: ENGLISH }
  const pattern = patternUnder(whole, sentence.values, under)
  const words = filledIn(pattern, sentence.values, inWords)
  // Only what stands first in the whole may be an id.
  const isTyped = pattern === whole && beginsAsItStands(whole)
  return { words: isTyped ? words : asSentence(words, lang), lang: tagOf(lang) }
}

/**
 * Under the heading of a card its findings need not name it, nor the ids of kinds: "{0}: the text does not say {1} ({2}); it should
 * say: {3}" is "the text does not say {1}; it should say: {3}".
 */
function patternUnder(pattern: string, values: readonly Value[], under: string | undefined): string {
  const [first] = values
  const isUnder = typeof first === 'object' && 'thing' in first && first.name === under
  if (!isUnder) return pattern
  const withoutIds = pattern.replaceAll(/\s?[(（]\{(\d)\}[)）]/g, (shown, value: number) =>
    typeof values[value] === 'string' ? '' : shown,
  )
  return withoutIds.replace(/^\{0\}\s*[:：]\s*/, '')
}

function inWords(value: Value): string {
  if (typeof value !== 'object') return String(value)
  if ('thing' in value) return thingName(value)
  if ('name' in value) return factName(value)
  return filledIn(known().patterns[value.pattern] ?? value.pattern, value.values, inWords)
}

/** A card with a mark, "apple.4+", goes by the title of the card and the mark. */
function thingName({ thing, name }: ThingName): string {
  if (thing === 'field') return nameOr(`choice.${name}`, name)
  const { pieces, cards, expansions } = known().things
  if (thing === 'piece') return pieces[name] ?? name
  if (thing === 'expansion') return expansions[name] ?? name
  const [id = '', ...mark] = name.split('.')
  return id in cards ? [cards[id], ...mark].join(' ') : name
}

/** What a kind of facts, or a choice, is called; a choice without a name goes by its id, "in-turn", as words. */
export const factName = ({ kind, choice, name }: FactName): string =>
  choice === undefined
    ? calledBy(known().names, { kind, name })
    : calledBy(known().names, { kind, choice, name: name.replaceAll('-', ' ') })

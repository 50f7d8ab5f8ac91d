import { fieldNamed, inQuotes, say } from '../finding.ts'
import type { Chosen } from '../game/choices.ts'
import type { Choice, Game } from '../game/game.ts'
import { BOTH, type PieceGroup } from '../game/schema.ts'
import { didYouMean } from '../source/nearest.ts'
import { choiceAsked, OWN_OPTIONS } from './choice-options.ts'
import { split } from './choose.ts'
import { type Options, UsageError } from './option.ts'

/** Something asked for: "--homes cards", or "--choose homes=cards". */
interface Asked {
  readonly words: string
  readonly id: string
  readonly which: string
}

/** Which of the pieces that stand in for one another are wanted. `groups`: what is printed at all. */
export function chooseAlternatives(game: Game, options: Options, groups: readonly PieceGroup[]): Chosen {
  return Object.fromEntries(
    askedIn(options).map((asked) => {
      const choice = choiceOf(game, asked)
      const which = alternativeOf(choice, asked)
      refuseUnprinted(game, choice, which, groups, asked)
      return [choice.id, which]
    }),
  )
}

const askedIn = (options: Options): Asked[] => [
  ...OWN_OPTIONS.flatMap((id) => {
    const which = options[id]
    return which === undefined ? [] : [{ words: `--${id} ${which}`, id, which }]
  }),
  ...choicesIn(options).map((words) => {
    const [id = '', which = ''] = words.split('=').map((part) => part.trim())
    return { words: `--choose ${words}`, id, which }
  }),
]

/** An empty list is no choice, and told as such. */
function choicesIn({ choose }: Options): string[] {
  const words = split(choose)
  return choose !== undefined && words.length === 0 ? [choose] : words
}

function choiceOf({ choices }: Game, { words, id }: Asked): Choice {
  const found = choices.find((choice) => choice.id === id.toLowerCase())
  if (found) return found
  const known = choices.map((choice) => choiceAsked(choice.id, Object.keys(choice.alternatives)[0]!))
  throw new UsageError(
    known.length > 0
      ? `${words}: this game has no such choice. Write it like ${known.join(' or ')}.`
      : `${words}: this game has no pieces that stand in for one another; leave it out.`,
  )
}

function alternativeOf({ alternatives }: Choice, { words, which }: Asked): string {
  const known = [...Object.keys(alternatives), BOTH]
  const found = known.find((name) => name === which.toLowerCase())
  if (found !== undefined) return found
  throw new UsageError(`${words}: choose from ${known.join(', ')}.${didYouMean(which.toLowerCase(), known)}`)
}

/** Somebody who chooses cards among tiles would wait for them in vain. */
function refuseUnprinted(
  { pieces }: Game,
  { alternatives }: Choice,
  which: string,
  groups: readonly PieceGroup[],
  { words, id }: Asked,
): void {
  const wanted = which === BOTH ? Object.values(alternatives) : [alternatives[which]]
  const missing = pieces.find(({ id, group }) => wanted.includes(id) && !groups.includes(group))
  if (missing)
    throw new UsageError(
      `${words}: "${missing.id}" is one of the ${missing.group}; add ${missing.group} to --pieces.`,
      {
        field: id,
        said: say`${inQuotes(fieldNamed(id))}: what you chose there is not among the chosen ${inQuotes(fieldNamed('pieces'))}.`,
      },
    )
}

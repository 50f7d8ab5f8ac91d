import type { VerbOption } from './option.ts'

/** Choices of the game that ships have options of their own; --choose makes those of any game. */
export const choiceOptions: readonly VerbOption[] = [
  {
    flags: '--homes <which>',
    description:
      'what lies in front of each player: tiles (the default), cards or both; one kind is enough to play',
  },
  {
    flags: '--setup <which>',
    description: 'the setup reference: card (the default), tile or both; one is enough to play',
  },
  {
    flags: '--choose <name=which>',
    description: 'the same for a choice of another game (data/pieces.yaml), several separated by commas',
  },
]

/** The ids of choices that have an option of their own. */
export const OWN_OPTIONS: readonly string[] = choiceOptions
  .map(({ flags }) => /^--(\S+) <which>$/.exec(flags)?.[1])
  .filter((id) => id !== undefined)

/** What of the command line makes a choice: "--homes cards", "--choose trees=cards". */
export const choiceAsked = (id: string, which: string): string =>
  OWN_OPTIONS.includes(id) ? `--${id} ${which}` : `--choose ${id}=${which}`

import { fieldNamed, inQuotes, say } from '../finding.ts'
import { currentEdition, type Game } from '../game/game.ts'
import { EXTRAS, type Extra, GROUPS } from '../game/schema.ts'
import { mm } from '../geometry/length.ts'
import { BOOK_FORMATS, defaultRequest, type PrintRequest } from '../kit/request.ts'
import {
  chooseEdition,
  chooseExpansions,
  choosePaper,
  choosePlayers,
  chooseSize,
  chooseSome,
} from './choose.ts'
import { chooseAlternatives } from './choose-alternatives.ts'
import { chooseLanguage, languagesNamed } from './choose-language.ts'
import { type Options, UsageError } from './option.ts'

/** Options of `growl print` → a request with every choice made, or a usage error that says what to write instead. */
export function printRequest(game: Game, languages: readonly string[], options: Options): PrintRequest {
  const { paper, size, pieces, players, backs, order, bleed, offset, ink, format, edition } = options
  const expansions = chooseExpansions(game, options.expansion)
  const wanted = pieces === undefined ? GROUPS : chooseSome('--pieces', pieces, [...GROUPS, ...EXTRAS])
  const groups = GROUPS.filter((group) => wanted.includes(group))
  const extras = EXTRAS.filter((extra) => wanted.includes(extra))
  return {
    ...defaultRequest(game),
    groups,
    extras,
    ...boxOf(options, extras),
    choices: chooseAlternatives(game, options, groups.length > 0 ? groups : GROUPS),
    expansions: expansions.map(({ id }) => id),
    ...(paper !== undefined && { paper: choosePaper(game.formats, paper) }),
    ...(size !== undefined && { cardSize: chooseSize(game.formats, size) }),
    ...(players !== undefined && { players: choosePlayers(game, players) }),
    ...(backs !== undefined && { backs: backs as PrintRequest['backs'] }),
    ...(order !== undefined && { order: order as PrintRequest['order'] }),
    ...(bleed !== undefined && { bleed: bleedOf(bleed) }),
    ...(offset !== undefined && { offset: offsetOf(offset) }),
    ...(ink !== undefined && { ink: ink as PrintRequest['ink'] }),
    ...(format !== undefined && { formats: chooseSome('--format', format, BOOK_FORMATS) }),
    ...(edition !== undefined && editionOf(game, edition)),
    ...(options.bilingual !== undefined && { bilingual: secondOf(game, languages, options.bilingual) }),
    englishNames: options.englishNames !== 'off',
    split: options.split !== undefined,
  }
}

/** The current edition needs no name. */
function editionOf(game: Game, name: string): Pick<PrintRequest, 'edition'> {
  const { id } = chooseEdition(game, name)
  return id === currentEdition(game)?.id ? {} : { edition: id }
}

function secondOf(game: Game, languages: readonly string[], name: string): string {
  const second = chooseLanguage(game, '--bilingual', name)
  if (languages.every((lang) => lang === second))
    throw new UsageError(`--bilingual ${name}: that is the language of the kit itself; name another one.`, {
      field: 'bilingual',
      said: say`${inQuotes(fieldNamed('bilingual'))}: that is the language of the kit itself; choose another one.`,
    })
  return second
}

/** `--bleed` alone is 3 mm; more than that the art does not have. */
function bleedOf(text: string): number {
  const width = /^\d(\.\d+)?(mm)?$/.test(text) ? Number.parseFloat(text) : Number.NaN
  if (!(width >= 0 && width <= 3)) throw new UsageError(`--bleed ${text}: give millimetres from 0 to 3.`)
  return mm(width)
}

function offsetOf(text: string): PrintRequest['offset'] {
  const match = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text)
  const [x, y] = [Number(match?.[1]), Number(match?.[2])]
  if (!match || Math.abs(x) > 20 || Math.abs(y) > 20)
    throw new UsageError(
      `--offset ${text}: give two numbers of millimetres, at most 20, like 1.5,-0.5 (npx growl calibrate shows which).`,
      {
        field: 'offset',
        said: say`${inQuotes(fieldNamed('offset'))}: give two numbers of millimetres, at most 20.`,
      },
    )
  return { x: mm(x), y: mm(y) }
}

/** What a tuck box is made for. */
function boxOf(
  { sleeves, thickness }: Options,
  extras: readonly Extra[],
): Pick<PrintRequest, 'sleeved' | 'thickness'> {
  if ((sleeves ?? thickness) !== undefined && !extras.includes('tuck-box'))
    throw new UsageError(
      `${thickness === undefined ? '--sleeves' : '--thickness'} is for a tuck box: add tuck-box to --pieces.`,
    )
  const width = /^\d?(\.\d+|\d)(mm)?$/.test(thickness ?? '') ? Number.parseFloat(thickness!) : Number.NaN
  if (thickness !== undefined && !(width >= 0.05 && width <= 3))
    throw new UsageError(`--thickness ${thickness}: give millimetres from 0.05 to 3, like 0.3.`)
  return { sleeved: sleeves !== undefined, ...(thickness !== undefined && { thickness: mm(width) }) }
}

/** Choices that a rulebook does not have, and their options. */
const ONLY_OF_KITS = {
  groups: '--pieces',
  choices: '--homes, --setup, --choose',
  expansions: '--expansion',
  players: '--players',
  cardSize: '--size',
  backs: '--backs',
  order: '--order',
  bleed: '--bleed',
  offset: '--offset',
  ink: '--ink',
  englishNames: '--english-names',
  bilingual: '--bilingual',
  split: '--split',
  extras: '--pieces',
  formats: '--format',
} as const satisfies Partial<Record<keyof PrintRequest, string>>

/** Two languages for a rulebook side by side, which is one PDF and nothing else. */
export function pairOf(game: Game, request: PrintRequest, options: Options): [string, string] {
  const usual = defaultRequest(game)
  const isAsked = (choice: keyof typeof ONLY_OF_KITS) =>
    JSON.stringify(request[choice]) !== JSON.stringify(usual[choice])
  const useless = [
    ...(options.lang === undefined ? [] : ['--lang']),
    ...Object.entries(ONLY_OF_KITS).flatMap(([choice, option]) =>
      isAsked(choice as keyof typeof ONLY_OF_KITS) ? [option] : [],
    ),
  ]
  if (useless.length > 0)
    throw new UsageError(
      `--side-by-side prints one rulebook in its own two languages: leave out ${[...new Set(useless)].join(', ')}.`,
    )
  const named = options.sideBySide ?? ''
  const [left, right, ...more] =
    named.toLowerCase() === 'all' ? game.languages : languagesNamed(game.languages, named)
  if (left === undefined || right === undefined || more.length > 0)
    throw new UsageError(
      `--side-by-side ${named}: give two languages, like ${game.languages.slice(0, 2).join(',')}.`,
    )
  return [left, right]
}

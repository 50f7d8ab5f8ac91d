import { type Finding, say, told } from '../finding.ts'
import { type BookFile, bookSchema, type ThemeFile, themeSchema } from '../game/theme-schema.ts'
import { findIcon, iconNames } from '../icon/find.ts'
import type { GameFolder } from '../source/folder.ts'
import { guessed } from '../source/nearest.ts'
import { nodeAt, plainValue, type YamlNode } from '../source/tree.ts'
import { validate } from '../source/validate.ts'
import { readYaml } from '../source/yaml.ts'
import { greyOf } from './grey.ts'

/** Full ink, or little of it: white grounds and outlines; or that in greys, for printers that have no other ink than black. */
export type Ink = 'full' | 'low' | 'grey'

/** White grounds and outlines. */
export const isLow = (ink: Ink): boolean => ink !== 'full'

/** Colours by name, as templates use them. */
export type Palette = Readonly<Record<string, string>>

/** Measures of the rulebook, and its colours in one ink. */
export type BookLook = Readonly<Omit<BookFile, Ink>> & { readonly colors: Readonly<BookFile['full']> }

export interface Theme {
  readonly palette: Palette
  /** Kinds that have colours of their own. */
  readonly kinds: readonly string[]
  /** The kind that this one looks like: itself, or the one that the theme names instead of colours (`home-tile: home`). */
  readonly kindOf: (kind: string) => string
  /** Colours of a kind of card; those of "other" when it has none of its own. */
  readonly look: (kind: string) => Palette
  /** The icon that stands for a kind, or for the cover of the rulebook. */
  readonly emblem: (kind: string) => string | undefined
  /** Colour of an icon in running text. */
  readonly iconColor: (icon: string) => string | undefined
  readonly book: BookLook
}

const INKS = ['full', 'low', 'grey']
const FILE = 'templates/theme.yaml'

export interface ThemeReading {
  readonly theme: (ink: Ink) => Theme
  readonly findings: readonly Finding[]
}

/** `defaults`: the program's own folder, for what the game's theme does not say. */
export function readTheme(folder: GameFolder, defaults: GameFolder): ThemeReading {
  const whole = readFile(defaults).file.book
  // A game without a theme has templates that name their colours themselves.
  const { file, findings }: FileReading = folder.list('templates').includes('theme.yaml')
    ? readFile(folder)
    : { file: {}, findings: [] }
  const grey = { ...greys(file.book?.low), ...file.book?.grey }
  const book = bookSchema.parse(merged(whole, { ...file.book, grey }))
  return { theme: (ink) => themeOf(file, book, ink), findings }
}

interface FileReading {
  readonly file: ThemeFile
  readonly findings: readonly Finding[]
}

function readFile(folder: GameFolder): FileReading {
  const { root, findings } = readYaml(folder, FILE)
  if (!root) return { file: {}, findings }
  const { value: file, findings: wrong } = validate(root, themeSchema)
  return file
    ? { file, findings: unknownNames(file, root) }
    : { file: usable(plainValue(root)), findings: wrong }
}

/** What fits the schema, and black for colours that are none: one slip should not make every template fail as well. */
function usable(value: unknown): ThemeFile {
  if (typeof value !== 'object') return {}
  const sections = value as Record<string, Record<string, unknown>>
  for (const issue of themeSchema.safeParse(value).error?.issues ?? []) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : []
    const [section = '', name] = [...issue.path, ...unknown].map(String)
    const colorless = INKS.includes(section) && issue.code !== 'invalid_key'
    if (name === undefined || issue.path.length === 0) delete sections[section]
    else if (colorless) sections[section]![name] = '#000000'
    else delete sections[section]![name]
  }
  return themeSchema.safeParse(value).data ?? {}
}

type Sections = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>

const merged = (whole: Sections = {}, changes: Sections = {}): Sections =>
  Object.fromEntries(Object.entries(whole).map(([name, section]) => [name, { ...section, ...changes[name] }]))

function themeOf(
  { kinds = {}, emblems = {}, icons = {}, ...palettes }: ThemeFile,
  { full, low, grey, ...book }: BookFile,
  ink: Ink,
): Theme {
  const kindOf = (kind: string): string => {
    const alike = own(kinds, kind)
    return typeof alike === 'string' ? alike : kind
  }
  const paletteOf = (kind: string): Palette => {
    const look = own(kinds, kind)
    return typeof look === 'object' ? inInk(look, ink) : {}
  }
  return {
    palette: inInk(palettes, ink),
    kinds: Object.keys(kinds),
    kindOf,
    look: (kind) => ({ ...paletteOf('other'), ...paletteOf(kindOf(kind)) }),
    emblem: (kind) => own(emblems, kind),
    iconColor: (icon) => own(icons, icon),
    book: { ...book, colors: { full, low, grey }[ink] },
  }
}

/** What a theme does not say in greys is as light as it is in colours. */
const inInk = (palettes: Partial<Record<Ink, Palette | undefined>>, ink: Ink): Palette =>
  ink === 'grey'
    ? { ...greys(palettes.full), ...greys(palettes.low), ...palettes.grey }
    : (palettes[ink] ?? {})

const greys = (palette: Readonly<Record<string, unknown>> = {}): Palette =>
  Object.fromEntries(Object.entries(palette).map(([name, color]) => [name, greyOf(String(color))]))

/** What stands under a name, and is not inherited from all objects. */
const own = <T>(names: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined

/** Names that must be found elsewhere: icons, and kinds that others look like. */
function unknownNames({ kinds = {}, emblems = {}, book = {} }: ThemeFile, root: YamlNode): Finding[] {
  const drawn = Object.keys(kinds).filter((kind) => typeof kinds[kind] === 'object')
  const look = (
    path: string[],
    name: unknown,
    what: 'icon' | 'kind',
    names: () => readonly string[],
  ): Finding[] =>
    typeof name !== 'string' || names().includes(name)
      ? []
      : [
          {
            code: 'value-wrong',
            severity: 'error',
            ...told(
              what === 'icon'
                ? say`there is no icon "${name}"`
                : say`there is no kind with colours called "${name}"`,
              say`Name another.${guessed(name, names())}`,
            ),
            place: nodeAt(root, path)!.place,
          },
        ]
  const icon = (path: string[], name: unknown) =>
    typeof name === 'string' && findIcon(name) ? [] : look(path, name, 'icon', iconNames)
  return [
    ...Object.entries(kinds).flatMap(([kind, alike]) => look(['kinds', kind], alike, 'kind', () => drawn)),
    ...Object.entries(emblems).flatMap(([name, art]) => icon(['emblems', name], art)),
    ...['important', 'tip'].flatMap((name) => icon(['book', 'callout', name], book.callout?.[name])),
  ]
}

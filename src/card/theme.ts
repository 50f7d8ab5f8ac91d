import type { Finding } from '../finding.ts'
import type { GameFolder } from '../source/folder.ts'
import { plainValue } from '../source/tree.ts'
import { readYaml } from '../source/yaml.ts'

/** Full ink, or little of it: white grounds and outlines. */
export type Ink = 'full' | 'low'

/** Colours by name, as templates use them. */
export type Palette = Readonly<Record<string, string>>

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
}

const FILE = 'templates/theme.yaml'

export interface ThemeReading {
  readonly theme: (ink: Ink) => Theme
  readonly findings: readonly Finding[]
}

/** A game without a theme has templates that name their colours themselves. */
export function readTheme(folder: GameFolder): ThemeReading {
  if (!folder.list('templates').includes('theme.yaml'))
    return { theme: (ink) => themeOf({}, ink), findings: [] }
  const { root, findings } = readYaml(folder, FILE)
  const value = root ? plainValue(root) : {}
  return { theme: (ink) => themeOf(value, ink), findings }
}

function themeOf(value: unknown, ink: Ink): Theme {
  const palette = (...path: string[]): Palette => {
    let at = value
    for (const step of path) at = isRecord(at) ? at[step] : undefined
    return Object.fromEntries(
      Object.entries(isRecord(at) ? at : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  }
  const icons = palette('icons')
  const emblems = palette('emblems')
  const alike = palette('kinds')
  const kindOf = (kind: string) => own(alike, kind) ?? kind
  const other = palette('kinds', 'other', ink)
  return {
    palette: palette(ink),
    kinds: Object.keys(isRecord(value) && isRecord(value.kinds) ? value.kinds : {}),
    kindOf,
    look: (kind) => ({ ...other, ...palette('kinds', kindOf(kind), ink) }),
    emblem: (kind) => own(emblems, kind),
    iconColor: (icon) => own(icons, icon),
  }
}

/** What stands under a name, and is not inherited from all objects. */
const own = (names: Palette, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
  /** Colours of a kind of card; those of "other" when it has none of its own. */
  readonly look: (kind: string) => Palette
  /** Colour of an icon in running text. */
  readonly iconColor: (icon: string) => string | undefined
}

const FILE = 'templates/theme.yaml'

/** A game without a theme has templates that name their colours themselves. */
export function readTheme(folder: GameFolder, ink: Ink): { theme: Theme; findings: readonly Finding[] } {
  if (!folder.list('templates').includes('theme.yaml')) return { theme: themeOf({}, ink), findings: [] }
  const { root, findings } = readYaml(folder, FILE)
  return { theme: themeOf(root ? plainValue(root) : {}, ink), findings }
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
  const other = palette('kinds', 'other', ink)
  return {
    palette: palette(ink),
    look: (kind) => ({ ...other, ...palette('kinds', kind, ink) }),
    iconColor: (icon) => (Object.hasOwn(icons, icon) ? icons[icon] : undefined),
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

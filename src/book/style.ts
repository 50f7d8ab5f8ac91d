import type { Palette } from '../card/theme.ts'
import type { Size } from '../geometry/box.ts'
import { mm, type Pt } from '../geometry/length.ts'
import type { Align } from '../layout/layout.ts'
import type { Language } from '../locale/languages.ts'

/** How a book looks: measures that belong together, so that a page keeps one rhythm. */
export interface BookStyle {
  readonly page: Size
  readonly margin: { readonly top: Pt; readonly bottom: Pt; readonly side: Pt }
  /** Size of running text and its lines, baseline to baseline. */
  readonly body: Pt
  readonly line: Pt
  readonly align: Align
  /** In columns too narrow for justified lines. */
  readonly narrowAlign: Align
  readonly heads: Readonly<Record<1 | 2 | 3, Pt>>
  readonly colors: Colors
}

export interface Colors {
  readonly ink: string
  readonly head: string
  readonly accent: string
  readonly line: string
  readonly soft: string
  /** Grounds of callouts and of heads of tables. */
  readonly important: string
  readonly tip: string
  readonly table: string
  /** The head of the web page, from above to below. */
  readonly cover: { readonly top: string; readonly bottom: string; readonly ink: string }
}

/** Faces of different scripts look equally large at different sizes. */
const BODY: Readonly<Record<string, Pt>> = { Latn: 10.4, Hant: 8.8, Jpan: 8.7, Thai: 9.4 }

export function styleOf(
  language: Language,
  page: Size,
  palette: Palette,
  ink: 'full' | 'low',
  smaller = 1,
): BookStyle {
  const body = (BODY[language.script] ?? BODY.Latn!) * smaller
  return {
    page,
    margin: { top: mm(13), bottom: mm(17), side: mm(14) },
    body,
    line: body * language.lineHeight * 1.06,
    // Thai has no spaces to widen; letters spread apart would look like a fault.
    align: language.words === 'dictionary' ? 'left' : 'justify',
    narrowAlign: language.words === 'characters' ? 'justify' : 'left',
    heads: { 1: body * 2.15, 2: body * 1.45, 3: body * 1.18 },
    colors: colorsOf(palette, ink),
  }
}

const BLACK = '#1a1a1a'
const WHITE = '#ffffff'

/** Those of the theme; a game without one is printed in black and grey. */
function colorsOf(palette: Palette, ink: 'full' | 'low'): Colors {
  const color = (name: string, otherwise: string): string => {
    const found = palette[name]
    return found?.startsWith('#') ? found : otherwise
  }
  return {
    ink: color('ink', BLACK),
    head: color(ink === 'low' ? 'ink' : 'ground', BLACK),
    accent: color('icon', '#444444'),
    line: color('line', '#999999'),
    soft: color('quiet', '#555555'),
    important: color('important', WHITE),
    tip: color('tip', WHITE),
    table: color('table', WHITE),
    cover: { top: color('ground-low', WHITE), bottom: color('ground', WHITE), ink: color('light', BLACK) },
  }
}

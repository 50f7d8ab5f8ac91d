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

function colorsOf(palette: Palette, ink: 'full' | 'low'): Colors {
  const color = (name: string, otherwise: string): string => {
    const found = palette[name]
    return found?.startsWith('#') ? found : otherwise
  }
  return {
    ink: color('ink', '#171a33'),
    head: ink === 'low' ? color('ink', '#171a33') : color('ground', '#1b2046'),
    accent: color('icon', '#8c1526'),
    line: color('line', '#8d86b8'),
    soft: color('quiet', '#55556a'),
    important: color('important', '#ffffff'),
    tip: color('tip', '#ffffff'),
    table: color('table', '#ffffff'),
  }
}

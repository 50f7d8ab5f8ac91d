import { facesOf, type Style } from '../font/catalogue.ts'
import { type Font, openFont } from '../font/open.ts'
import type { Glyphs } from '../font/shape.ts'
import type { Inline } from '../locale/inline.ts'
import type { Language } from '../locale/languages.ts'
import { makeRow } from './break.ts'
import { Glossary } from './dictionary.ts'
import { hyphenatorOf } from './hyphenate.ts'
import { opportunities } from './opportunities.ts'
import { makeParagraph, type Paragraph } from './paragraph.ts'
import { prepare } from './prepare.ts'
import { shaperOf } from './shape.ts'
import type { MissingGlyph, Shaped } from './shaped.ts'
import { type IconArt, makeWords, type Workshop } from './words.ts'

/** How text is set, whatever its size. */
export interface Setting {
  readonly language: Language
  /** What plain text looks like: regular if not said. Titles are not hyphenated. */
  readonly style?: Style
  /** The drawing of an icon's name; undefined for a name that is none. */
  readonly icon?: (name: string) => IconArt | undefined
  /** Names of the game that a dictionary would cut apart. */
  readonly glossary?: Glossary
  /** How texts of a second language are set that stand beside these. */
  readonly other?: Setting
}

/** Paragraphs shaped and ready to be broken into lines of any width at any size. All measures in ems. */
export interface Text {
  readonly language: Language
  readonly paragraphs: readonly Paragraph[]
  /** How far letters reach above the baseline of the first line and below that of the last; how high capitals are. */
  readonly above: number
  readonly below: number
  readonly capHeight: number
  /** Characters no face has, each once: they print as empty boxes, so say so. */
  readonly missing: readonly MissingGlyph[]
  /** Names used as icons that are none: they print as they were written. */
  readonly unknownIcons: readonly string[]
}

export function compose(paragraphs: readonly (readonly Inline[])[], setting: Setting): Text {
  const { language, style = 'regular', glossary = NO_NAMES } = setting
  const unknownIcons = new Set<string>()
  const missing = new Map<number, MissingGlyph>()
  const shapers: Partial<Record<Style, (text: string) => Shaped>> = {}
  const workshop: Workshop = {
    language,
    shaper: (of) => {
      shapers[of] ??= shaperOf(language, of)
      return shapers[of]
    },
    icon(name, of) {
      const art = setting.icon?.(name)
      if (!art) unknownIcons.add(name)
      return art ? iconBox(art, language, of) : `:${name}:`
    },
  }
  const hyphenate = style === 'title' ? undefined : hyphenatorOf(language)
  const composed = paragraphs.map((inlines) => {
    const prepared = prepare(inlines, style, language)
    const words = makeWords(prepared, opportunities(prepared.text, language, glossary), workshop)
    for (const { boxes } of words)
      for (const { content } of boxes)
        if (content.kind === 'text') for (const glyph of content.missing) missing.set(glyph.codePoint, glyph)
    return makeParagraph(makeRow(words), workshop, hyphenate)
  })
  return {
    language,
    paragraphs: composed,
    ...reach(language, style),
    missing: [...missing.values()],
    unknownIcons: [...unknownIcons],
  }
}

const NO_NAMES = new Glossary()

/** An icon is somewhat taller than capitals and centred on them. */
const ICON_HEIGHT = 1.4

function iconBox(art: IconArt, language: Language, style: Style) {
  const font = openFont(facesOf(language.script, style)[0]!)
  const capital = font.capHeight / font.unitsPerEm
  const height = ICON_HEIGHT * capital
  return {
    kind: 'icon',
    art,
    height,
    width: (height * art.width) / art.height,
    top: (capital + height) / 2,
  } as const
}

/** Letters that reach as far up and down as the script's letters usually do. */
const TALL: Readonly<Record<string, string>> = { Latn: 'Égjp', Hant: '國', Jpan: '国', Thai: 'ปี่ฐู้' }

type Reach = Pick<Text, 'above' | 'below' | 'capHeight'>
const reaches = new Map<string, Reach>()

function reach(language: Language, style: Style): Reach {
  const key = facesOf(language.script, style)[0]!
  const known = reaches.get(key)
  if (known) return known
  const { font, letters } = tallLetters(language, style)
  const inks = letters.ids.map(font.ink)
  const tops = inks.map(({ top }, i) => top + letters.dy[i]!)
  const bottoms = inks.map(({ top, height }, i) => top - height + letters.dy[i]!)
  const found = {
    above: Math.max(...tops) / font.unitsPerEm,
    below: -Math.min(...bottoms) / font.unitsPerEm,
    capHeight: font.capHeight / font.unitsPerEm,
  }
  reaches.set(key, found)
  return found
}

export function tallLetters({ script, tag }: Language, style: Style): { font: Font; letters: Glyphs } {
  const font = openFont(facesOf(script, style)[0]!)
  return { font, letters: font.shape(TALL[script] ?? TALL.Latn!, { script, lang: tag }) }
}

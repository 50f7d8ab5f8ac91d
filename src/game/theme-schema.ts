import * as z from '../source/zod.ts'
import { id } from './schema.ts'

// The shape of templates/theme.yaml: everything about looks that is not drawn in a template.

const SOLID = `a colour like '#1b2046', in quotes`
const solid = z.string(SOLID).regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, SOLID)
const COLOR = `${SOLID}, or none`
const color = z.string(COLOR).regex(/^(?:none|#(?:[0-9a-f]{3}|[0-9a-f]{6}))$/i, COLOR)
const palette = z.record(id, color)
// A grey has three equal parts.
const GREY = `a grey like '#555555', in quotes`
const grey = z.string(GREY).regex(/^#(?:([0-9a-f])\1\1|([0-9a-f]{2})\2\2)$/i, GREY)
const GREY_OR_NONE = `${GREY}, or none`
const greys = z.record(
  id,
  z.string(GREY_OR_NONE).regex(/^(?:none|#(?:([0-9a-f])\1\1|([0-9a-f]{2})\2\2))$/i, GREY_OR_NONE),
)

const between = (least: number, most: number) => {
  const expected = `a number from ${least} to ${most}`
  return z.number(expected).min(least, expected).max(most, expected)
}
/** In sizes of the running text (what typographers call an em), unless it says otherwise. */
const em = (says: string) => between(0, 5).describe(says)
/** In lines of the running text. */
const lines = (says: string) => between(0, 5).describe(`${says}, in lines`)
const stroke = (says: string) => between(0, 5).describe(`${says}, in points`)
const millimetres = (says: string) => between(5, 40).describe(`${says}, in millimetres`)
const share = (says: string) => between(0, 1).describe(says)
const typeSize = (says: string) => between(5, 20).describe(`${says}, in points`)
const head = (says: string) =>
  z
    .strictObject({
      size: between(0.5, 4).describe('Size of the type'),
      above: lines('Room above it'),
      below: lines('Room below it'),
    })
    .describe(says)

const bookColors = (color: z.ZodType<string>) =>
  z
    .strictObject({
      ink: color.describe('Running text'),
      head: color.describe('Titles of chapters and sections'),
      accent: color.describe('Small titles, signs and numbers of steps'),
      line: color.describe('Rules and borders'),
      quiet: color.describe('Captions and the foot of a page'),
      number: color.describe('Numbers of steps, on a disc of the accent'),
      important: color.describe('Ground of important boxes'),
      tip: color.describe('Ground of the other boxes'),
      table: color.describe('Ground of heads of tables'),
      'cover-top': color.describe('Head of the web page, above'),
      'cover-bottom': color.describe('Head of the web page, below'),
      'cover-ink': color.describe('Words on the head of the web page'),
    })
    .describe('Colours of the rulebook')

/** Measures of the rulebook by what they are of; each is given by the program's own theme, and a game changes some. */
const book = {
  full: bookColors(solid),
  low: bookColors(solid),
  grey: bookColors(grey),
  margin: z.strictObject({
    top: millimetres('Above the text'),
    bottom: millimetres('Below the text, where the page number is'),
    side: millimetres('On both sides'),
  }),
  type: z
    .strictObject({
      Latn: typeSize('Running text in Latin letters'),
      Hant: typeSize('in Chinese characters'),
      Jpan: typeSize('in Japanese'),
      Thai: typeSize('in Thai letters'),
      line: between(0.8, 2).describe('Line spacing, as a multiple of what the language needs'),
    })
    .describe('Faces of different scripts look equally large at different sizes'),
  chapter: head('Title of a chapter'),
  section: head('Title of a section'),
  title: head('Title of a step or a card'),
  heads: z.strictObject({
    line: between(0.5, 2).describe('Line spacing of a long title, as a multiple of what the language needs'),
    least: between(0.5, 2).describe('Its least line spacing, as a multiple of its size'),
  }),
  rule: z
    .strictObject({
      room: lines('Room that it takes'),
      drop: stroke('How far below the words it is'),
      line: stroke('Width of its line'),
      accent: stroke('Width of its beginning'),
      length: em('Length of its beginning'),
    })
    .describe('The rule below the title of a chapter'),
  paragraph: z.strictObject({ gap: lines('Room between paragraphs') }),
  list: z.strictObject({
    indent: em('How far words are moved in'),
    gap: lines('Room above each'),
    bullet: em('Size of the bullet'),
    tall: between(0, 5).describe('Half its height, in sizes of the bullet'),
    wide: between(0, 5).describe('Half its width, in sizes of the bullet'),
    left: em('Where its middle is'),
    rise: share('How high its middle is, as a share of a capital letter'),
  }),
  steps: z
    .strictObject({
      indent: em('How far words are moved in'),
      gap: lines('Room above each'),
      number: em('Size of the number'),
      disc: em('Radius of its disc'),
    })
    .describe('Lists with numbers'),
  callout: z
    .strictObject({
      padding: em('Room inside the box'),
      gap: lines('Room above it'),
      sign: em('Size of its sign'),
      label: em('Size of its title'),
      corner: em('Radius of its corners'),
      line: stroke('Width of its border'),
      important: id.describe('Sign of an important box: an icon'),
      tip: id.describe('Sign of the others: an icon'),
    })
    .describe('Words in a tinted box'),
  table: z.strictObject({
    size: between(0.5, 2).describe('Size of the type'),
    padding: em('Room on both sides of words'),
    row: em('Room above and below the words of a row, together'),
    gap: lines('Room between paragraphs of a cell'),
    above: lines('Room above the table'),
    caption: em('Room between its title and the table'),
    line: stroke('Width of the line below a row'),
    head: stroke('Width of the line above the head'),
    narrow: share('Columns up to this share of the width are centred'),
  }),
  figure: z.strictObject({
    caption: between(0.5, 2).describe('Size of the type of the caption'),
    below: em('Room between picture and caption'),
    gap: lines('Room above it'),
  }),
  entry: z
    .strictObject({
      emblem: em('Size of the emblem beside a line'),
      titled: em('Size of the emblem beside a title and words'),
      over: em('Size of the emblem over words, beside their title'),
      indent: em('Room between emblem and words'),
      below: em('Room between the emblem and words below it'),
      gap: lines('Room above an entry'),
      apart: lines('Room above an entry that has a title'),
    })
    .describe('Words beside an emblem'),
  grid: z.strictObject({ gutter: millimetres('Room between columns') }),
  contents: z.strictObject({
    above: lines('Room below the title'),
    gap: lines('Room between entries'),
    numbers: em('Room for numbers of pages'),
    before: em('Room between words and dots'),
    after: em('Room between dots and number'),
    dot: stroke('Size of a dot'),
    step: between(1, 20).describe('From dot to dot, in points'),
    rise: stroke('How high dots are'),
  }),
  foot: z.strictObject({
    height: share('Where it is in the margin: 0 is the edge of the paper'),
    number: between(0.5, 3).describe('Size of the number'),
    title: between(0.5, 2).describe('Size of the title of the book'),
    gap: em('From the middle of the number to the rules beside it'),
    rise: em('How high the rules are'),
    drop: em('How far below the title is'),
    line: stroke('Width of the rules'),
  }),
  pair: z
    .strictObject({
      smaller: between(0.5, 1).describe('Type by that of a book of one language'),
      gutter: millimetres('Room between the languages'),
      line: stroke('Width of the line between them'),
      name: between(0.1, 0.4).describe('Share of the width for names of cards'),
      padding: em('Room around words of cards'),
      words: between(0.5, 2).describe('Size of the type of words of cards'),
      gap: lines('Room above a table of cards'),
      rule: stroke('Width of the line below a card'),
    })
    .describe('Two languages beside each other'),
  web: z
    .strictObject({
      figure: between(30, 200).describe('Width that pictures are drawn at, in millimetres'),
      emblem: between(3, 50).describe('Width that emblems are drawn at, in millimetres'),
    })
    .describe('The web page; the rest of its looks is in rules.css.hbs'),
}

const changes = Object.fromEntries(
  Object.entries(book).map(([name, section]) => [
    name,
    (section as z.ZodObject)
      .partial()
      .optional()
      .meta(section.meta() ?? {}),
  ]),
)

export const themeSchema = z.strictObject({
  full: palette.optional().describe('Colours by name: {{theme.ground}} in templates'),
  low: palette.optional().describe('The same for --ink low: white grounds, outlines'),
  grey: greys.optional().describe('The same for --ink grey, where it is not to be as light as low'),
  kinds: z
    .record(
      id,
      z.union([
        id,
        z.strictObject({ full: palette.optional(), low: palette.optional(), grey: greys.optional() }),
      ]),
    )
    .optional()
    .describe('Colours of a kind of card, {{look.plate}} in templates; or the kind that it looks like'),
  emblems: z
    .record(id, id)
    .optional()
    .describe('Icons that stand for kinds, and for the rulebook on its web page (cover)'),
  icons: z.record(id, solid).optional().describe('Colours of icons inside texts'),
  book: z
    .strictObject(changes)
    .optional()
    .describe('What the rulebook changes of the measures of the program'),
})
export type ThemeFile = z.infer<typeof themeSchema>

/** The whole of it. */
export const bookSchema = z.strictObject(book)
export type BookFile = z.infer<typeof bookSchema>

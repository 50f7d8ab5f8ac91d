import type { CompiledLexicon, Owner } from './compiled.ts'
import type { KnownKind, Outline } from './lexicon.ts'
import { bracketIcons, endingsLike } from './marked.ts'
import type { Numbers, Patterns, WordList } from './patterns.ts'

// A compiled lexicon as bytes that are there again almost as soon as they are read: what is not numbers as JSON, and then the rows
// of numbers one after the other, of two bytes each where that will do, as this computer writes them.

/** What every file begins with. A computer that writes numbers the other way round reads another one. */
const MARK = 0x4c58_0001
const START = 8

interface Head {
  readonly outline: Pick<Outline, 'lang' | 'file'>
  readonly folds: readonly (readonly [string, string])[]
  readonly endings?: string
  readonly icons?: readonly (readonly [string, string])[]
  readonly kinds: readonly (readonly [
    string,
    Omit<KnownKind, 'choices'> & { readonly choices: readonly string[] },
  ])[]
  readonly owners: readonly Owner[]
  /** With blanks between them: none has one inside. */
  readonly spellings: string
  readonly openings: string
  readonly rows: readonly RowSize[]
}

type RowSize = readonly [bytesEach: 2 | 4, numbers: number]

export function pack({ outline, owners, patterns }: CompiledLexicon): Uint8Array {
  const rows = rowsOf(patterns)
  const sizes = rows.map((row): RowSize => [row.every((number) => number <= 0xffff) ? 2 : 4, row.length])
  const head = new TextEncoder().encode(JSON.stringify(headOf(outline, owners, patterns, sizes)))
  const bytes = new Uint8Array(
    sizes.reduce((end, size) => end + aligned(bytesOf(size)), START + aligned(head.length)),
  )
  bytes.set(new Uint8Array(Uint32Array.of(MARK, head.length).buffer))
  bytes.set(head, START)
  for (const [i, place] of placesOf(sizes, head.length).entries())
    viewOf(bytes, place, sizes[i]!).set(rows[i]!)
  return bytes
}

/** Nothing where the bytes are not as this computer would write them. */
export function unpack(bytes: Uint8Array): CompiledLexicon | undefined {
  const [mark, length] = viewOf(bytes, 0, [4, 2])
  if (mark !== MARK) return undefined
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(START, START + length!))) as Head
  const places = placesOf(head.rows, length!)
  const rows = head.rows.map((size, i) => {
    const row = new Int32Array(size[1])
    row.set(viewOf(bytes, places[i]!, size))
    return row
  })
  return { outline: outlineIn(head), owners: head.owners, patterns: patternsIn(head, rows) }
}

const aligned = (length: number): number => (length + 3) & ~3
const bytesOf = ([each, numbers]: RowSize): number => each * numbers

function placesOf(sizes: readonly RowSize[], headLength: number): number[] {
  let end = START + aligned(headLength)
  return sizes.map((size) => {
    const place = end
    end += aligned(bytesOf(size))
    return place
  })
}

const viewOf = ({ buffer, byteOffset }: Uint8Array, place: number, [each, numbers]: RowSize) =>
  each === 2
    ? new Uint16Array(buffer, byteOffset + place, numbers)
    : new Uint32Array(buffer, byteOffset + place, numbers)

const ROWS = [
  'sequences',
  'branches',
  'sets',
  'needs',
  'parts',
  'joints',
  'lists',
  'numbers',
  'negations',
  'words',
  'starts',
] as const satisfies (keyof Patterns)[]

const rowsOf = (patterns: Patterns): Numbers[] => [
  ...ROWS.map((name) => patterns[name]),
  ...[patterns.spellings, patterns.openings].flatMap(({ places, entries }) => [places, entries]),
]

function patternsIn({ spellings, openings }: Head, rows: readonly Numbers[]): Patterns {
  const [whole, wholeEntries, open, openEntries] = rows.slice(ROWS.length) as [
    Numbers,
    Numbers,
    Numbers,
    Numbers,
  ]
  const listOf = (text: string, places: Numbers, entries: Numbers): WordList => ({
    spellings: text === '' ? [] : text.split(' '),
    places,
    entries,
  })
  return {
    ...(Object.fromEntries(ROWS.map((name, i) => [name, rows[i]!])) as Record<
      (typeof ROWS)[number],
      Numbers
    >),
    spellings: listOf(spellings, whole, wholeEntries),
    openings: listOf(openings, open, openEntries),
  }
}

function headOf(
  outline: Outline,
  owners: readonly Owner[],
  patterns: Patterns,
  rows: readonly RowSize[],
): Head {
  const { lang, file, folds, endings, icons, kinds } = outline
  return {
    outline: { lang, file },
    folds: [...folds],
    ...(endings && { endings: endings.source }),
    ...(icons && { icons: [...icons.icons] }),
    kinds: [...kinds].map(([name, kind]) => [name, { ...kind, choices: [...kind.choices.keys()] }]),
    owners,
    spellings: patterns.spellings.spellings.join(' '),
    openings: patterns.openings.spellings.join(' '),
    rows,
  }
}

const outlineIn = ({ outline, folds, endings, icons, kinds }: Head): Outline => ({
  ...outline,
  folds: new Map(folds),
  ...(endings !== undefined && { endings: endingsLike(endings) }),
  ...(icons && { icons: bracketIcons(new Map(icons)) }),
  kinds: new Map(kinds.map(([name, kind]) => [name, { ...kind, choices: new Set(kind.choices) }])),
})

import { inEnglish, type Place, type Sentence, say } from '../finding.ts'
import { type CsvField, offsetIn, readCsv } from '../source/csv.ts'
import { type Draft, type LooseEntry, type LooseSource, type Remark, remark } from './loose-draft.ts'

type Row = readonly CsvField[]

/** What spreadsheets write between fields, and what to call it. */
export const SEPARATORS: Readonly<Record<string, Sentence>> = {
  '\t': say`tabs`,
  ';': say`semicolons`,
  ',': say`commas`,
}

/** A line a card: a column with its id or title, and one with its text; the first line may name the columns. */
export function csvDraft(source: LooseSource, separator: string): Draft | undefined {
  const { records, fault } = readCsv(source.text, separator)
  const rows = records.filter((row) => row.length > 1)
  const [first] = rows
  if (!first) return undefined
  const format = `a CSV file with ${inEnglish(SEPARATORS[separator]!)} between its fields`
  const broken = fault ? [remark(fault.message, fault.hint, source.place(fault.at, fault.at + 1))] : []
  const columns = columnsOf(rows, source)
  const body = columns.hasHeader ? records.slice(1) : records
  return {
    format,
    entries: body.flatMap((row) => entryIn(row, columns, source)),
    refusals: [
      ...broken,
      ...(columns.refusal ? [columns.refusal] : []),
      ...body.flatMap((row) => wrongWidth(row, first.length, separator, source)),
    ],
    notes: [],
  }
}

interface Columns {
  readonly name: number
  readonly hasHeader: boolean
  readonly text?: number
  /** Why nobody can tell where the texts are. */
  readonly refusal?: Remark
}

/** Names of columns are short. */
const MAX_HEADER = 40
/** What slips make of short words is as near to a title as "title" is to "tile". */
const LEAST_SLIP = 6
/** How many times longer the texts of a column are than those of any other, if that is to tell which is meant. */
const CLEARLY = 3

/** Names are in the column with most names of cards; the text is where the first line says so, or else in the longest. */
function columnsOf(rows: readonly Row[], { names, lang, place }: LooseSource): Columns {
  const header = rows[0]!
  const isName = (field: CsvField | undefined) => field !== undefined && names.idOf(field.value) !== undefined
  const all = header.map((field, column) => ({
    column,
    names: rows.filter((row) => isName(row[column])).length,
    length: rows.reduce((sum, row) => sum + (row[column]?.value.length ?? 0), 0),
    rank: textRank(field.value, lang),
  }))
  const name = all.reduce((best, each) => (each.names > best.names ? each : best))
  const field = header[name.column]!
  const isShort = header.every(({ value }) => value.length <= MAX_HEADER)
  const isSlip = field.value.length >= LEAST_SLIP && names.guess(field.value) !== undefined
  const isHead = isHeadWord(field.value) || all.some(({ column, rank }) => column !== name.column && rank > 0)
  const hasHeader = isShort && !isName(field) && (isHead || !isSlip)
  // A column of titles beside one of ids is no text.
  const others = all.filter((each) => each !== name && each.names * 2 <= name.names)
  const named = hasHeader ? others.filter(({ rank }) => rank > 0) : []
  const [text, second] =
    named.length > 0
      ? named.toSorted((a, b) => b.rank - a.rank)
      : others.toSorted((a, b) => b.length - a.length)
  const known = { name: name.column, hasHeader }
  const start = place(header[0]!.from, header[0]!.from)
  if (!text) return { ...known, refusal: noText(start) }
  const isClear =
    !second || (named.length > 0 ? text.rank > second.rank : text.length >= CLEARLY * second.length)
  if (isClear) return { ...known, text: text.column }
  return { ...known, refusal: twoTexts(text.column, second.column, start) }
}

/** Names of columns that hold texts, in words of files for translators. */
const TEXT_WORDS = new Set(
  (
    'text texts translation translated target texte texto testo übersetzung traduction traducción traduzione ' +
    '文字 內文 翻譯 譯文 テキスト 本文 翻訳 訳文 ข้อความ คำแปล'
  ).split(' '),
)

/** Names of columns that hold names of cards. */
const NAME_WORDS = new Set(
  (
    'id key card cards title titles name names karte karten titel kartentitel carte cartes titre titres nom ' +
    'carta cartas título títulos titulo nombre titolo titoli nome ' +
    '卡牌 卡片 牌名 卡名 名稱 標題 カード カード名 タイトル 名前 การ์ด ไพ่ ชื่อ ชื่อการ์ด'
  ).split(' '),
)

const isHeadWord = (header: string): boolean => wordsIn(header).some((word) => NAME_WORDS.has(word))

const wordsIn = (header: string): string[] => header.toLowerCase().split(/[^\p{L}\p{M}-]+/u)

/** How surely a column is the one with the texts, by its name: the name of the language beats "text". */
function textRank(header: string, lang: string): number {
  const words = wordsIn(header)
  const languages = [lang, ...['en', lang].map((each) => languageName(lang, each))]
  if (words.some((word) => languages.includes(word))) return 2
  return words.some((word) => TEXT_WORDS.has(word)) ? 1 : 0
}

const languageName = (lang: string, inLanguage: string): string | undefined => {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(lang)?.toLowerCase()
  } catch {
    // A game may call its languages what it likes.
    return undefined
  }
}

const noText = (place: Place): Remark =>
  remark(
    say`there is a column with names of cards, and none with texts`,
    say`Write a line a card: its id or title, and its text.`,
    place,
  )

const twoTexts = (one: number, other: number, place: Place): Remark =>
  remark(
    say`the texts may be in column ${Math.min(one, other) + 1} or in column ${Math.max(one, other) + 1}`,
    say`Name the columns in a first line, that of the texts "text".`,
    place,
  )

/** A line with more fields than the first: most likely a text with separators in it. */
function wrongWidth(row: Row, width: number, separator: string, { place }: LooseSource): Remark[] {
  const extra = row.slice(width).find(({ value }) => value !== '')
  if (!extra) return []
  return [
    remark(
      say`fields in this line: ${row.length}, in the first: ${width}`,
      say`Put double quotes round texts with ${SEPARATORS[separator]!} in them.`,
      place(extra.from, extra.from + extra.value.length),
    ),
  ]
}

function entryIn(
  row: Row,
  { name: nameColumn, text: textColumn }: Columns,
  { place }: LooseSource,
): LooseEntry[] {
  const [name, text] = [row[nameColumn], row[textColumn ?? -1]]
  if (!name || (name.value === '' && !text?.value)) return []
  const placeIn = (field: CsvField) => (from: number, to: number) =>
    place(offsetIn(field, from), offsetIn(field, to))
  return [
    {
      name: name.value,
      place: placeIn(name)(0, name.value.length),
      ...(text?.value && { text: { value: text.value, words: placeIn(text) } }),
    },
  ]
}

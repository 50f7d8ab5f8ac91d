import { type Sentence, say } from '../finding.ts'

/** Lines of fields with a separator between them, as spreadsheets write them. */
export interface Csv {
  readonly records: readonly (readonly CsvField[])[]
  /** Where it cannot be read any further. */
  readonly fault?: CsvFault
}

interface CsvFault {
  readonly at: number
  readonly message: Sentence
  readonly hint: Sentence
}

export interface CsvField {
  readonly value: string
  /** Where the value begins in the text. */
  readonly from: number
  /** Between double quotes, each of its own double quotes is written twice. */
  readonly quoted: boolean
}

/** Far more than a card game has; a file of nothing but separators would fill the memory. */
const MAX_FIELDS = 50_000

/** Lines end with \n. In double quotes a field may hold separators, line ends, and double quotes written twice. */
export function readCsv(text: string, separator: string): Csv {
  const records: CsvField[][] = []
  let record: CsvField[] = []
  let fields = 0
  for (let at = 0; ; at++) {
    const read = fieldAt(text, at, separator)
    if ('message' in read) {
      const rest = { value: text.slice(at), from: at, quoted: false }
      return { records: [...records, [...record, rest]].filter(isFilled), fault: read }
    }
    record.push(read.field)
    at = read.end
    if (++fields > MAX_FIELDS) return { records, fault: tooMany(at) }
    if (text[at] === separator) continue
    records.push(record)
    record = []
    if (at >= text.length) return { records: records.filter(isFilled) }
  }
}

/** Where the first `length` characters of a field end in the text. */
export const offsetIn = ({ value, from, quoted }: CsvField, length: number): number =>
  from + length + (quoted ? value.slice(0, length).split('"').length - 1 : 0)

const isFilled = (record: readonly CsvField[]): boolean => record.some(({ value }) => value !== '')

const tooMany = (at: number): CsvFault => ({
  at,
  message: say`more than ${MAX_FIELDS} fields`,
  hint: say`Split the file.`,
})

interface FieldRead {
  readonly field: CsvField
  /** At the separator, the end of the line or of the text. */
  readonly end: number
}

function fieldAt(text: string, start: number, separator: string): FieldRead | CsvFault {
  const from = pastBlanks(text, start, separator)
  if (text[from] === '"') return quotedField(text, from, separator)
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end++
  return { field: { value: text.slice(from, end).trimEnd(), from, quoted: false }, end }
}

function quotedField(text: string, open: number, separator: string): FieldRead | CsvFault {
  let close = text.indexOf('"', open + 1)
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close < 0)
    return {
      at: open,
      message: say`this double quote is not closed`,
      hint: say`Close it behind the text; a double quote inside the text is written twice: "".`,
    }
  const end = pastBlanks(text, close + 1, separator)
  if (end < text.length && text[end] !== separator && text[end] !== '\n')
    return {
      at: end,
      message: say`behind a closing double quote comes the next field or the end of the line, not "${text[end]!}"`,
      hint: say`Write double quotes inside a text twice, and one around all of it: "He says ""no"".".`,
    }
  const value = text.slice(open + 1, close).replaceAll('""', '"')
  return { field: { value, from: open + 1, quoted: true }, end }
}

function pastBlanks(text: string, at: number, separator: string): number {
  while ((text[at] === ' ' || text[at] === '\t') && text[at] !== separator) at++
  return at
}

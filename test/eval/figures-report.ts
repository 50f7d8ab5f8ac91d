import type { Figures, Noticed } from './figures.ts'
import { MUTATION_KINDS } from './hands.ts'

const share = (part: number, whole: number): string =>
  whole > 0 ? `${((100 * part) / whole).toFixed(1)} %` : '-'
const each = (part: number, whole: number): string => (whole > 0 ? (part / whole).toFixed(2) : '-')

/** What an editor gets, by the kind of slip. */
export function figureLines(name: string, { wrong, byKind, swapped, right }: Figures): string[] {
  const line = (what: string, { total, noticed, errors }: Noticed) =>
    `  ${what.padEnd(14)}${String(total).padStart(6)}${share(noticed, total).padStart(11)}${share(errors, total).padStart(11)}`
  return [
    `  ${`(${name})`.padEnd(14)} texts    noticed   as error`,
    ...MUTATION_KINDS.flatMap((kind) => (byKind.has(kind) ? [line(kind, byKind.get(kind)!)] : [])),
    line('all wrong', wrong),
    line('swapped', swapped),
    `  right texts   ${String(right.total).padStart(6)}   ${right.falseErrors} with a false error (${share(right.falseErrors, right.total)}), ${each(right.warnings, right.total)} warnings per text`,
  ]
}

/** A row of the table that test/eval/README.md has: open hands / hands kept out. */
export function tableRow(lang: string, ...figures: readonly Figures[]): string {
  const cell = (value: (figures: Figures) => string) => figures.map(value).join(' / ')
  return `| ${[
    lang,
    cell(({ wrong }) => share(wrong.noticed, wrong.total)),
    cell(({ wrong }) => share(wrong.errors, wrong.total)),
    cell(({ swapped }) => share(swapped.noticed, swapped.total)),
    cell(({ right }) => share(right.falseErrors, right.total)),
    cell(({ right }) => each(right.warnings, right.total)),
  ].join(' | ')} |`
}

export const TABLE_HEAD = [
  '|  | noticed | as errors | swapped noticed | false errors | warnings per right text |',
  '| --- | --- | --- | --- | --- | --- |',
]

const NOTHING: Noticed = { total: 0, noticed: 0, errors: 0 }

/** The figures of several languages, or of several sets of hands, together. */
export function together(all: readonly Figures[]): Figures {
  const add = (some: readonly Noticed[]): Noticed =>
    some.reduce(
      (sum, { total, noticed, errors }) => ({
        total: sum.total + total,
        noticed: sum.noticed + noticed,
        errors: sum.errors + errors,
      }),
      NOTHING,
    )
  const sum = (field: keyof Figures['right']) => all.reduce((total, { right }) => total + right[field], 0)
  return {
    wrong: add(all.map(({ wrong }) => wrong)),
    byKind: new Map(
      MUTATION_KINDS.map((kind) => [kind, add(all.map(({ byKind }) => byKind.get(kind) ?? NOTHING))]),
    ),
    swapped: add(all.map(({ swapped }) => swapped)),
    right: { total: sum('total'), falseErrors: sum('falseErrors'), warnings: sum('warnings') },
  }
}

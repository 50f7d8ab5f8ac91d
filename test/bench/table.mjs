// All figures of a run, kept beside the benchmarks until the next run, which shows what has changed since.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'

const LAST = fileURLToPath(new URL('LAST.md', import.meta.url))
const HEAD = ['', 'ms', 'processor ms', 'MB', '× pdfkit', 'last time', 'each more, ms']
const WIDTHS = [42, 6, 12, 4, 8, 9, 13]

/** Ratios of the last run, by the name of their row. */
const before = lastRatios()
const rows = []
const remarks = []

/**
 * A line of the table, from any benchmark: `wall` and `cpu` in milliseconds, `memory` in MB, `ratio` to the baseline, `each` what one
 * more costs a processor in milliseconds; whatever was not measured stays empty.
 */
export function note(name, { wall, cpu, memory, ratio, each }) {
  const cells = [
    name,
    number(wall),
    number(cpu),
    number(memory),
    number(ratio, 2),
    before.get(name) ?? '',
    number(each, 2),
  ]
  rows.push(line(cells))
  console.log(rows.at(-1))
}

/** Figures of another kind, each with what it tells: {"kB": 700, "ms to the first card": 900}. */
export function remark(name, figures) {
  const told = Object.entries(figures).map(([what, figure]) => `${figure} ${what}`)
  remarks.push(`| ${name} | ${told.join(' · ')} |`)
  console.log(remarks.at(-1))
}

export const begin = () => console.log(head())

/** Only of a whole run: a part of the figures in place of all of them would lose the rest. */
export function keep() {
  // A machine that does something else as well spoils times and ratios; processor time stays about right.
  const about = `Node ${process.version}, ${availableParallelism()} cores, load ${loadavg()[1].toFixed(1)}.`
  const table = [head(), ...rows].join('\n')
  const others =
    remarks.length > 0 ? `\n${['| the desk |  |', '| --- | --- |', ...remarks].join('\n')}\n` : ''
  writeFileSync(LAST, `# The last run of \`npm run bench\`\n\n${about}\n\n${table}\n${others}`)
}

const number = (value, digits = 0) => (value === undefined ? '' : value.toFixed(digits))

const line = (cells) =>
  `| ${cells.map((cell, n) => (n === 0 ? cell.padEnd(WIDTHS[n]) : cell.padStart(WIDTHS[n]))).join(' | ')} |`

const head = () =>
  `${line(HEAD)}\n| ${WIDTHS.map((width, n) => `${'-'.repeat(width - 1)}${n === 0 ? '-' : ':'}`).join(' | ')} |`

function lastRatios() {
  if (!existsSync(LAST)) return new Map()
  const cells = readFileSync(LAST, 'utf8')
    .split('\n')
    .filter((text) => text.startsWith('|'))
    .map((text) => text.split('|').map((cell) => cell.trim()))
  return new Map(cells.map(([, name, , , , ratio]) => [name, ratio]))
}

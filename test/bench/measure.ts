/** One line of the table that `npm run bench` prints. */
export interface Measurement {
  readonly what: string
  readonly lang: string
  /** Milliseconds a card: the first round, which still meets new words, and the best of five. */
  readonly first: number
  readonly best: number
  /** The same best of five in processor time, which other programs on the machine do not lengthen. */
  readonly cpu: number
  /** Highest memory the process had so far, in megabytes. */
  readonly peak: number
}

/** Times five rounds of the same work on `cards` cards. */
export function measure(what: string, lang: string, cards: number, work: () => void): Measurement {
  const rounds = Array.from({ length: 5 }, () => {
    const [start, used] = [performance.now(), process.cpuUsage()]
    work()
    const { user, system } = process.cpuUsage(used)
    return { wall: (performance.now() - start) / cards, cpu: (user + system) / 1000 / cards }
  })
  return {
    what,
    lang,
    first: rounds[0]!.wall,
    best: Math.min(...rounds.map(({ wall }) => wall)),
    cpu: Math.min(...rounds.map(({ cpu }) => cpu)),
    peak: process.resourceUsage().maxRSS / 1024,
  }
}

export function table(rows: readonly Measurement[]): string {
  const cells = rows.map(({ what, lang, first, best, cpu, peak }) => [
    what,
    lang,
    first.toFixed(3),
    best.toFixed(3),
    cpu.toFixed(3),
    peak.toFixed(0),
  ])
  const head = ['what', 'language', 'first, ms a card', 'best of five', 'processor', 'peak, MB']
  const widths = head.map((title, i) => Math.max(title.length, ...cells.map((row) => row[i]!.length)))
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ')
  return [line(head), ...cells.map(line)].join('\n')
}

import { readFileSync } from 'node:fs'

export interface TableColumn {
  readonly players: number
  readonly text: (row: string) => string
  readonly number: (row: string) => number
}

/** The columns of fixtures/setup-table.md. */
export function setupTable(): TableColumn[] {
  const file = readFileSync(new URL('fixtures/setup-table.md', import.meta.url), 'utf8')
  const rows = file
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(1, -1))
    .map(([name, ...cells]) => [name!.trim(), cells.map((cell) => cell.trim())] as const)
  const table = new Map(rows)
  return table.get('players')!.map((players, i) => {
    const text = (row: string) => table.get(row)![i]!
    return { players: Number(players), text, number: (row) => Number(text(row)) }
  })
}

// Measures the rows, all of them in every round, so that a busy minute of the machine spoils none; the best of each counts.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measured } from './measure-command.mjs'
import { rowsIn } from './rows.mjs'
import { note } from './table.mjs'

const ROUNDS = Number(process.env.ROUNDS ?? 5)

const place = mkdtempSync(join(tmpdir(), 'growl-bench-'))
const rows = rowsIn(place)
const best = new Map()
for (let round = 0; round < ROUNDS; round++)
  for (const row of rows) {
    const figures = await measured(row)
    const known = best.get(row.name) ?? figures
    best.set(row.name, {
      wall: Math.min(figures.wall, known.wall),
      cpu: Math.min(figures.cpu, known.cpu),
      memory: Math.max(figures.memory, known.memory),
    })
  }
rmSync(place, { recursive: true })

/** What one more has cost a processor, since the row before with fewer of the same: if cost grows as it should, it stays the same. */
function eachMore({ name, grows, count }) {
  const fewer = rows.filter((row) => row.grows === grows && row.count < count).at(-1)
  return fewer && (best.get(name).cpu - best.get(fewer.name).cpu) / (count - fewer.count)
}

for (const row of rows) {
  const figures = best.get(row.name)
  const each = row.grows ? eachMore(row) : undefined
  note(row.name, { ...figures, ratio: figures.wall / best.get(row.of).wall, ...(each && { each }) })
}

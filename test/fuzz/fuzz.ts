// Breaks games at random and looks whether the program takes it as it should: with findings that have a place.
//   npm run fuzz                            a minute of it, with a seed of today
//   npm run fuzz -- --seed 7 --count 500    the first 500 mutants of seed 7
//   npm run fuzz -- --seed 7 --only 123     one of them again
//   npm run fuzz -- --seconds 600           as many as can be tried in ten minutes

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { changedFiles, type Mutant, mutantOf } from './mutant.ts'
import { Trial } from './pool.ts'
import type { Fault, FaultKind } from './verdict.ts'

const THREADS = 2
const KINDS: readonly FaultKind[] = ['crash', 'hang', 'out of memory', 'no place', 'place outside']
const folder = fileURLToPath(new URL('finds', import.meta.url))

interface Find {
  readonly number: number
  readonly mutant: Mutant
  readonly fault: Fault
}

async function main(): Promise<number> {
  const { seed, numbers, end } = chosen()
  rmSync(folder, { recursive: true, force: true })
  const finds: Find[] = []
  const tried = new Map<string, number>()
  await Promise.all(
    Array.from({ length: THREADS }, async () => {
      const trial = new Trial(THREADS)
      for (const number of numbers) {
        const mutant = mutantOf(seed, number)
        const [fault] = await trial.of(mutant)
        tried.set(mutant.road, (tried.get(mutant.road) ?? 0) + 1)
        if (fault) {
          const find = { number, fault, mutant: await smallest(mutant, fault, trial) }
          finds.push(find)
          tell(find, seed)
        }
        if (performance.now() > end) break
      }
      await trial.end()
    }),
  )
  summarise(seed, tried, finds)
  return finds.length > 0 ? 1 : 0
}

function chosen() {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      count: { type: 'string' },
      seconds: { type: 'string' },
      only: { type: 'string' },
    },
  })
  const number = (option: 'seed' | 'count' | 'seconds' | 'only', usual: number): number => {
    const value = Number(values[option] ?? usual)
    if (!(value >= 0)) throw new Error(`--${option} is a number, not "${values[option]}"`)
    return value
  }
  const today = Math.floor(Date.now() / 86_400_000)
  const only = values.only === undefined ? undefined : number('only', 0)
  const seconds = number('seconds', values.count === undefined && only === undefined ? 60 : Infinity)
  return {
    seed: number('seed', today),
    // Shared by all threads: each takes the next.
    numbers: only === undefined ? countTo(number('count', Infinity)) : [only].values(),
    end: performance.now() + seconds * 1000,
  }
}

/** Not closed by whoever stops taking from it. */
function countTo(end: number): Iterable<number> {
  let next = 0
  const iterator: Iterator<number> = {
    next: () => (next < end ? { value: next++ } : { done: true, value: undefined }),
  }
  return { [Symbol.iterator]: () => iterator }
}

/** The same fault with as few of the steps as it takes. */
async function smallest(mutant: Mutant, fault: Fault, trial: Trial): Promise<Mutant> {
  for (const step of mutant.steps.length > 1 ? mutant.steps : []) {
    const smaller = { ...mutant, steps: mutant.steps.filter((other) => other !== step) }
    const again = await trial.of(smaller)
    if (again.some((other) => headOf(other) === headOf(fault))) return smallest(smaller, fault, trial)
  }
  return mutant
}

const headOf = ({ kind, about }: Fault): string =>
  kind === 'crash'
    ? about.split('\n', 1)[0]!
    : kind === 'hang'
      ? kind
      : `${kind} ${about.split(/[: ]/, 1)[0]}`

function tell({ number, mutant, fault }: Find, seed: number): void {
  const place = join(folder, `${seed}-${number}`)
  console.log(`\n${fault.kind}  --seed ${seed} --only ${number}  ${mutant.game}, ${mutant.road}`)
  console.log(`  ${fault.about.slice(0, 1500).replaceAll('\n', '\n  ')}`)
  for (const { file, edit } of mutant.steps) console.log(`  ${file}: ${edit}`)
  for (const [file, content] of Object.entries(changedFiles(mutant))) {
    if (content === undefined || (typeof content === 'object' && 'refused' in content)) continue
    mkdirSync(dirname(join(place, file)), { recursive: true })
    writeFileSync(join(place, file), content)
    console.log(`  ${join(place, file)}`)
  }
}

function summarise(seed: number, tried: ReadonlyMap<string, number>, finds: readonly Find[]): void {
  const rows = [...tried].sort().map(([road, count]) => {
    const faults = KINDS.map(
      (kind) => finds.filter(({ mutant, fault }) => mutant.road === road && fault.kind === kind).length,
    )
    return [road, count, ...faults]
  })
  const sums = ['all', ...[1, 2, 3, 4, 5, 6].map((i) => rows.reduce((sum, row) => sum + Number(row[i]), 0))]
  console.log()
  for (const row of [['road', 'mutants', ...KINDS], ...rows, sums])
    console.log(row.map((cell, i) => (i === 0 ? `${cell}`.padEnd(8) : `${cell}`.padStart(15))).join(''))
  const peak = process.resourceUsage().maxRSS / 1024
  console.log(
    `\nSeed ${seed}, ${(performance.now() / 1000).toFixed(0)} s, at most ${peak.toFixed(0)} MB of memory.`,
  )
}

process.exitCode = await main()

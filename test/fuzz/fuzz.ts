// Breaks games at random and looks whether the program takes it as it should: with findings that have a place.
//   npm run fuzz                            a minute of it, with a seed of today
//   npm run fuzz -- --seed 7 --count 500    the first 500 mutants of seed 7
//   npm run fuzz -- --seed 7 --only 123     one of them again
//   npm run fuzz -- --seconds 600           as many as can be tried in ten minutes

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { LIMITS } from './limits.ts'
import { changedFiles, filesOf, type Mutant, mutantOf } from './mutant.ts'
import { Trial } from './trial.ts'
import type { Fault, FaultKind } from './verdict.ts'

const PROCESSES = 2
const KINDS: readonly FaultKind[] = [
  'crash',
  'hang',
  'out of memory',
  'no place',
  'place outside',
  'odd words',
]
/** Whoever waits for an hour wants to know that something is going on. */
const TOLD_EVERY = 500
const folder = fileURLToPath(new URL('finds', import.meta.url))

interface Tried {
  readonly number: number
  readonly mutant: Mutant
  readonly fault: Fault | undefined
  /** Seconds of the processor. */
  readonly processor: number
  /** The most MB its process has had so far. */
  readonly memory: number
}

async function main(): Promise<number> {
  const { seed, numbers, end } = chosen()
  rmSync(folder, { recursive: true, force: true })
  const tried: Tried[] = []
  await Promise.all(
    Array.from({ length: PROCESSES }, async () => {
      const trial = newTrial()
      for (const number of numbers) {
        const mutant = mutantOf(seed, number)
        const { faults, processor, memory } = await trial.of(mutant)
        tried.push({ number, mutant, fault: faults[0], processor, memory })
        if (tried.length % TOLD_EVERY === 0) console.log(progress(tried))
        if (faults[0]) await tell(seed, number, mutant, faults[0], trial)
        if (performance.now() > end) break
      }
      await trial.end()
    }),
  )
  summarise(seed, tried)
  return tried.some(({ fault }) => fault) ? 1 : 0
}

const progress = (tried: readonly Tried[]): string =>
  `${tried.length} mutants, ${tried.filter(({ fault }) => fault).length} faults, ${(performance.now() / 1000).toFixed(0)} s`

const newTrial = (): Trial =>
  new Trial({
    process: new URL('./trial-process.js', import.meta.url),
    thread: new URL('./thread.js', import.meta.url),
    limits: LIMITS,
  })

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
    const { faults } = await trial.of(smaller)
    if (faults.some((other) => headOf(other) === headOf(fault))) return smallest(smaller, fault, trial)
  }
  return mutant
}

const headOf = ({ kind, about }: Fault): string =>
  kind === 'crash'
    ? about.split('\n', 1)[0]!
    : kind === 'hang'
      ? kind
      : `${kind} ${about.split(/[: ]/, 1)[0]}`

/** Says at once what was found, since looking for the smallest mutant that does the same may take minutes. */
async function tell(seed: number, number: number, mutant: Mutant, fault: Fault, trial: Trial): Promise<void> {
  console.log(`\n${fault.kind}  --seed ${seed} --only ${number}  ${mutant.game}, ${mutant.road}`)
  console.log(`  ${fault.about.slice(0, 1500).replaceAll('\n', '\n  ')}`)
  const small = await smallest(mutant, fault, trial)
  for (const { file, as = file, edit } of small.steps) console.log(`  #${number} ${as}: ${edit}`)
  save(small, join(folder, `${seed}-${number}`))
}

function save(mutant: Mutant, place: string): void {
  const files = filesOf(mutant)
  for (const file of Object.keys(changedFiles(mutant))) {
    const content = files[file]
    if (content === undefined || (typeof content === 'object' && 'refused' in content)) continue
    mkdirSync(dirname(join(place, file)), { recursive: true })
    writeFileSync(join(place, file), content)
    console.log(`  ${join(place, file)}`)
  }
}

function summarise(seed: number, tried: readonly Tried[]): void {
  const roads = [...new Set(tried.map(({ mutant }) => mutant.road))].sort()
  const rows = roads.map((road) =>
    row(
      road,
      tried.filter(({ mutant }) => mutant.road === road),
    ),
  )
  console.log()
  for (const cells of [['road', 'mutants', ...KINDS, 'processor s', 'most'], ...rows, row('all', tried)])
    console.log(cells.map((cell, i) => (i === 0 ? cell.padEnd(8) : cell.padStart(15))).join(''))
  const memory = Math.max(...tried.map(({ memory }) => memory))
  console.log(
    `\nSeed ${seed}, ${(performance.now() / 1000).toFixed(0)} s, at most ${memory.toFixed(0)} MB of memory in one of ${PROCESSES} processes.`,
  )
}

/** How many mutants, faults of each kind, and seconds of the processor: all together, and for the slowest. */
function row(name: string, tried: readonly Tried[]): string[] {
  const faults = KINDS.map((kind) => tried.filter(({ fault }) => fault?.kind === kind).length)
  const seconds = tried.map(({ processor }) => processor)
  const sum = seconds.reduce((sum, each) => sum + each, 0)
  return [name, ...[tried.length, ...faults].map(String), sum.toFixed(1), Math.max(...seconds).toFixed(1)]
}

process.exitCode = await main()

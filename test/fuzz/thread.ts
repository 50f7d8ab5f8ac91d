import { parentPort } from 'node:worker_threads'
import { defaultsFolder } from '../../src/library/defaults.ts'
import { memoryFolder } from '../../src/source/folder.ts'
import { filesOf, type Mutant } from './mutant.ts'
import { walk } from './roads.ts'
import { type Fault, faultsIn } from './verdict.ts'

/** Tries one mutant after the other, as they come in, and sends back what went wrong. */
parentPort!.on('message', async (mutant: Mutant) => parentPort!.postMessage(await tried(mutant)))
parentPort!.postMessage([])

async function tried(mutant: Mutant): Promise<Fault[]> {
  const folder = memoryFolder(filesOf(mutant), mutant.game)
  try {
    const findings = await walk(folder, mutant.road, mutant.seed)
    return faultsIn(findings, [folder, defaultsFolder()])
  } catch (error) {
    return [{ kind: 'crash', about: stackOf(error) }]
  }
}

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 8).join('\n') : String(error)

// Stands in for thread.ts: does with a "mutant" whatever its game is called. Run by trial.test.ts.
import { parentPort } from 'node:worker_threads'

const deeds = {
  fine: () => [],
  loops: () => {
    for (;;);
  },
  'waits for ever': () => new Promise(() => {}),
  // If nobody did anything, Node would end the thread for the first, the whole process for the second, and not notice the third.
  'heaps up objects': () => {
    for (const all = []; ; ) all.push({ all: [all.length] })
  },
  'heaps up numbers': () => {
    for (const all = []; ; ) all.push(1)
  },
  'heaps up bytes': () => {
    for (const all = []; ; ) all.push(new Uint8Array(2 ** 24).fill(1))
  },
  throws: () => JSON.parse('{'),
  exits: () => process.exit(3),
}
parentPort.on('message', async ({ game }) => parentPort.postMessage(await deeds[game]()))
parentPort.postMessage([])
